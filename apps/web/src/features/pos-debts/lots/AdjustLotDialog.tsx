import type { Schemas } from '@so-the/api-client';
import { formatMoney } from '@so-the/ui/format';
import { useUpdateNumberLotMutation } from '../../../api/posDebtApi.ts';
import { AdjustDialog } from '../../../kit/document/AdjustDialog.tsx';
import { faultsAt } from '../../../kit/form/fieldErrors.ts';
import { lotBody, lotTitle } from './lotBody.ts';

/** Takes what will not come off a lot, or adds to it, for a reason; it counts in the business result. */
export function AdjustLotDialog({ lot, onClose }: { lot: Schemas['NumberLot']; onClose: () => void }) {
  const [update] = useUpdateNumberLotMutation();
  const { numberLoID, Remain } = lot;
  const most = Math.max(0, Remain);
  const send = async (AdjustAmount: number, Reason: string, idempotencyKey: string) => {
    try {
      await update({ body: { ...lotBody(lot), AdjustAmount, Reason }, idempotencyKey }).unwrap();
    } catch (caught) {
      throw faultsAt(caught, (sent) => (sent === 'AdjustAmount' ? 'Amount' : sent));
    }
  };
  return (
    <AdjustDialog
      title="Điều chỉnh số còn lại của lô"
      draft={`adjustLot/${numberLoID}`}
      party={lotTitle(lot)}
      fund="Không qua quỹ – thiếu/thừa lô"
      debt={(amount) => ({ label: 'Còn lại của lô', before: Remain, after: Remain - amount })}
      second={(amount) => ({ Write: 2, Amount: amount, RefID: numberLoID })}
      amount={{
        label: 'Số tiền giảm trừ',
        hint: 'Số dương: lô bớt phải về. Số âm: lô thêm phải về.',
        start: Remain,
        rule: (amount) => (amount > most ? `Số tiền vượt quá số còn lại của lô ${formatMoney(most)}` : undefined),
      }}
      send={send}
      done="Điều chỉnh lô thành công"
      onClose={onClose}
    />
  );
}
