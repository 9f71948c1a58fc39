import type { CardData } from '@so-the/api-client';
import type { ImportColumn } from '@so-the/ui';
import { bankName, maskCard } from '@so-the/ui/format';
import { useAskAnew } from '../../api/declare.ts';
import { useChangeHoldCardMutation } from '../../api/cardDataApi.ts';
import { RowsDialog } from '../batch/rows/RowsDialog.tsx';

/** A card as far as holding it asks. */
export type HeldCard = Pick<
  CardData,
  'cardDataID' | 'cardInShop' | 'BankCode' | 'Last4' | 'HolderName' | 'CustomerName'
>;

/** Props of {@link HoldManyDialog}. */
export interface HoldManyDialogProps<Card extends HeldCard> {
  cards: readonly Card[];
  /** Whether the shop takes them in; else it hands them back. */
  takesIn: boolean;
  /** Told which cards stay where they were. */
  onLeft: (cards: readonly Card[]) => void;
  onClose: () => void;
}

const columns: readonly ImportColumn<HeldCard>[] = [
  { field: 'CustomerName', header: 'Khách hàng', width: 176 },
  {
    field: 'Last4',
    header: 'Thẻ',
    width: 160,
    format: ({ BankCode, Last4 }) => `${bankName(BankCode)} ${maskCard(Last4)}`,
  },
  { field: 'HolderName', header: 'Chủ thẻ', width: 176 },
];

/**
 * Takes many cards in or hands them back after one question (counter.md §8). The call turns a card round, so each is read
 * anew before: one that somebody else has handled meanwhile stays.
 */
export function HoldManyDialog<Card extends HeldCard>({ cards, takesIn, onLeft, onClose }: HoldManyDialogProps<Card>) {
  const [changeHold] = useChangeHoldCardMutation();
  const ask = useAskAnew();
  const send = async ({ cardDataID }: Card, _reason: string, idempotencyKey: string) => {
    const why = placeFault((await ask('getCard', { ID: cardDataID })).Data, takesIn);
    if (why) throw new Error(why);
    await changeHold({ cardDataID, idempotencyKey }).unwrap();
  };
  return (
    <RowsDialog
      verb={takesIn ? 'Nhận giữ' : 'Trả'}
      noun="thẻ"
      draft={`holdMany/${takesIn}`}
      rows={cards}
      columns={columns}
      keyOf={({ cardDataID }) => String(cardDataID)}
      lacking={(card) => placeFault(card, takesIn)}
      send={send}
      onLeft={onLeft}
      onClose={onClose}
    >
      <p>
        {takesIn ? 'Cửa hàng giữ các thẻ đã chọn.' : 'Các thẻ đã chọn được trả cho khách.'} Mỗi thẻ có một dòng lịch sử.
      </p>
    </RowsDialog>
  );
}

/** Why a card is not taken in or handed back: it is there already. */
function placeFault({ cardInShop }: Pick<CardData, 'cardInShop'>, takesIn: boolean): string | undefined {
  if (cardInShop !== takesIn) return undefined;
  return takesIn ? 'Thẻ đang ở cửa hàng' : 'Khách đang giữ thẻ';
}
