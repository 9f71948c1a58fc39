import type { Schemas } from '@so-the/api-client';
import { useUpdateNumberLotMutation } from '../../../api/posDebtApi.ts';
import { ADJUST_REASON_LENGTH } from '../../../kit/document/adjustReason.ts';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { reasonRule } from '../../../kit/form/fieldRules.ts';
import { formFields } from '../../../kit/form/formFields.tsx';
import { formatMoney } from '@so-the/ui/format';
import { lotBody, lotTitle } from './lotBody.ts';

interface AdjustValues {
  AdjustAmount: number | null;
  Reason: string;
}

const Field = formFields<AdjustValues>();

/** Takes what will not come off a lot, or adds to it, for a reason; it counts in the business result. */
export function AdjustLotDialog({ lot, onClose }: { lot: Schemas['NumberLot']; onClose: () => void }) {
  const [update] = useUpdateNumberLotMutation();
  const { numberLoID, Remain } = lot;
  const send = ({ AdjustAmount, Reason }: AdjustValues, idempotencyKey: string) =>
    update({ body: { ...lotBody(lot), AdjustAmount: AdjustAmount ?? 0, Reason }, idempotencyKey }).unwrap();
  return (
    <MoneyDialog<AdjustValues>
      title="Điều chỉnh số còn lại của lô"
      draft={`adjustLot/${numberLoID}`}
      values={{ AdjustAmount: Remain, Reason: '' }}
      facts={({ AdjustAmount, Reason }) => ({
        party: lotTitle(lot),
        amount: AdjustAmount ?? 0,
        fund: 'Không qua quỹ – thiếu/thừa lô',
        debt: { label: 'Còn lại của lô', before: Remain, after: Remain - (AdjustAmount ?? 0) },
        note: `Lý do: ${Reason.trim()}`,
      })}
      send={send}
      done="Điều chỉnh lô thành công"
      onClose={onClose}
    >
      <Field.Money
        name="AdjustAmount"
        label="Số tiền giảm trừ"
        hint="Số dương: lô bớt phải về. Số âm: lô thêm phải về."
        allowNegative
        rule={(amount) => {
          if (amount === 0) return 'Số tiền phải khác 0';
          return amount > Math.max(0, Remain)
            ? `Số tiền vượt quá số còn lại của lô ${formatMoney(Math.max(0, Remain))}`
            : undefined;
        }}
        required
      />
      <Field.TextArea name="Reason" label="Lý do" rule={reasonRule(ADJUST_REASON_LENGTH)} maxLength={500} required />
    </MoneyDialog>
  );
}
