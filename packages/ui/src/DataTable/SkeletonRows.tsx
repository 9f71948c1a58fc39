import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { TableLayout } from './layout.ts';
import { leftEdge } from './TableRow.tsx';

/** Rows that hold the place of the first answer. */
export function SkeletonRows<Row>({ layout, rows }: { layout: TableLayout<Row>; rows: number }) {
  return (
    <tbody className="st-table__body" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <tr key={index} className="st-row st-row--skeleton">
          {layout.checks ? <td className="st-cell st-cell--check st-cell--frozen" aria-hidden="true" /> : null}
          {layout.detail === undefined ? null : (
            <td
              className="st-cell st-cell--open st-cell--frozen"
              style={{ left: layout.detailLeft }}
              aria-hidden="true"
            />
          )}
          {layout.columns.map((placed, column) => (
            <td key={placed.id} className={placed.className} style={leftEdge(placed)}>
              <Skeleton width={`${55 + ((index * 7 + column * 13) % 35)}%`} />
            </td>
          ))}
          {layout.actions ? <td className="st-cell st-cell--actions" aria-hidden="true" /> : null}
        </tr>
      ))}
    </tbody>
  );
}
