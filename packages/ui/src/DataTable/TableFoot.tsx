import { memo, type ReactNode } from 'react';
import { figure, figureButton } from './cellContent.tsx';
import type { TableLayout } from './layout.ts';
import { leftEdge } from './TableRow.tsx';
import type { TableTotals } from './totals.ts';

interface TableFootProps<Row> {
  layout: TableLayout<Row>;
  totals: TableTotals;
  /** Its figures open what they are made of. */
  opens: boolean;
  /** Place below the last row of the page: keys reach it there when its figures open. */
  index: number;
}

/** The total row; stays in view while the rows scroll. Memoised: a row chosen changes nothing in it. */
export const TableFoot = memo(PlainTableFoot) as <Row>(props: TableFootProps<Row>) => ReactNode;

function PlainTableFoot<Row>({ layout, totals, opens, index }: TableFootProps<Row>) {
  const shown = opens ? figureButton : figure;
  const name = totals.label.toLocaleLowerCase('vi');
  return (
    <tfoot className="st-table__foot">
      <tr data-index={opens ? index : undefined}>
        {layout.checks ? <td className="st-cell st-cell--check st-cell--frozen" aria-hidden="true" /> : null}
        {layout.detail === undefined ? null : (
          <td
            className="st-cell st-cell--open st-cell--frozen"
            style={{ left: layout.detailLeft }}
            aria-hidden="true"
          />
        )}
        {layout.columns.map((placed) => {
          const sum = placed.column.field === undefined ? undefined : totals.sums[placed.column.field];
          return (
            <td
              key={placed.id}
              tabIndex={opens ? -1 : undefined}
              className={placed.className}
              style={leftEdge(placed)}
              data-label={placed.leads ? '' : placed.column.header}
              data-empty={!placed.leads && sum === undefined ? '' : undefined}
            >
              {placed.leads ? totals.label : sum === undefined ? null : shown(placed.column, sum, name)}
            </td>
          );
        })}
        {layout.actions ? <td className="st-cell st-cell--actions" aria-hidden="true" /> : null}
      </tr>
    </tfoot>
  );
}
