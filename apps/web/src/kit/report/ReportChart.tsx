import { Panel } from '@so-the/ui';
import { useListContext } from '../list/listContext.ts';
import { FigureChart, type FigureChartProps } from './figures/FigureChart.tsx';
import type { Openable } from './reportScope.ts';

/** Props of `ReportScreen.Chart`. */
export interface ReportChartProps<Row extends Openable> extends Omit<FigureChartProps<Row>, 'rows'> {
  /** The rows, in their order along the foot; `undefined` while they are on their way. */
  rows: readonly Row[] | undefined;
}

/** The rows of the report as bars, with a line or further bars; not for a single row, which compares with nothing. */
export function ReportChart<Row extends Openable>({ rows, ...chart }: ReportChartProps<Row>) {
  const { list, closed } = useListContext('Chart');
  if (closed || list.answer.error || !rows || rows.length < 2) return null;
  return (
    <Panel>
      <FigureChart rows={rows} {...chart} />
    </Panel>
  );
}
