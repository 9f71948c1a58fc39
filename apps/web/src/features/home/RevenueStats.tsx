import type { RevenueByDay } from '@so-the/api-client';
import { Stat } from '@so-the/ui';

/** Props of {@link RevenueStats}. */
export interface RevenueStatsProps {
  /** `undefined` while it is on its way. */
  report: RevenueByDay | undefined;
  /** "hôm qua". */
  previousLabel: string;
  /** Days of the period in the address of the entries; none for the company, whose orders have no screen of their own. */
  days?: string;
}

/** What the period brought, against the one before: volume and revenue are never mixed (domain §1). */
export function RevenueStats({ report, previousLabel, days }: RevenueStatsProps) {
  const { Totals: now, Previous: before } = report ?? {};
  const shared = { previousLabel, loading: report === undefined };
  const orders = days && `/contract?${days}`;
  return (
    <>
      <Stat {...shared} label="Doanh số quẹt" value={now?.TotalSwipe} previous={before?.TotalSwipe} href={orders} />
      <Stat {...shared} label="Doanh thu phí" value={now?.Revenue} previous={before?.Revenue} href={orders} />
      <Stat {...shared} label="Lãi gộp" value={now?.GrossProfit} previous={before?.GrossProfit} href={orders} />
      <Stat
        {...shared}
        label="Lịch hẹn"
        kind="number"
        value={now?.AppointmentCount}
        previous={before?.AppointmentCount}
        href={days && `/schedule-payment?${days}`}
      />
      <Stat
        {...shared}
        label="Khách mới"
        kind="number"
        value={now?.NewCustomers}
        previous={before?.NewCustomers}
        href={days && '/customer?SortBy=CreatedDate&SortDir=desc'}
      />
    </>
  );
}
