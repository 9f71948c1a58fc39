import { useState } from 'react';
import type { CardData } from '@so-the/api-client';
import { maskCard } from '@so-the/ui/format';
import { useDeleteCardMutation, useGetCardQuery, useListCardsQuery } from '../../api/cardDataApi.ts';
import { CopyRowsButton } from '../../kit/list/CopyRowsButton.tsx';
import { useRights } from '../../kit/access/useRights.ts';
import { AddButton } from '../../kit/list/AddButton.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { menuLines } from '../../kit/list/menuLines.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { useRowSelection } from '../../kit/list/useRowSelection.ts';
import { OpenRecordForm } from '../../kit/record/OpenRecordForm.tsx';
import { useDeletion } from '../../kit/record/useDeletion.tsx';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { cardColumns } from './cardColumns.tsx';
import { CardFilterFields } from './CardFilterFields.tsx';
import { cardFilters, cardFilterWords } from './cardFilters.ts';
import { CardForm } from './CardForm.tsx';
import { HoldDialog } from './HoldDialog.tsx';

/** /cards */
export function CardsScreen() {
  const list = useListScreen({ name: 'cards', filters: cardFilters });
  const cards = useListCardsQuery(list.args);
  const [deleteCard] = useDeleteCardMutation();
  const form = useOpenRecord();
  const edited = useGetCardQuery({ ID: Number(form.id) }, { skip: typeof form.id !== 'number' });
  const [handed, setHanded] = useState<CardData>();
  const deletion = useDeletion<CardData>({
    noun: 'thẻ',
    name: ({ BankCode, Last4, HolderName }) => `thẻ ${BankCode} ${maskCard(Last4)} của ${HolderName}`,
    send: ({ cardDataID }) => deleteCard({ cardDataID }).unwrap(),
  });
  const selection = useRowSelection(cards.data?.Data, ({ cardDataID }) => cardDataID);
  const rights = useRights('/cards');
  return (
    <ListScreen title="Danh sách thẻ">
      <ListScreen.Actions>{rights.add && <AddButton onClick={form.add} />}</ListScreen.Actions>
      <ListScreen.Filters list={list} words={cardFilterWords} placeholder="Chủ thẻ, khách hàng, 4 số cuối">
        <CardFilterFields list={list} />
      </ListScreen.Filters>
      <ListScreen.Table
        list={list}
        answer={cards}
        columns={cardColumns}
        rowKey={({ cardDataID }) => String(cardDataID)}
        rowHref={rights.edit ? ({ cardDataID }) => form.hrefOf(cardDataID) : undefined}
        rowActions={(card) =>
          menuLines(
            rights.edit && {
              label: card.cardInShop ? 'Trả thẻ' : 'Giữ thẻ',
              icon: 'card',
              onSelect: () => setHanded(card),
            },
            rights.edit && { label: 'Sửa', icon: 'edit', onSelect: () => form.open(card.cardDataID) },
            { label: 'Xem khách hàng', icon: 'person', href: `/customer?open=${card.CustomerID}` },
            rights.remove && deletion.action(card),
          )
        }
        selection={{ ...selection.table, actions: <CopyRowsButton columns={cardColumns} rows={selection.rows} /> }}
        emptyText="Chưa có thẻ"
      />
      <OpenRecordForm
        open={form}
        rows={edited.currentData && [edited.currentData.Data]}
        idOf={(card) => card.cardDataID}
      >
        {(card) => (
          <CardForm
            card={card}
            customerId={list.filter('CustomerID').value ?? undefined}
            onClose={form.close}
            onStale={edited.refetch}
          />
        )}
      </OpenRecordForm>
      {handed && <HoldDialog card={handed} onClose={() => setHanded(undefined)} />}
      {deletion.dialog}
    </ListScreen>
  );
}
