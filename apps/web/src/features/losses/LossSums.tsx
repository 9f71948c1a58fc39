import type { Schemas } from '@so-the/api-client';
import { Stat, StatRow } from '@so-the/ui';
import { formatPercent, groupDigits } from '@so-the/ui/format';

/** Props of {@link LossSums}. */
export interface LossSumsProps {
  /** Sums over all losses in force that match; `undefined` while on their way. */
  totals: Schemas['BadExpenseTotals'] | undefined;
  /** Whether this person sees profits. */
  mayView: boolean;
}

/** What was lost, what of it came back, and what share of the profit of these days it took. */
export function LossSums({ totals, mayView }: LossSumsProps) {
  const loading = totals === undefined;
  return (
    <StatRow>
      <Stat
        label="Số tiền lỗ"
        value={totals?.Amount}
        loading={loading}
        note={totals && `${groupDigits(totals.Count)} khoản`}
      />
      <Stat label="Đã thu hồi" value={totals?.RecoveredAmount} loading={loading} />
      <Stat
        label="Thiệt hại"
        value={totals?.NetAmount}
        loading={loading}
        note={mayView && totals && shareWords(totals)}
      />
      {mayView && <Stat label="Lợi nhuận trước chi phí xấu" value={totals?.ProfitBeforeLosses} loading={loading} />}
    </StatRow>
  );
}

function shareWords({ ProfitShare }: Schemas['BadExpenseTotals']): string {
  return ProfitShare === undefined ? 'Kỳ này không có lợi nhuận' : `${formatPercent(ProfitShare)} lợi nhuận`;
}
