import type { Schemas } from '@so-the/api-client';
import { Stat, StatRow } from '@so-the/ui';
import { groupDigits } from '@so-the/ui/format';

/** Props of {@link LotSums}. */
export interface LotSumsProps {
  /** Sums over all lots that match; `undefined` while on their way. */
  totals: Schemas['NumberLotTotals'] | undefined;
  /** Narrows the list to lots whose money is late. */
  onOpenOverdue: () => void;
}

/** What the lots shown should bring, have brought and still owe, and what of it is late. */
export function LotSums({ totals, onOpenOverdue }: LotSumsProps) {
  const loading = totals === undefined;
  return (
    <StatRow>
      <Stat label="Phải về" value={totals?.ExpectedAmount} loading={loading} />
      <Stat label="Đã về" value={totals?.ReceivedAmount} loading={loading} />
      <Stat label="Còn lại" value={totals?.Remain} loading={loading} />
      <Stat
        label="Quá hạn"
        value={totals?.OverdueAmount}
        loading={loading}
        note={totals && `${groupDigits(totals.OverdueCount)} lô`}
        onOpen={totals && totals.OverdueCount > 0 ? onOpenOverdue : undefined}
      />
    </StatRow>
  );
}
