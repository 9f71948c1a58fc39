import type { ReactNode } from 'react';
import { DocsLink } from './DocsLink.tsx';
import './wideTable.css';

interface DocTableProps {
  head: readonly string[];
  /** A row's name and its cells. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /** Pages of docs that names lead to, by name. Default: they lead nowhere. */
  pages?: ReadonlyMap<string, string>;
}

/** A table on a docs page: titles above, a name and its cells a row. */
export function DocTable({ head, rows, pages }: DocTableProps) {
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
              <tr key={name}>
                <th scope="row">
                  <Name name={name} page={pages?.get(name)} />
                </th>
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

function Name({ name, page }: { name: string; page: string | undefined }) {
  return page === undefined ? name : <DocsLink id={page}>{name}</DocsLink>;
}
