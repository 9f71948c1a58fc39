import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { Button } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { useChangePdfLineStatusMutation } from '../../../api/posDebtApi.ts';
import type { Rights } from '../../../kit/access/rights.ts';
import { CancelDialog } from '../../../kit/document/CancelDialog.tsx';
import { isPayable, LINE } from './lineStates.ts';
import { PayLinesDialog } from './PayStatementDialog.tsx';
import { useLineChange } from './useLineChange.ts';

/** Props of {@link LineActions}. */
export interface LineActionsProps {
  line: Schemas['PdfLine'];
  rights: Rights;
}

/** What this person may do about a row where its status lets it go: match again, leave out, take either back, pay, cancel its payment. */
export function LineActions({ line, rights }: LineActionsProps) {
  const { change, busy } = useLineChange(line.LineID);
  const [asked, setAsked] = useState<'pay' | 'cancel' | null>(null);
  const { Status, Candidates, FileID, PaidInFileID } = line;
  const isMatched = Status === LINE.automatic || Status === LINE.byHand;
  const isOpen = Status === LINE.unmatched && PaidInFileID === undefined;
  const step = (label: string, to: 0 | 1 | 3) => (
    <Button disabled={busy} onClick={() => void change({ Status: to })}>
      {label}
    </Button>
  );
  return (
    <div className="pos-drawer__actions">
      {rights.edit && isOpen && Candidates.length > 0 && step('Khớp lại', LINE.automatic)}
      {rights.edit && Status === LINE.unmatched && step('Bỏ qua', LINE.ignored)}
      {rights.edit && Status === LINE.ignored && step('Không bỏ qua nữa', LINE.unmatched)}
      {rights.edit && isMatched && step('Bỏ khớp', LINE.unmatched)}
      {rights.cancel && Status === LINE.paid && <Button onClick={() => setAsked('cancel')}>Hủy thanh toán</Button>}
      {rights.add && isPayable(line) && (
        <Button variant="primary" onClick={() => setAsked('pay')}>
          Thanh toán dòng này
        </Button>
      )}
      {asked === 'pay' && <PayLinesDialog fileId={FileID} lines={[line]} onClose={() => setAsked(null)} />}
      {asked === 'cancel' && <CancelLine line={line} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** Takes the payment of a row back with a reason; the row stays matched and can be paid again. */
function CancelLine({ line, onClose }: { line: Schemas['PdfLine']; onClose: () => void }) {
  const [changeStatus] = useChangePdfLineStatusMutation();
  const { LineID, LogWithdrawalID, PosName, FileName, Net } = line;
  return (
    <CancelDialog
      draft={`cancelLine/${LineID}`}
      noun="thanh toán dòng sao kê"
      facts={{
        party: joined(PosName, FileName),
        amount: Net,
        fund: 'Tài khoản đã nhận',
        fundLabel: 'Trả lại từ',
        note: 'Lô của lượt quẹt lại chờ số tiền này.',
      }}
      send={(Reason, idempotencyKey) =>
        changeStatus({ LineID, Status: LINE.byHand, LogWithdrawalID, Reason, idempotencyKey }).unwrap()
      }
      onClose={onClose}
    />
  );
}
