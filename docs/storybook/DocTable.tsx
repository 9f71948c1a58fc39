import type { ReactNode } from 'react';
import './wideTable.css';

interface DocTableProps {
  head: readonly string[];
  /** A list of cells a row; the first is the row's name. */
  rows: readonly (readonly ReactNode[])[];
  /** Draws the name of a row. Default: as it is. */
  drawName?: (name: string) => ReactNode;
}

/** A table on a docs page: titles above, one list of cells a row; the first cell names its row. */
export function DocTable({ head, rows, drawName = (name) => name }: DocTableProps) {
  return (
    <div className="wide-table sb-unstyled">
      <div className="wide-table__frame">
        <table>
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={String(name)}>
                <th scope="row">{drawName(String(name))}</th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
