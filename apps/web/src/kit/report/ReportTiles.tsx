import { Stat, type Column } from '@so-the/ui';
import { useListContext } from '../list/listContext.ts';
import { useMayOpen } from '../places/useMayOpen.ts';
import * as places from '../places/places.ts';
import { isOpenedFigure } from './resultFigures.ts';
import { scopeOf } from './reportScope.ts';
import { useSeenColumns } from './useSeenColumns.ts';
import './report.css';

/** Props of `ReportScreen.Tiles`. */
export interface ReportTilesProps<Row> {
  /** The columns of the report: a tile is the total of one of them. */
  columns: readonly Column<Row>[];
  /** Fields of the columns that have a tile, in their order. */
  of: readonly (keyof Row & string)[];
  /** The same sums of the period before, by field. Default: tiles compare with nothing. */
  previous?: object;
}

/** The totals that matter most, above the rows; each leads to the entries that make it up. */
export function ReportTiles<Row>({ columns, of, previous }: ReportTilesProps<Row>) {
  const { list, refused } = useListContext('Tiles');
  const seen = useSeenColumns(columns);
  const mayOpen = useMayOpen();
  if (refused || list.answer.error) return null;
  const { data } = list.answer;
  const sums = data?.Totals as Record<string, number> | undefined;
  const before = previous as Record<string, number> | undefined;
  return (
    <div className="report-tiles">
      {of.flatMap((field) => {
        const column = seen.find((one) => one.field === field);
        if (!column) return [];
        const href = isOpenedFigure(field) ? places.entries({ ...scopeOf(list), Figure: field }) : undefined;
        return [
          <Stat
            key={field}
            label={column.header}
            kind={column.cell === 'money' ? 'money' : 'number'}
            value={sums?.[field]}
            previous={before?.[field]}
            loading={data === undefined}
            href={href !== undefined && mayOpen(href) ? href : undefined}
          />,
        ];
      })}
    </div>
  );
}
