import type { Schemas } from '@so-the/api-client';
import { useUpdateNumberLotMutation } from '../../../api/posDebtApi.ts';
import { ConfirmFacts } from '../../../kit/document/ConfirmFacts.tsx';
import { useConfirmed } from '../../../kit/form/sending/useConfirmed.ts';
import { lotBody, lotTitle } from './lotBody.ts';

/** Closes the few đồng that are left of a lot as a rounding difference. */
export function RoundLotDialog({ lot, onClose }: { lot: Schemas['NumberLot']; onClose: () => void }) {
  const [update] = useUpdateNumberLotMutation();
  const { Remain } = lot;
  const { asking: _asking, ...driven } = useConfirmed({
    draft: `roundLot/${lot.numberLoID}`,
    send: (_reason, idempotencyKey) =>
      update({ body: { ...lotBody(lot), CloseRounding: true }, idempotencyKey }).unwrap(),
    done: 'Đóng chênh lệch làm tròn thành công',
    onClose,
  });
  return (
    <ConfirmFacts
      {...driven}
      title="Đóng chênh lệch làm tròn"
      confirmLabel="Xác nhận"
      facts={{
        party: lotTitle(lot),
        amount: Remain,
        fund: 'Không qua quỹ – làm tròn',
        debt: { label: 'Còn lại của lô', before: Remain, after: 0 },
        second: { Write: 2, Amount: Remain, RefID: lot.numberLoID },
      }}
    />
  );
}
