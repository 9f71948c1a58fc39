import type { ReactNode } from 'react';
import type { DebtParty } from '@so-the/api-client';
import type { Column } from '@so-the/ui';
import { calls } from '../../api/debtApi.ts';
import { PARTY_KEYS } from '../../kit/debt/partyArgs.ts';
import { FlagFilter } from '../../kit/list/filters/FlagFilter.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { OpeningImportButton } from '../../kit/opening/OpeningImportButton.tsx';
import { useMayOpenBalance } from '../../kit/opening/openingParty.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { useFileHeading } from '../../kit/report/useFileHeading.ts';
import { stepThrough } from '../../kit/record/stepThrough.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { DebtDrawer } from './party/DebtDrawer.tsx';
import { debtFilters, debtFilterWords } from './partyFilters.ts';
import type { PartyKind } from './partyKinds.ts';

/** Props of {@link PartyDebtsScreen}. */
export interface PartyDebtsScreenProps {
  kind: PartyKind;
  columns: readonly Column<DebtParty>[];
  /** What the signs of a balance mean. */
  description: string;
  /** Where debts of this kind come from, for a shop that has none yet. */
  origin: ReactNode;
}

/** Parties of one kind with what they owe over a period; each opens with everything that can be done about it. */
export function PartyDebtsScreen({ kind, columns, description, origin }: PartyDebtsScreenProps) {
  const list = useList({
    path: kind.path,
    call: calls.getDetailDebt,
    filters: debtFilters,
    period: thisMonth,
    fixed: { PartyType: kind.type },
    rows: { of: ({ Parties }) => Parties },
  });
  const party = useOpenRecord(PARTY_KEYS[kind.type]);
  const mayOpen = useMayOpenBalance(kind.type);
  const heading = useFileHeading(list, kind.title);
  return (
    <ListScreen list={list} title={kind.title} description={description}>
      {mayOpen && (
        <ListScreen.Actions>
          <OpeningImportButton />
        </ListScreen.Actions>
      )}
      <ListScreen.Filters
        words={debtFilterWords}
        placeholder="Tên, mã hoặc số điện thoại"
        period="Khoảng ngày"
        inline={<FlagFilter label={`Chỉ ${kind.short} còn nợ`} {...list.filter('OnlyDebt')} />}
      />
      <ListScreen.Table
        columns={columns}
        rowKey={({ PartyID }) => String(PartyID)}
        rowHref={({ PartyID }) => party.hrefOf(PartyID)}
        fileHeading={heading}
        emptyText={`Chưa có ${kind.title.toLowerCase()}`}
        emptyAction={origin}
      />
      {typeof party.id === 'number' && (
        <DebtDrawer
          key={party.id}
          kind={kind}
          partyId={party.id}
          onStep={stepThrough(party, list.answer.data?.Data, ({ PartyID }) => PartyID)}
          onClose={party.close}
        />
      )}
    </ListScreen>
  );
}
