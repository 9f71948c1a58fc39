import { Panel, Ranking } from '@so-the/ui';
import { useListContext } from '../list/listContext.ts';
import type { Openable } from './reportScope.ts';
import { useChartedPoints, type ChartedFigures } from './useChartedPoints.tsx';

/** Props of `ReportScreen.Ranking`. */
export interface ReportRankingProps<Row extends Openable> {
  /** What is ranked: "Khách nợ nhiều nhất". */
  label: string;
  /** The rows, in any order; `undefined` while they are on their way. */
  rows: readonly Row[] | undefined;
  /** Whose a row is, as long as the name is. */
  nameOf: (row: Row) => string;
  /** What they are ranked by. */
  by: ChartedFigures<Row>;
}

/** Lines this many: what is less stands in the table. */
const MOST = 6;

/** The rows with most, for names too long to stand below bars; not for a single row, which compares with nothing. */
export function ReportRanking<Row extends Openable>({ rows, ...ranking }: ReportRankingProps<Row>) {
  const { list, closed } = useListContext('Ranking');
  if (closed || list.answer.error || !rows || rows.length < 2) return null;
  return <Ranked rows={rows} {...ranking} />;
}

function Ranked<Row extends Openable>({ label, rows, nameOf, by }: ReportRankingProps<Row> & { rows: readonly Row[] }) {
  const most = rows.toSorted((one, other) => by.of(other) - by.of(one)).slice(0, MOST);
  const { places, hrefsOf, drawer } = useChartedPoints(most, nameOf, [by]);
  const hrefs = hrefsOf(by);
  return (
    <Panel title={label}>
      <Ranking
        label={label}
        kind={by.unit}
        figures={most.map((row, at) => ({ name: places[at] ?? '', value: by.of(row), href: hrefs[at] }))}
      />
      {drawer}
    </Panel>
  );
}
