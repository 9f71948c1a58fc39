import { ListScreen, type ListScreenProps } from '../list/ListScreen.tsx';
import { ListActions } from '../list/ListTable.tsx';
import type { List } from '../list/useList.ts';
import type { Period } from '../period/period.ts';
import { BesideFigures } from './BesideFigures.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportCharts } from './ReportCharts.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportRanking } from './ReportRanking.tsx';
import { ReportTable } from './ReportTable.tsx';
import { ReportTiles } from './ReportTiles.tsx';

/** A list that always covers some days. */
type DatedList = Pick<List<never, never, never, Period>, 'rights' | 'period'>;

/**
 * A report: a list over days, with the usual periods at hand, its most important totals, a chart, figures that open the
 * entries they are made of, and paper. Its parts stand among its children in the order they are to be seen.
 *
 * @example
 * <ReportScreen list={list} title="Doanh thu theo ngày">
 *   <ReportScreen.Filters />
 *   <ReportScreen.Table columns={columns} rowKey={({ Date }) => Date} nameOf={({ Date }) => formatDate(Date)} />
 * </ReportScreen>
 */
export function ReportScreen<Shown extends DatedList>(props: ListScreenProps<Shown>) {
  return <ListScreen {...props} />;
}

ReportScreen.Actions = ListActions;
ReportScreen.Filters = ReportFilters;
ReportScreen.Tiles = ReportTiles;
ReportScreen.BesideFigures = BesideFigures;
ReportScreen.Chart = ReportChart;
ReportScreen.Charts = ReportCharts;
ReportScreen.Ranking = ReportRanking;
ReportScreen.Table = ReportTable;
