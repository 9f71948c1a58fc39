import { useState, type ReactNode } from 'react';
import { Balance, Panel } from '@so-the/ui';
import { groupDigits, joined } from '@so-the/ui/format';
import type { FigureDrawerProps } from './FigureDrawer.tsx';
import { LazyFigureDrawer } from './LazyFigureDrawer.tsx';
import { askedFor } from '../reportScope.ts';
import './fundTable.css';

/** A figure of each fund. */
export interface FundFigure<Sums> {
  field: keyof Sums & string;
  label: string;
  /** It may fall below 0, which is then told. Default false. */
  signed?: boolean;
}

/** One fund with its figures, in đồng unless they count; those of a fund with a handle open what they are made of. */
export interface FundRow<Sums> {
  /** Names the fund; unique in the table. */
  key: string;
  name: ReactNode;
  sums: Sums;
}

/** Props of {@link FundTable}. */
export interface FundTableProps<Sums> {
  /** Names the table: "Tồn quỹ". */
  label: string;
  figures: readonly FundFigure<Sums>[];
  rows: readonly FundRow<Sums>[];
  /** All funds together, in a last row. Default: none. */
  total?: Sums;
}

/** Some figures of each fund, a row a fund; on a phone a block a fund. */
export function FundTable<Sums extends object>({ label, figures, rows, total }: FundTableProps<Sums>) {
  const [opened, setOpened] = useState<Omit<FigureDrawerProps, 'onClose'>>();
  const cells = (sums: Sums, fund?: string) =>
    figures.map(({ field, label: name, signed = false }) => {
      const amount = (sums as Record<string, number>)[field] ?? 0;
      const asked = fund === undefined ? undefined : askedFor(field, sums);
      const shown = signed ? <Balance amount={amount} unit={false} /> : groupDigits(amount);
      return (
        <td key={field} data-label={name}>
          {asked ? (
            <button
              type="button"
              className="fund-table__figure"
              aria-label={`${groupDigits(amount)}, xem ${name.toLowerCase()} của ${fund}`}
              onClick={() => setOpened({ title: joined(name, fund), amount, asked })}
            >
              {shown}
            </button>
          ) : (
            shown
          )}
        </td>
      );
    });
  return (
    <Panel flush>
      <table className="fund-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Quỹ</th>
            {figures.map(({ field, label: name }) => (
              <th key={field} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, sums }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells(sums, key)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">Tổng cộng</th>
              {cells(total)}
            </tr>
          </tfoot>
        )}
      </table>
      {opened && <LazyFigureDrawer {...opened} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
}
