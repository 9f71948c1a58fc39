import { BarLineChart, Panel } from '@so-the/ui';
import { useListContext } from '../list/listContext.ts';

/** Props of `ReportScreen.Chart`. */
export interface ReportChartProps<Row> {
  /** What it shows: "Doanh số quẹt và doanh thu phí theo ngày". */
  label: string;
  /** The rows, in their order along the foot; `undefined` while they are on their way. */
  rows: readonly Row[] | undefined;
  /** What a place is, and its name: "Ngày", "20/11". */
  place: { label: string; of: (row: Row) => string };
  /** Bars on the left scale, and a line on the right one. */
  bars: { name: string; of: (row: Row) => number };
  line: { name: string; of: (row: Row) => number };
}

/** The rows as bars and a line. */
export function ReportChart<Row>({ label, rows, place, bars, line }: ReportChartProps<Row>) {
  const { list, refused } = useListContext('Chart');
  if (refused || list.answer.error || !rows?.length) return null;
  return (
    <Panel>
      <BarLineChart
        label={label}
        placeLabel={place.label}
        places={rows.map(place.of)}
        series={[
          { name: bars.name, kind: 'bar', values: rows.map(bars.of) },
          { name: line.name, kind: 'line', axis: 'right', values: rows.map(line.of) },
        ]}
      />
    </Panel>
  );
}
