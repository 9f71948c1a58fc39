import { useState } from 'react';
import type { CardData } from '@so-the/api-client';
import { maskCard } from '@so-the/ui/format';
import { useDeleteCardMutation, useGetCardQuery, useListCardsQuery } from '../../api/cardDataApi.ts';
import { useRights } from '../../kit/access/useRights.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { recordScreen } from '../../kit/records/recordScreen.tsx';
import { cardColumns } from './cardColumns.tsx';
import { CardFilterFields } from './CardFilterFields.tsx';
import { cardFilters, cardFilterWords } from './cardFilters.ts';
import { cardFile } from './cardFile.ts';
import { CardForm } from './CardForm.tsx';
import { useCardImport } from './cardImport.ts';
import { HoldDialog } from './HoldDialog.tsx';

const Screen = recordScreen<CardData>({
  path: '/cards',
  title: 'Danh sách thẻ',
  noun: 'thẻ',
  call: 'listCards',
  file: cardFile,
  idOf: ({ cardDataID }) => cardDataID,
  nameOf: ({ BankCode, Last4, HolderName }) => `thẻ ${BankCode} ${maskCard(Last4)} của ${HolderName}`,
});

/** /cards */
export function CardsScreen() {
  const list = useListScreen({ name: 'cards', filters: cardFilters });
  const [deleteCard] = useDeleteCardMutation();
  const form = useOpenRecord();
  const edited = useGetCardQuery({ ID: Number(form.id) }, { skip: typeof form.id !== 'number' });
  const [handed, setHanded] = useState<CardData>();
  const customerId = list.filter('CustomerID').value ?? undefined;
  const rights = useRights('/cards');
  return (
    <Screen list={list} answer={useListCardsQuery(list.args)}>
      <Screen.Filters words={cardFilterWords} placeholder="Chủ thẻ, khách hàng, 4 số cuối">
        <CardFilterFields list={list} />
      </Screen.Filters>
      <Screen.Import plan={useCardImport()} />
      <Screen.Table
        columns={cardColumns}
        actions={(card) => [
          rights.edit && {
            label: card.cardInShop ? 'Trả thẻ' : 'Giữ thẻ',
            icon: 'card',
            onSelect: () => setHanded(card),
          },
          { label: 'Xem khách hàng', icon: 'person', href: `/customer?open=${card.CustomerID}` },
        ]}
        remove={({ cardDataID }) => deleteCard({ cardDataID }).unwrap()}
      />
      <Screen.Form source={{ rows: edited.currentData && [edited.currentData.Data], refetch: edited.refetch }}>
        {(card, handles) => <CardForm card={card} customerId={customerId} {...handles} />}
      </Screen.Form>
      {handed && <HoldDialog card={handed} onClose={() => setHanded(undefined)} />}
    </Screen>
  );
}
