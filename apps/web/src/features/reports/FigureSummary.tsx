import type { CashBookTotals } from '@so-the/api-client';
import { Panel, Skeleton } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';

/** Props of {@link FigureSummary}. */
export interface FigureSummaryProps {
  /** Name of the figure: "Doanh thu phí". */
  name: string;
  /** What its entries add and take off, in đồng; `undefined` while on its way. */
  totals: CashBookTotals | undefined;
}

/** The figure that the entries below add up to. */
export function FigureSummary({ name, totals }: FigureSummaryProps) {
  if (!totals) {
    return (
      <Panel>
        <Skeleton lines={1} />
      </Panel>
    );
  }
  return (
    <Panel>
      {name} <strong>{formatMoney(totals.In - totals.Out)}</strong>: cộng {formatMoney(totals.In)}, trừ{' '}
      {formatMoney(totals.Out)}
    </Panel>
  );
}
