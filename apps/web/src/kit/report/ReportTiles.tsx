import { useState } from 'react';
import { Stat, type Column } from '@so-the/ui';
import { useListContext } from '../list/listContext.ts';
import type { Period } from '../period/period.ts';
import { FigureDrawer, type FigureDrawerProps } from './FigureDrawer.tsx';
import { askedFor, daysInWords, type Openable } from './reportScope.ts';
import { useTotalsBefore } from './useTotalsBefore.ts';
import { useSeenColumns } from './useSeenColumns.ts';
import './report.css';

/** Props of `ReportScreen.Tiles`. */
export interface ReportTilesProps<Row> {
  /** The columns of the report: a tile is the total of one of them. */
  columns: readonly Column<Row>[];
  /** Fields of the columns that have a tile, in their order. */
  of: readonly (keyof Row & string)[];
  /** The same sums of the period before, by field, where the report has them. Default: it is asked for them once it is there. */
  previous?: object;
}

/** Figures of which more is better; of debts and of money that moves neither is. */
const EARNED: ReadonlySet<string> = new Set([
  'OrderCount',
  'TotalSwipe',
  'Revenue',
  'GrossProfit',
  'NetProfit',
  'NewCustomers',
]);

/** The totals that matter most, above the rows, beside those of the period before; each opens what makes it up. */
export function ReportTiles<Row>(props: ReportTilesProps<Row>) {
  return props.previous === undefined ? <ComparedTiles {...props} /> : <Tiles {...props} />;
}

function ComparedTiles<Row>(props: ReportTilesProps<Row>) {
  const previous = useTotalsBefore(useListContext('Tiles').list);
  return <Tiles {...props} previous={previous} />;
}

function Tiles<Row>({ columns, of, previous }: ReportTilesProps<Row>) {
  const { list, refused } = useListContext('Tiles');
  const seen = useSeenColumns(columns);
  const [opened, setOpened] = useState<Omit<FigureDrawerProps, 'onClose'>>();
  if (refused || list.answer.error) return null;
  const { data } = list.answer;
  const sums = (data?.Totals ?? {}) as Openable & Record<string, unknown>;
  const before = previous as Record<string, number> | undefined;
  return (
    <div className="report-tiles">
      {of.flatMap((field) => {
        const column = seen.find((one) => one.field === field);
        if (!column) return [];
        const amount = typeof sums[field] === 'number' ? sums[field] : undefined;
        const asked = 'figure' in column && column.figure !== undefined ? askedFor(column.figure, sums) : undefined;
        const title = `${column.header} · ${daysInWords(list.period as Period)}`;
        return [
          <Stat
            key={field}
            label={column.group === undefined ? column.header : `${column.header} (${column.group.toLowerCase()})`}
            kind={column.cell === 'money' ? 'money' : 'number'}
            value={amount}
            previous={before?.[field]}
            good={EARNED.has(field) ? 'up' : 'none'}
            loading={data === undefined}
            onOpen={asked && amount !== undefined ? () => setOpened({ title, amount, asked }) : undefined}
          />,
        ];
      })}
      {opened && <FigureDrawer {...opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
