import type { ReactNode } from 'react';
import { groupDigits, type Column } from '@so-the/ui';
import { paperText } from './paperText.ts';
import './PaperTable.css';

/** Props of {@link PaperTable}. */
export interface PaperTableProps<Row> {
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rows: readonly Row[];
  /** Sums by field, for the columns that have a total; `undefined` for none. Without such a column there is no row of them. */
  totals: Readonly<Record<string, number>> | undefined;
}

/**
 * The rows of a list as paper shows them: every one, in plain cells, below a head that each sheet repeats, with their totals
 * at the end. On a roll each row is a block of lines, title and value: beside each other its cells would be cut.
 */
export function PaperTable<Row>({ columns, rowKey, rows, totals }: PaperTableProps<Row>) {
  return (
    <table className="paper-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.header} scope="col" data-end={isAtEnd(column) || undefined}>
              {titleOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td key={column.header} data-title={titleOf(column)} data-figure={isAtEnd(column) || undefined}>
                {paperText(column, row) || drawnCell(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && columns.some((column) => totalOf(column, totals) !== '') && (
        <tfoot>
          <tr>
            <th scope="row">Tổng cộng</th>
            {columns.slice(1).map((column) => (
              <td key={column.header} data-title={titleOf(column)} data-figure={isAtEnd(column) || undefined}>
                {totalOf(column, totals)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function titleOf<Row>({ group, header }: Column<Row>): string {
  return group === undefined ? header : `${group}: ${header}`;
}

/** A cell without a text of its own as it is drawn on the screen; what it has to press is not printed. */
function drawnCell<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.cell === 'custom' ? column.render(row) : null;
}

/** Figures stand at the end of their cells, as do their titles and what is worked out of them. */
function isAtEnd<Row>({ cell, align }: Column<Row>): boolean {
  return cell === 'money' || cell === 'number' || cell === 'percent' || align === 'end';
}

function totalOf<Row>(column: Column<Row>, totals: Readonly<Record<string, number>>): string {
  const sum = 'total' in column && column.total ? totals[column.field] : undefined;
  return sum === undefined ? '' : groupDigits(sum);
}
