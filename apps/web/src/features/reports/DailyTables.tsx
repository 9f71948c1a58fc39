import type { ReactNode } from 'react';
import type { Schemas } from '@so-the/api-client';
import { DataTable } from '@so-the/ui';
import { formatDate } from '@so-the/ui/format';
import { FigureTable } from '../../kit/report/FigureTable.tsx';
import { debtColumns, differenceColumns, fundColumns, serviceColumns } from './dailySections.ts';
import { useProfitColumns } from './useProfitColumns.ts';
import './daily.css';

/** The day section by section; every figure of services, funds and debts opens what it is made of. */
export function DailyTables({ report }: { report: Schemas['DailyReport'] }) {
  const day = formatDate(report.Date);
  const services = useProfitColumns(serviceColumns);
  return (
    <div className="daily">
      <Section title="Kết quả theo dịch vụ">
        <FigureTable
          label="Theo dịch vụ"
          columns={services}
          rowKey={({ Name }) => Name}
          rows={report.Services}
          totals={report.Totals}
          nameOf={({ Name }) => `${Name}, ${day}`}
          totalName={day}
        />
      </Section>
      <Section title="Quỹ">
        <FigureTable
          label="Quỹ trong ngày"
          columns={fundColumns}
          rowKey={({ ShopID, Account }) => `${ShopID} ${Account}`}
          rows={report.Funds}
          totals={report.FundTotals}
          nameOf={({ Fund }) => `${Fund}, ${day}`}
          totalName={day}
        />
      </Section>
      <Section title="Công nợ">
        <FigureTable
          label="Công nợ trong ngày"
          columns={debtColumns}
          rowKey={({ ShopID, PartyType }) => `${ShopID} ${PartyType}`}
          rows={report.Debts}
          totals={report.DebtTotals}
          nameOf={({ Name }) => `${Name}, ${day}`}
          totalName={day}
        />
      </Section>
      <Section title="Đối chiếu">
        <DataTable
          label="Đối chiếu trong ngày"
          columns={differenceColumns}
          rowKey="Name"
          source={{ rows: report.Differences }}
        />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
