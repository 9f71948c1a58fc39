import { useState } from 'react';
import type { CardData } from '@so-the/api-client';
import { bankName, maskCard } from '@so-the/ui/format';
import { calls, useDeleteCardMutation, useGetCardQuery } from '../../api/cardDataApi.ts';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { stepThrough } from '../../kit/record/stepThrough.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { recordScreen } from '../../kit/recordScreen/recordScreen.tsx';
import { cardColumns } from './cardColumns.tsx';
import { CardDrawer } from './CardDrawer.tsx';
import { cardFile } from './cardFile.ts';
import { CardFilterFields } from './CardFilterFields.tsx';
import { cardFilters, cardFilterWords } from './cardFilters.ts';
import { CardForm } from './CardForm.tsx';
import { useCardImport } from './cardImport.ts';
import { HoldDialog } from './HoldDialog.tsx';
import { useCardLines } from './useCardLines.ts';
import { PlanDialog } from '../../kit/cards/PlanDialog.tsx';

const Screen = recordScreen<CardData>({
  title: 'Danh sách thẻ',
  noun: 'thẻ',
  formParam: 'edit',
  idOf: ({ cardDataID }) => cardDataID,
  nameOf: ({ BankCode, Last4, HolderName }) =>
    `thẻ ${bankName(BankCode)} ${maskCard(Last4)} của ${HolderName || 'khách'}`,
});

const shown = { path: PATHS.cards, call: calls.listCards, filters: cardFilters, file: cardFile } as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /cards */
export function CardsScreen() {
  const list = useList(shown);
  const [deleteCard] = useDeleteCardMutation();
  const record = useOpenRecord();
  const form = useOpenRecord('edit');
  const edited = useGetCardQuery({ ID: Number(form.id) }, { skip: typeof form.id !== 'number' });
  const [held, setHeld] = useState<CardData>();
  const [planned, setPlanned] = useState<CardData>();
  const customerId = list.filter('CustomerID').value ?? undefined;
  const { edit } = list.rights;
  const lines = useCardLines({ edit, onHold: setHeld, onPlan: setPlanned });
  return (
    <Screen list={list}>
      <Screen.Filters words={cardFilterWords} placeholder="Chủ thẻ, khách hàng, 4 số cuối">
        <CardFilterFields list={list} />
      </Screen.Filters>
      <Screen.Import plan={useCardImport()} />
      <Screen.Table
        columns={cardColumns}
        href={({ cardDataID }) => record.hrefOf(cardDataID)}
        actions={lines}
        remove={({ cardDataID }) => deleteCard({ cardDataID }).unwrap()}
      />
      {typeof record.id === 'number' && (
        <CardDrawer
          cardDataID={record.id}
          onEdit={edit ? form.open : undefined}
          onHold={setHeld}
          onPlan={setPlanned}
          onStep={stepThrough(record, list.answer.data?.Data, ({ cardDataID }) => cardDataID)}
          onClose={record.close}
        />
      )}
      <Screen.OwnForm source={{ rows: edited.currentData && [edited.currentData.Data], refetch: edited.refetch }}>
        {(card, handles) => <CardForm card={card} customerId={customerId} {...handles} />}
      </Screen.OwnForm>
      {held && <HoldDialog card={held} onClose={() => setHeld(undefined)} />}
      {planned && <PlanDialog cards={[planned]} onClose={() => setPlanned(undefined)} />}
    </Screen>
  );
}
