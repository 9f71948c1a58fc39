import type { Schemas } from '@so-the/api-client';
import { useUpdateNumberLotMutation } from '../../../api/posDebtApi.ts';
import { ConfirmedDialog } from '../../../kit/form/sending/ConfirmedDialog.tsx';
import { lotBody, lotTitle } from './lotBody.ts';

/** Takes the settlement of a lot back while nothing was paid for it. */
export function ReopenLotDialog({ lot, onClose }: { lot: Schemas['NumberLot']; onClose: () => void }) {
  const [update] = useUpdateNumberLotMutation();
  return (
    <ConfirmedDialog
      title="Mở lại lô"
      confirmLabel="Mở lại lô"
      draft={`reopenLot/${lot.numberLoID}`}
      send={(_reason, idempotencyKey) =>
        update({ body: { ...lotBody(lot), IsSettled: false }, idempotencyKey }).unwrap()
      }
      done="Mở lại lô thành công"
      onClose={onClose}
    >
      {lotTitle(lot)} trở lại trạng thái đang mở; số trên phiếu kết toán vẫn giữ nguyên.
    </ConfirmedDialog>
  );
}
