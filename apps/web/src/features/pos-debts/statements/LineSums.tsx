import type { Schemas } from '@so-the/api-client';
import { Stat, StatRow } from '@so-the/ui';
import { LINE } from './lineStates.ts';

/** Props of {@link LineSums}. */
export interface LineSumsProps {
  /** Sums over all rows that match; `undefined` while on their way. */
  totals: Schemas['PdfLineTotals'] | undefined;
  /** Narrows the list to rows of a status. */
  onOpen: (status: Schemas['PdfLineStatus']) => void;
}

/** How many rows wait for somebody to choose, are matched, paid and left out, and what was paid. */
export function LineSums({ totals, onOpen }: LineSumsProps) {
  const loading = totals === undefined;
  const opening = (count: number | undefined, status: Schemas['PdfLineStatus']) =>
    count ? () => onOpen(status) : undefined;
  return (
    <StatRow>
      <Stat
        label="Chưa khớp"
        kind="number"
        value={totals?.Unmatched}
        loading={loading}
        onOpen={opening(totals?.Unmatched, LINE.unmatched)}
      />
      <Stat label="Khớp, chờ thanh toán" kind="number" value={totals?.Matched} loading={loading} />
      <Stat
        label="Đã thanh toán"
        kind="number"
        value={totals?.Paid}
        loading={loading}
        onOpen={opening(totals?.Paid, LINE.paid)}
      />
      <Stat label="Tiền đã thanh toán" value={totals?.PaidNet} loading={loading} />
    </StatRow>
  );
}
