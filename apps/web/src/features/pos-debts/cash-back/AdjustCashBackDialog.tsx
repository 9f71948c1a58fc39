import type { Schemas } from '@so-the/api-client';
import { formatMoney } from '@so-the/ui/format';
import { usePayCashBackMutation } from '../../../api/posDebtApi.ts';
import { AdjustDialog } from '../../../kit/document/AdjustDialog.tsx';

const ADJUSTMENT = 4;

/** Takes what will not come off the lots of a parent POS, or off what was paid ahead, for a reason; it counts in the business result. */
export function AdjustCashBackDialog({ parent, onClose }: { parent: Schemas['PosCashBack']; onClose: () => void }) {
  const [pay] = usePayCashBackMutation();
  const { PosParentID, PosParentName, Surplus, Balance } = parent;
  return (
    <AdjustDialog
      title="Điều chỉnh tiền về"
      draft={`adjustCashBack/${PosParentID}`}
      party={PosParentName}
      fund="Không qua quỹ – thiếu/thừa lô"
      debt={(amount) => ({ label: 'Công nợ của POS mẹ', before: Balance, after: Balance - amount })}
      second={(amount) => ({ Write: 3, Amount: amount, RefID: PosParentID })}
      amount={{
        label: 'Số tiền điều chỉnh',
        hint: 'Số dương: coi như đã về, lô cũ nhất trước. Số âm: bớt số ứng dư.',
        rule: (amount) => (-amount > Surplus ? `Số tiền giảm vượt quá số ứng dư ${formatMoney(Surplus)}` : undefined),
      }}
      send={(Amount, Reason, idempotencyKey) =>
        pay({ body: { PosParentID, Type: ADJUSTMENT, Amount, Reason }, idempotencyKey }).unwrap()
      }
      done="Điều chỉnh tiền về thành công"
      onClose={onClose}
    />
  );
}
