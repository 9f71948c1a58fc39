import type { ReactNode } from 'react';
import { Balance, Panel } from '@so-the/ui';
import { groupDigits } from '@so-the/ui/format';
import './fundTable.css';

/** A figure of each fund. */
export interface FundFigure<Sums> {
  field: keyof Sums & string;
  label: string;
  /** It may fall below 0, which is then told. Default false. */
  signed?: boolean;
}

/** One fund with its figures, in đồng unless they count. */
export interface FundRow<Sums> {
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
  const cells = (sums: Sums) =>
    figures.map(({ field, label: name, signed = false }) => {
      const amount = (sums as Record<string, number>)[field] ?? 0;
      return (
        <td key={field} data-label={name}>
          {signed ? <Balance amount={amount} unit={false} /> : groupDigits(amount)}
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
              {cells(sums)}
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
    </Panel>
  );
}
