import type { Schemas } from '@so-the/api-client';
import { bankName, maskCard } from '@so-the/ui/format';
import { useSaveCardMutation } from '../../api/cardDataApi.ts';
import { cardBody, cardValues } from '../../kit/cards/cardValues.ts';
import { ConfirmedDialog } from '../../kit/form/sending/ConfirmedDialog.tsx';

const STOPPED = 0;

/** Props of {@link StopCardDialog}. */
export interface StopCardDialogProps {
  card: Schemas['ExpiringCard'];
  onClose: () => void;
}

/** Takes a card out of use: no appointment is made with it any more. */
export function StopCardDialog({ card, onClose }: StopCardDialogProps) {
  const [saveCard] = useSaveCardMutation();
  const { cardDataID, BankCode, Last4, HolderName, cardInShop, HoldPlace } = card;
  return (
    <ConfirmedDialog
      title="Ngừng dùng thẻ"
      confirmLabel="Ngừng dùng"
      tone="danger"
      draft={`stopCard/${cardDataID}`}
      send={(_reason, idempotencyKey) =>
        saveCard({ body: cardBody({ ...cardValues(card), Status: STOPPED }), idempotencyKey }).unwrap()
      }
      done="Ngừng dùng thẻ thành công"
      onClose={onClose}
    >
      <p>
        Thẻ {bankName(BankCode)} {maskCard(Last4)} của {HolderName} không còn được báo đến hạn và không tạo lịch hẹn
        mới. Dùng lại: sửa trạng thái trong danh sách thẻ.
      </p>
      {cardInShop && <p>{`Cửa hàng đang giữ thẻ này${HoldPlace ? ` ở ${HoldPlace}` : ''}: nhớ trả cho khách.`}</p>}
    </ConfirmedDialog>
  );
}
