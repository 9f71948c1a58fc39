import { figure } from './cellContent.tsx';
import type { TableLayout } from './layout.ts';
import { leftEdge } from './TableRow.tsx';
import type { TableTotals } from './totals.ts';

/** The total row; stays in view while the rows scroll. */
export function TableFoot<Row>({ layout, totals }: { layout: TableLayout<Row>; totals: TableTotals }) {
  return (
    <tfoot className="st-table__foot">
      <tr>
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
              className={placed.className}
              style={leftEdge(placed)}
              data-label={placed.leads ? '' : placed.column.header}
              data-empty={!placed.leads && sum === undefined ? '' : undefined}
            >
              {placed.leads ? totals.label : sum === undefined ? null : figure(placed.column, sum)}
            </td>
          );
        })}
        {layout.actions ? <td className="st-cell st-cell--actions" aria-hidden="true" /> : null}
      </tr>
    </tfoot>
  );
}
