import { useRef } from 'react';
import type { Schemas } from '@so-the/api-client';
import { Notice } from '@so-the/ui';
import { useAdjustDebtMutation } from '../../api/debtApi.ts';
import { ADJUST_REASON_LENGTH } from '../../kit/document/adjustReason.ts';
import { MoneyDialog } from '../../kit/document/MoneyDialog.tsx';
import { reasonRule } from '../../kit/form/fieldRules.ts';
import { formFields } from '../../kit/form/formFields.tsx';

interface AdjustValues {
  Amount: number | null;
  Reason: string;
}

const Field = formFields<AdjustValues>();
const WAITING = 5;

/** Changes what a POS owes without money, with a reason; a large change waits for a second person. */
export function AdjustPosDialog({ pos, onClose }: { pos: Schemas['PosDebt']; onClose: () => void }) {
  const [adjustDebt] = useAdjustDebtMutation();
  const waits = useRef(false);
  const { PosID, PosName, Closing } = pos;
  const send = async ({ Amount, Reason }: AdjustValues, idempotencyKey: string) => {
    const body = { DebtType: 4, PartyID: PosID, Amount: Amount ?? 0, Reason } as const;
    const { Data } = await adjustDebt({ body, idempotencyKey }).unwrap();
    waits.current = Data.Status === WAITING;
  };
  return (
    <MoneyDialog<AdjustValues>
      title="Điều chỉnh công nợ POS"
      draft={`adjustPos/${PosID}`}
      values={{ Amount: null, Reason: '' }}
      facts={({ Amount, Reason }) => ({
        party: PosName,
        amount: Amount ?? 0,
        fund: 'Không qua quỹ',
        debt: { before: Closing, after: Closing + (Amount ?? 0) },
        note: `Lý do: ${Reason.trim()}`,
      })}
      send={send}
      done={() => (waits.current ? 'Chờ người thứ hai duyệt' : 'Điều chỉnh công nợ thành công')}
      onClose={onClose}
    >
      <Notice tone="info">Tiền của một lô thì điều chỉnh ở lô; tiền về ghi nhầm thì hủy rồi ghi lại cho đúng.</Notice>
      <Field.Money
        name="Amount"
        label="Số tiền điều chỉnh"
        hint="Số dương: máy phải trả thêm. Số âm: máy trả bớt."
        allowNegative
        rule={(amount) => (amount === 0 ? 'Số tiền phải khác 0' : undefined)}
        required
      />
      <Field.TextArea name="Reason" label="Lý do" rule={reasonRule(ADJUST_REASON_LENGTH)} maxLength={500} required />
    </MoneyDialog>
  );
}
