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
import { useCardLines } from './useCardLines.ts';
import { useCardWindows } from './useCardWindows.tsx';

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
  const customerId = list.filter('CustomerID').value ?? undefined;
  const { edit } = list.rights;
  const { hold, plan, deeds, windows } = useCardWindows();
  const lines = useCardLines({ edit, onHold: hold, onPlan: plan });
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
        chosenDeeds={edit ? deeds : undefined}
        remove={({ cardDataID }) => deleteCard({ cardDataID }).unwrap()}
      />
      {typeof record.id === 'number' && (
        <CardDrawer
          cardDataID={record.id}
          onEdit={edit ? form.open : undefined}
          onHold={hold}
          onPlan={plan}
          onStep={stepThrough(record, list.answer.data?.Data, ({ cardDataID }) => cardDataID)}
          onClose={record.close}
        />
      )}
      <Screen.OwnForm source={{ rows: edited.currentData && [edited.currentData.Data], refetch: edited.refetch }}>
        {(card, handles) => <CardForm card={card} customerId={customerId} {...handles} />}
      </Screen.OwnForm>
      {windows}
    </Screen>
  );
}
