import type { Schemas } from '@so-the/api-client';
import { bankName, formatDate, maskCard } from '@so-the/ui/format';
import { useDismissCardNoticeMutation } from '../../api/cardDataApi.ts';
import { ConfirmedDialog } from '../../kit/form/sending/ConfirmedDialog.tsx';

/** Fewest characters of the words why a due card is not worked on. */
export const REASON_LENGTH = 5;

/** Props of {@link DismissDialog}. */
export interface DismissDialogProps {
  card: Schemas['CardData'];
  onClose: () => void;
}

/** Takes a card off the list until its next cycle; it cannot be put back before. */
export function DismissDialog({ card, onClose }: DismissDialogProps) {
  const [dismiss] = useDismissCardNoticeMutation();
  const { cardDataID: CardDataID, BankCode, Last4, CustomerName, NextDue } = card;
  return (
    <ConfirmedDialog
      title="Ẩn thẻ kỳ này"
      confirmLabel="Ẩn thẻ"
      tone="danger"
      draft={`dismiss/${CardDataID}/${NextDue}`}
      reason={{ label: 'Lý do', minLength: REASON_LENGTH }}
      send={(Note, idempotencyKey) => dismiss({ CardDataID, Note, idempotencyKey }).unwrap()}
      done="Ẩn thẻ thành công"
      onClose={onClose}
    >
      <p>
        Thẻ {bankName(BankCode)} {maskCard(Last4)} của {CustomerName}, đến hạn {formatDate(NextDue)}, không còn được báo
        đến hết kỳ này và lịch làm của kỳ thành “Bỏ qua”. Kỳ sau thẻ được báo lại. Không hoàn tác được.
      </p>
    </ConfirmedDialog>
  );
}
