import type { CashBookTotals } from '@so-the/api-client';
import { Panel, Skeleton } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';

/** Props of {@link FigureSummary}. */
export interface FigureSummaryProps {
  /** Name of the figure: "Doanh thu phí". */
  name: string;
  /** Between which balances its entries lie, and what those that match add and take off, in đồng; `undefined` while on its way. */
  totals: CashBookTotals | undefined;
  /** Whether the entries below are only those that match a search. */
  searched: boolean;
}

/** The figure that its entries add up to; a search tells beside it what the entries below come to. */
export function FigureSummary({ name, totals, searched }: FigureSummaryProps) {
  if (!totals) {
    return (
      <Panel>
        <Skeleton lines={1} />
      </Panel>
    );
  }
  return (
    <Panel>
      {name} <strong>{formatMoney(totals.Closing - totals.Opening)}</strong>: {searched && 'các dòng khớp '}cộng{' '}
      {formatMoney(totals.In)}, trừ {formatMoney(totals.Out)}
    </Panel>
  );
}
