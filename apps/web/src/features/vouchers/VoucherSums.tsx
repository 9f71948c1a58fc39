import type { Schemas } from '@so-the/api-client';
import { Stat, StatRow } from '@so-the/ui';
import { FundTable, type FundFigure } from '../../kit/report/figures/FundTable.tsx';

/** Props of {@link VoucherSums}. */
export interface VoucherSumsProps {
  /** Sums over all vouchers that match; `undefined` while on their way. */
  totals: Schemas['VoucherTotals'] | undefined;
  /** Narrows the list to the vouchers that wait. */
  onOpenWaiting: () => void;
}

const figures: readonly FundFigure<Schemas['VoucherFund']>[] = [
  { field: 'Count', label: 'Số phiếu' },
  { field: 'In', label: 'Thu' },
  { field: 'Out', label: 'Chi' },
  { field: 'Difference', label: 'Chênh lệch', signed: true },
];

/** What booked vouchers brought in and took out, together and of each fund, and how many wait. */
export function VoucherSums({ totals, onOpenWaiting }: VoucherSumsProps) {
  const loading = totals === undefined;
  const rows = totals?.Funds.map((sums) => ({
    key: `${sums.ShopID}/${sums.AccountID ?? 'cash'}`,
    name: sums.Fund,
    sums,
  }));
  return (
    <>
      <StatRow>
        <Stat label="Tổng thu" kind="money" value={totals?.In} loading={loading} />
        <Stat label="Tổng chi" kind="money" value={totals?.Out} loading={loading} />
        <Stat label="Chênh lệch" kind="money" value={totals?.Difference} loading={loading} />
        {totals?.Transferred !== undefined && (
          <Stat label="Chuyển giữa các quỹ" kind="money" value={totals.Transferred} />
        )}
        <Stat
          label="Phiếu chờ duyệt"
          kind="number"
          value={totals?.WaitingCount}
          loading={loading}
          onOpen={totals && totals.WaitingCount > 0 ? onOpenWaiting : undefined}
        />
      </StatRow>
      {rows && rows.length > 0 && <FundTable label="Thu chi từng quỹ" figures={figures} rows={rows} />}
    </>
  );
}
