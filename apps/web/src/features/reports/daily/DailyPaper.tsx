import { accountKey } from '../../../kit/report/figures/accountKey.ts';
import type { Schemas } from '@so-the/api-client';
import { formatDate } from '@so-the/ui/format';
import { PrintDialog } from '../../../kit/print/PrintDialog.tsx';
import { PaperTable } from '../../../kit/print/PaperTable.tsx';
import {
  debtColumns,
  differenceColumns,
  fundColumnsOf,
  serviceColumns,
  unsettledColumns,
  unsettledRow,
} from './dailySections.ts';
import { useProfitColumns } from './useProfitColumns.ts';

type DebtRow = Schemas['DebtSummaryRow'];

/** Props of {@link DailyPaper}. */
export interface DailyPaperProps {
  report: Schemas['DailyReport'];
  onClose: () => void;
}

/** The day on one A4 page, with those who sign it. */
export function DailyPaper({ report, onClose }: DailyPaperProps) {
  const services = useProfitColumns(serviceColumns);
  return (
    <PrintDialog
      title="Báo cáo ngày"
      subtitle={`Ngày ${formatDate(report.Date)}`}
      first="A4"
      signatures={report.Signatures.map(({ Role, Name }) => (Name === '' ? Role : `${Role}: ${Name}`))}
      onClose={onClose}
    >
      <PaperTable columns={services} rowKey={nameOf} rows={report.Services} totals={sums(report.Totals)} />
      {report.SelfApproval && <p>{report.SelfApproval}</p>}
      <PaperTable
        columns={fundColumnsOf(report)}
        rowKey={accountKey}
        rows={report.Funds}
        totals={sums(report.FundTotals)}
      />
      <PaperTable columns={debtKinds} rowKey={nameOf} rows={byKind(report.Debts)} totals={sums(report.DebtTotals)} />
      <PaperTable columns={differenceColumns} rowKey={nameOf} rows={report.Differences} totals={undefined} />
      <PaperTable
        columns={unsettledColumns}
        rowKey={nameOf}
        rows={[unsettledRow(report.Unsettled)]}
        totals={undefined}
      />
    </PrintDialog>
  );
}

const debtKinds = debtColumns.filter(({ hidden }) => hidden !== true);

/** One row a kind of debt, over all shops, so that the company's day stands on one page too. */
function byKind(debts: readonly DebtRow[]): DebtRow[] {
  return [...Map.groupBy(debts, ({ Name }) => Name).values()].flatMap(([first, ...others]) =>
    first ? [others.reduce(added, first)] : [],
  );
}

function added(one: DebtRow, other: DebtRow): DebtRow {
  return {
    ...one,
    Opening: one.Opening + other.Opening,
    Increase: one.Increase + other.Increase,
    Decrease: one.Decrease + other.Decrease,
    Closing: one.Closing + other.Closing,
  };
}

function nameOf({ Name }: { Name: string }): string {
  return Name;
}

/** The sums alone, without what opens them. */
function sums(totals: object): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(totals).filter(([, value]) => typeof value === 'number'));
}
