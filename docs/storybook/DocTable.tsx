import type { ReactNode } from 'react';
import { DocBlock } from './DocBlock.tsx';
import { DocsLink } from './DocsLink.tsx';
import './wideTable.css';

interface DocTableProps {
  head: readonly string[];
  /** A row's name and its cells. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /** Pages of docs that names lead to, by name. Default: they lead nowhere. */
  pages?: ReadonlyMap<string, string>;
}

/** A table on a docs page: titles above, a name and its cells a row. A column of figures alone stands at the right. */
export function DocTable({ head, rows, pages }: DocTableProps) {
  const isOfFigures = head.map((_title, column) => rows.every((row) => isFigure(row[column])));
  return (
    <DocBlock>
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              {head.map((title, column) => (
                <th key={title} scope="col" data-figure={isOfFigures[column] || undefined}>
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
                  <td key={head[column + 1]} data-figure={isOfFigures[column + 1] || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DocBlock>
  );
}

/** A number, also with a sign of comparison before it or a percent sign behind it; a dash stands for one that is missing. */
const FIGURE = /^(?:[≥≤<>] )?[\d.,]+(?: ?%)?$|^–$/;

function isFigure(cell: ReactNode): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && FIGURE.test(cell));
}

function Name({ name, page }: { name: string; page: string | undefined }) {
  return page === undefined ? name : <DocsLink id={page}>{name}</DocsLink>;
}
