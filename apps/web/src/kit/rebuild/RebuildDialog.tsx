import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { Button, ConfirmDialog, Dialog, DialogBody, DialogFoot, Icon, Notice } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import './RebuildDialog.css';

type RebuildResult = Schemas['RebuildResult'];

/** What is worked out anew, and how. */
export interface Rebuild {
  /** Inside a sentence: "số dư tài khoản". */
  subject: string;
  /** Carries it out; rejects with the failure of the call. */
  run: () => Promise<RebuildResult>;
}

/** Props of {@link RebuildDialog}. */
export interface RebuildDialogProps extends Rebuild {
  /** Called once what changed was read, or the person changed their mind. */
  onClose: () => void;
}

/**
 * Works balances out anew from the entries, after asking, and shows that nothing changed, or what did. No balance can be
 * lost by it: each is read from the entries.
 */
export function RebuildDialog({ subject, run, onClose }: RebuildDialogProps) {
  const [result, setResult] = useState<RebuildResult>();
  if (result) return <Outcome subject={subject} result={result} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={`Tính lại ${subject}`}
      confirmLabel="Tính lại"
      onConfirm={async () => setResult(await run())}
      onClose={onClose}
    >
      Cộng lại {subject} từ từng bút toán và so với số đang giữ. Không bút toán nào bị sửa.
    </ConfirmDialog>
  );
}

interface OutcomeProps {
  subject: string;
  result: RebuildResult;
  onClose: () => void;
}

function Outcome({ subject, result: { Checked, Entries, Differences, Rows }, onClose }: OutcomeProps) {
  const differing = Rows.filter(({ Difference }) => Difference !== 0);
  return (
    <Dialog title={`Đã tính lại ${subject}`} onClose={onClose}>
      <DialogBody>
        <Notice tone={Differences === 0 ? 'success' : 'warning'}>
          Đã so {Checked} tài khoản, {Entries} bút toán:{' '}
          {Differences === 0 ? 'không có gì thay đổi.' : `${Differences} tài khoản lệch.`}
        </Notice>
        {differing.length > 0 && (
          <ul className="rebuild-rows">
            {differing.map(({ ShopID, Account, Name, Kept, Folded }) => (
              <li key={`${ShopID} ${Account}`}>
                <span>{Name}</span>
                <span>
                  {formatMoney(Kept)} <Icon name="arrow-right" size={14} label="thành" />{' '}
                  <strong>{formatMoney(Folded)}</strong>
                </span>
              </li>
            ))}
          </ul>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
      </DialogFoot>
    </Dialog>
  );
}
