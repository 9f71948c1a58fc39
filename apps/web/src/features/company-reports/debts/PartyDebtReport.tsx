import type { OperationId, Schemas } from '@so-the/api-client';
import type { Column } from '@so-the/ui';
import type { ReadCall } from '../../../api/declare.ts';
import { idFilter, textFilter } from '../../../kit/list/address/listAddress.ts';
import { useList } from '../../../kit/list/useList.ts';
import { thisMonth } from '../../../kit/period/period.ts';
import { CompanyPosPicker } from '../../../kit/pickers/CompanyPosPicker.tsx';
import type { Openable } from '../../../kit/report/reportScope.ts';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';

/** What a report of debts is narrowed by beside days and shop; one party where its call takes one. */
const partyFilters = { GeneralSearch: textFilter };
const posFilters = { ...partyFilters, posID: idFilter };
const partyWords = { posID: () => 'Theo máy POS' };

type PartyRow = Schemas['PartyKey'] & Openable & { Opening: number; Closing: number };

/** Props of {@link PartyDebtReport}. */
export interface PartyDebtReportProps<Id extends OperationId, Row extends PartyRow> {
  /** Path of the screen, whose rights count. */
  path: string;
  /** The report of these debts, from its slice. */
  call: ReadCall<Id>;
  title: string;
  /** What one party is called, in a sentence: "khách hàng". */
  noun: string;
  columns: readonly Column<Row>[];
  /** Columns whose sums stand above the rows. */
  tiles: readonly (keyof Row & string)[];
  /** The parties are POS, of which one can be chosen. Default false. */
  ofPos?: boolean;
}

/** The debts of one kind of party from opening to closing, the largest first. */
export function PartyDebtReport<Id extends OperationId, Row extends PartyRow>({
  path,
  call,
  title,
  noun,
  columns,
  tiles,
  ofPos,
}: PartyDebtReportProps<Id, Row>) {
  const asked = { path, call, filters: ofPos ? posFilters : partyFilters, period: thisMonth } as const;
  const list = useList<Id, typeof posFilters, Row, typeof thisMonth>(
    asked as typeof asked & { filters: typeof posFilters },
  );
  return (
    <ReportScreen
      list={list}
      title={title}
      description="Số dương: đối tượng nợ cửa hàng. Số âm: cửa hàng nợ đối tượng."
    >
      <ReportScreen.Filters words={partyWords} placeholder="Tên, mã, số điện thoại, cửa hàng">
        {list.has('posID') && <CompanyPosPicker label="Máy POS" placeholder="Tất cả" {...list.filter('posID')} />}
      </ReportScreen.Filters>
      <ReportScreen.Tiles columns={columns} of={tiles} />
      <ReportScreen.Table
        moreBelow
        columns={columns}
        rowKey={({ ShopID, PartyID }) => `${ShopID}/${PartyID}`}
        nameOf={({ Name, ShopName }) => `${Name}, ${ShopName}`}
        signatures={['Người lập', 'Kế toán', 'Giám đốc']}
      />
      <ReportScreen.Ranking
        label={`Dư cuối của ${noun} nợ nhiều nhất`}
        rows={list.answer.data?.Data.filter(({ Closing }) => Closing > 0)}
        nameOf={({ Name }) => Name}
        by={{ name: 'Dư cuối', of: ({ Closing }) => Closing, figure: 'Closing' }}
      />
    </ReportScreen>
  );
}
