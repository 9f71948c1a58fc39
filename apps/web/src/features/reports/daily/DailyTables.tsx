import type { Schemas } from '@so-the/api-client';
import { formatDate } from '@so-the/ui/format';
import { useShopColumn } from '../../../kit/list/useShopColumn.ts';
import { accountKey } from '../../../kit/report/figures/accountKey.ts';
import { FigureTable } from '../../../kit/report/figures/FigureTable.tsx';
import {
  debtColumns,
  differenceColumns,
  fundColumnsOf,
  serviceColumns,
  unsettledColumns,
  unsettledRow,
} from './dailySections.ts';
import { useProfitColumns } from './useProfitColumns.ts';
import './daily.css';

/** The day section by section; every figure opens what it is made of. */
export function DailyTables({ report }: { report: Schemas['DailyReport'] }) {
  const day = formatDate(report.Date);
  const services = useProfitColumns(serviceColumns);
  const debts = useShopColumn(debtColumns);
  return (
    <div className="daily">
      <FigureTable
        label="Theo dịch vụ"
        title="Kết quả theo dịch vụ"
        columns={services}
        rowKey={({ Name }) => Name}
        rows={report.Services}
        totals={report.Totals}
        nameOf={({ Name }) => `${Name}, ${day}`}
        totalName={day}
      />
      {report.SelfApproval && <p className="daily__note">{report.SelfApproval}</p>}
      <FigureTable
        label="Quỹ trong ngày"
        title="Quỹ"
        columns={fundColumnsOf(report)}
        rowKey={accountKey}
        rows={report.Funds}
        totals={report.FundTotals}
        nameOf={({ Fund }) => `${Fund}, ${day}`}
        totalName={day}
      />
      <FigureTable
        label="Công nợ trong ngày"
        title="Công nợ"
        columns={debts}
        rowKey={({ ShopID, PartyType }) => `${ShopID} ${PartyType}`}
        rows={report.Debts}
        totals={report.DebtTotals}
        nameOf={({ Name }) => `${Name}, ${day}`}
        totalName={day}
      />
      <WhatDiffers report={report} day={day} />
    </div>
  );
}

interface WhatDiffersProps {
  report: Schemas['DailyReport'];
  /** The day in words. */
  day: string;
}

/** What to look into: the sides that differ, and what waits for its revenue. */
function WhatDiffers({ report, day }: WhatDiffersProps) {
  return (
    <>
      <FigureTable
        label="Đối chiếu trong ngày"
        title="Đối chiếu"
        columns={differenceColumns}
        rowKey={({ Account }) => Account}
        rows={report.Differences}
        nameOf={({ Name }) => Name}
        totalName={day}
      />
      <FigureTable
        label="Đơn chưa quyết toán cuối ngày"
        title="Chờ doanh thu"
        columns={unsettledColumns}
        rowKey={({ Name }) => Name}
        rows={[unsettledRow(report.Unsettled)]}
        nameOf={({ Name }) => `${Name}, ${day}`}
        totalName={day}
      />
    </>
  );
}
