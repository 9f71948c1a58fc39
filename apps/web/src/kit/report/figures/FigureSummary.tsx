import type { CashBookTotals } from '@so-the/api-client';
import { Panel, Skeleton } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';

/** Props of {@link FigureSummary}. */
export interface FigureSummaryProps {
  /** Name of the figure: "Doanh thu phí". */
  name: string;
  /** What the entries that match add and take off, in đồng; `undefined` while on its way. */
  totals: Pick<CashBookTotals, 'In' | 'Out'> | undefined;
  /** Whether the entries below are only those that match a search. */
  searched: boolean;
}

/** What the entries below add up to: the figure they are made of, or with a search those that match alone. */
export function FigureSummary({ name, totals, searched }: FigureSummaryProps) {
  if (!totals) {
    return (
      <Panel>
        <Skeleton lines={1} />
      </Panel>
    );
  }
  const { In, Out } = totals;
  return (
    <Panel>
      {name}
      {searched && ' của các dòng khớp'} <strong>{formatMoney(In - Out)}</strong>: cộng {formatMoney(In)}, trừ{' '}
      {formatMoney(Out)}
    </Panel>
  );
}
