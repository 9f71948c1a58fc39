import type { Schemas } from '@so-the/api-client';
import type { ImportColumn } from '@so-the/ui';
import { bankName, formatDate, maskCard } from '@so-the/ui/format';
import { useDismissCardNoticeMutation } from '../../api/cardDataApi.ts';
import { RowsDialog } from '../../kit/batch/rows/RowsDialog.tsx';
import { REASON_LENGTH } from './DismissDialog.tsx';

type Notice = Schemas['CardNoticeRow'];

/** Props of {@link DismissManyDialog}. */
export interface DismissManyDialogProps {
  cards: readonly Notice[];
  /** Told which cards are still on the list. */
  onLeft: (cards: readonly Notice[]) => void;
  onClose: () => void;
}

const columns: readonly ImportColumn<Notice>[] = [
  { field: 'CustomerName', header: 'Khách hàng', width: 176 },
  {
    field: 'Last4',
    header: 'Thẻ',
    width: 160,
    format: ({ BankCode, Last4 }) => `${bankName(BankCode)} ${maskCard(Last4)}`,
  },
  { field: 'NextDue', header: 'Đến hạn', width: 108, format: ({ NextDue }) => formatDate(NextDue) },
];

/** Takes many cards off the list until their next cycle, for one reason; none can be put back before (counter.md §8). */
export function DismissManyDialog({ cards, onLeft, onClose }: DismissManyDialogProps) {
  const [dismiss] = useDismissCardNoticeMutation();
  return (
    <RowsDialog
      verb="Ẩn"
      noun="thẻ"
      tone="danger"
      draft="dismissMany"
      reason={{ label: 'Lý do', minLength: REASON_LENGTH }}
      rows={cards}
      columns={columns}
      keyOf={({ cardDataID }) => String(cardDataID)}
      send={({ cardDataID: CardDataID }, Note, idempotencyKey) =>
        dismiss({ CardDataID, Note, idempotencyKey }).unwrap()
      }
      onLeft={onLeft}
      onClose={onClose}
    >
      <p>
        Các thẻ đã chọn không còn được báo đến hết kỳ này và lịch làm của kỳ thành “Bỏ qua”. Kỳ sau thẻ được báo lại.
        Không hoàn tác được.
      </p>
    </RowsDialog>
  );
}
