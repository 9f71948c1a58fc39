import type { Column } from '@so-the/ui';
import type { List } from '../../../kit/list/useList.ts';
import type { Period } from '../../../kit/period/period.ts';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import type { ReportTableProps } from '../../../kit/report/ReportTable.tsx';

/** Props of {@link HubReport}. */
export interface HubReportProps<Row extends object> extends Pick<
  ReportTableProps<Row>,
  'rowKey' | 'nameOf' | 'rowHref'
> {
  list: List<object, Row, unknown, Period>;
  title: string;
  description?: string;
  /** What can be searched for; not for a report that knows no search. */
  placeholder?: string;
  columns: readonly Column<Row>[];
  /** Columns whose sums stand above the rows. */
  tiles: readonly (keyof Row & string)[];
}

/** A report behind the hub: its most important sums, then its rows. */
export function HubReport<Row extends object>({
  list,
  title,
  description,
  placeholder,
  tiles,
  ...table
}: HubReportProps<Row>) {
  return (
    <ReportScreen list={list} title={title} description={description}>
      <ReportScreen.Filters placeholder={placeholder} />
      <ReportScreen.Tiles columns={table.columns} of={tiles} />
      <ReportScreen.BesideFigures />
      <ReportScreen.Table {...table} />
    </ReportScreen>
  );
}
