import type { Schemas } from '@so-the/api-client';
import { formatMoney } from '@so-the/ui/format';
import { usePayCashBackMutation } from '../../../api/posDebtApi.ts';
import { ADJUST_REASON_LENGTH } from '../../../kit/document/adjustReason.ts';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { reasonRule } from '../../../kit/form/fieldRules.ts';
import { formFields } from '../../../kit/form/formFields.tsx';

interface AdjustValues {
  Amount: number | null;
  Reason: string;
}

const Field = formFields<AdjustValues>();
const ADJUSTMENT = 4;

/** Takes what will not come off the lots of a parent POS, or off what was paid ahead, for a reason; it counts in the business result. */
export function AdjustCashBackDialog({ parent, onClose }: { parent: Schemas['PosCashBack']; onClose: () => void }) {
  const [pay] = usePayCashBackMutation();
  const { PosParentID, PosParentName, Surplus, Balance } = parent;
  const send = ({ Amount, Reason }: AdjustValues, idempotencyKey: string) =>
    pay({ body: { PosParentID, Type: ADJUSTMENT, Amount: Amount ?? 0, Reason }, idempotencyKey }).unwrap();
  return (
    <MoneyDialog<AdjustValues>
      title="Điều chỉnh tiền về"
      draft={`adjustCashBack/${PosParentID}`}
      values={{ Amount: null, Reason: '' }}
      facts={({ Amount, Reason }) => ({
        party: PosParentName,
        amount: Amount ?? 0,
        fund: 'Không qua quỹ – thiếu/thừa lô',
        debt: { label: 'Công nợ của POS mẹ', before: Balance, after: Balance - (Amount ?? 0) },
        note: `Lý do: ${Reason.trim()}`,
      })}
      send={send}
      done="Điều chỉnh tiền về thành công"
      onClose={onClose}
    >
      <Field.Money
        name="Amount"
        label="Số tiền điều chỉnh"
        hint="Số dương: coi như đã về, lô cũ nhất trước. Số âm: bớt số ứng dư."
        allowNegative
        rule={(amount) => {
          if (amount === 0) return 'Số tiền phải khác 0';
          return -amount > Surplus ? `Số tiền giảm vượt quá số ứng dư ${formatMoney(Surplus)}` : undefined;
        }}
        required
      />
      <Field.TextArea name="Reason" label="Lý do" rule={reasonRule(ADJUST_REASON_LENGTH)} maxLength={500} required />
    </MoneyDialog>
  );
}
