import type { FundBalance } from '@so-the/api-client';
import { Panel, Skeleton, StatusTag } from '@so-the/ui';
import { formatDate } from '@so-the/ui/format';
import { FundTable, type FundFigure } from '../../../kit/report/figures/FundTable.tsx';
import { hasTransfers, sumsOf, type FundSums } from './fundSums.ts';

/** Props of {@link FundSummary}. */
export interface FundSummaryProps {
  /** Each fund asked for; `undefined` while on its way. */
  funds: readonly FundBalance[] | undefined;
}

const figures: readonly FundFigure<FundSums>[] = [
  { field: 'Opening', label: 'Tồn đầu', signed: true },
  { field: 'In', label: 'Thu' },
  { field: 'Out', label: 'Chi' },
  { field: 'Transferred', label: 'Chuyển quỹ', signed: true },
  { field: 'Closing', label: 'Tồn cuối', signed: true },
];

/** Opening, in, out and closing of each fund over the period, in đồng. */
export function FundSummary({ funds }: FundSummaryProps) {
  if (!funds) {
    return (
      <Panel>
        <Skeleton lines={3} />
      </Panel>
    );
  }
  const rows = funds.map((fund) => ({
    key: fund.Fund,
    name: <FundName fund={fund} />,
    sums: fund,
  }));
  return (
    <FundTable<FundSums>
      label="Tồn quỹ"
      figures={figures.filter(({ field }) => field !== 'Transferred' || hasTransfers(funds))}
      rows={rows}
      total={funds.length > 1 ? sumsOf(funds) : undefined}
    />
  );
}

function FundName({ fund: { Fund, LockedTo } }: { fund: FundBalance }) {
  if (LockedTo === undefined) return Fund;
  return (
    <>
      {Fund} <StatusTag label={`Đã chốt đến ${formatDate(LockedTo)}`} tone="success" />
    </>
  );
}
