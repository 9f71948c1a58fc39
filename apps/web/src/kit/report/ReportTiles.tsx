import { useState } from 'react';
import { Stat, StatRow, type Column } from '@so-the/ui';
import { useListContext } from '../list/listContext.ts';
import { daysInWords, type Period } from '../period/period.ts';
import type { FigureDrawerProps } from './figures/FigureDrawer.tsx';
import { LazyFigureDrawer } from './figures/LazyFigureDrawer.tsx';
import { askedFor, type Openable } from './reportScope.ts';
import { useTotalsBefore } from './useTotalsBefore.ts';
import { useSeenColumns } from './useSeenColumns.ts';

/** Props of `ReportScreen.Tiles`. */
export interface ReportTilesProps<Row> {
  /** The columns of the report: a tile is the total of one of them. */
  columns: readonly Column<Row>[];
  /** Fields of the columns that have a tile, in their order. */
  of: readonly (keyof Row & string)[];
}

/** The group of what moved within the period, which a tile is about anyway. */
const WITHIN = 'Trong kỳ';

function tileName({ header, group }: Column<never>): string {
  return group === undefined || group === WITHIN ? header : `${header} (${group.toLowerCase()})`;
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
export function ReportTiles<Row>({ columns, of }: ReportTilesProps<Row>) {
  const { list, closed } = useListContext('Tiles');
  const before = useTotalsBefore(list) as Record<string, number> | undefined;
  const seen = useSeenColumns(columns);
  const [opened, setOpened] = useState<Omit<FigureDrawerProps, 'onClose'>>();
  if (closed || list.answer.error) return null;
  const { data } = list.answer;
  const sums = (data?.Totals ?? {}) as Openable & Record<string, unknown>;
  return (
    <StatRow>
      {of.flatMap((field) => {
        const column = seen.find((one) => one.field === field);
        if (!column) return [];
        const amount = typeof sums[field] === 'number' ? sums[field] : undefined;
        const asked = 'figure' in column && column.figure !== undefined ? askedFor(column.figure, sums) : undefined;
        const title = `${column.header} · ${daysInWords(list.period as Period)}`;
        return [
          <Stat
            key={field}
            label={tileName(column)}
            kind={column.cell === 'money' ? 'money' : 'number'}
            value={amount}
            previous={before?.[field]}
            good={EARNED.has(field) ? 'up' : 'none'}
            loading={data === undefined}
            onOpen={asked && amount !== undefined ? () => setOpened({ title, amount, asked }) : undefined}
          />,
        ];
      })}
      {opened && <LazyFigureDrawer {...opened} onClose={() => setOpened(undefined)} />}
    </StatRow>
  );
}
