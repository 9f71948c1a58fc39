import type { OperationId, Schemas } from '@so-the/api-client';
import type { Column } from '@so-the/ui';
import type { ReadCall } from '../../api/declare.ts';
import { textFilter } from '../../kit/list/listAddress.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import type { Openable } from '../../kit/report/reportScope.ts';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';

/** What a report of debts is narrowed by beside days and shop. */
const partyFilters = { GeneralSearch: textFilter };

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
}

/** Parties in the chart: those that owe most come first from the server. */
const LARGEST = 12;

/** The debts of one kind of party from opening to closing, the largest first. */
export function PartyDebtReport<Id extends OperationId, Row extends PartyRow>({
  path,
  call,
  title,
  noun,
  columns,
  tiles,
}: PartyDebtReportProps<Id, Row>) {
  const asked = { path, call, filters: partyFilters, period: thisMonth };
  const list = useList<Id, typeof partyFilters, Row, typeof thisMonth>(asked);
  return (
    <ReportScreen
      list={list}
      title={title}
      description="Số dương: đối tượng nợ cửa hàng. Số âm: cửa hàng nợ đối tượng."
    >
      <ReportScreen.Filters placeholder="Tên, mã, số điện thoại, cửa hàng" />
      <ReportScreen.Tiles columns={columns} of={tiles} />
      <ReportScreen.Chart
        label={`Dư đầu và dư cuối của ${noun} nợ nhiều nhất`}
        rows={list.answer.data?.Data.slice(0, LARGEST)}
        place={{ label: title, of: ({ Name }) => Name }}
        bars={{ name: 'Dư cuối', of: ({ Closing }) => Closing, figure: 'Closing' }}
        line={{ name: 'Dư đầu', of: ({ Opening }) => Opening, figure: 'Opening', axis: 'left' }}
      />
      <ReportScreen.Table
        columns={columns}
        rowKey={({ ShopID, PartyID }) => `${ShopID}/${PartyID}`}
        nameOf={({ Name, ShopName }) => `${Name}, ${ShopName}`}
        signatures={['Người lập', 'Kế toán', 'Giám đốc']}
      />
    </ReportScreen>
  );
}
