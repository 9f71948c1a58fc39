import type { RevenueByDay, RevenueFigures } from '@so-the/api-client';
import { Stat } from '@so-the/ui';
import { useRightsOn } from '../../kit/access/useRights.ts';

interface Figure {
  field: keyof RevenueFigures;
  label: string;
  kind: 'money' | 'number';
  /** Screen that shows the entries behind the figure. */
  screen: string;
}

const figures: readonly Figure[] = [
  { field: 'TotalSwipe', label: 'Doanh số quẹt', kind: 'money', screen: '/contract' },
  { field: 'Revenue', label: 'Doanh thu phí', kind: 'money', screen: '/contract' },
  { field: 'GrossProfit', label: 'Lãi gộp', kind: 'money', screen: '/contract' },
  { field: 'AppointmentCount', label: 'Lịch hẹn', kind: 'number', screen: '/schedule-payment' },
  { field: 'NewCustomers', label: 'Khách mới', kind: 'number', screen: '/customer' },
];

/** Customers have no day in their list: the newest stand first instead. */
const NEWEST = 'SortBy=CreatedDate&SortDir=desc';

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
  const rightsOn = useRightsOn();
  const shown = figures.filter(({ field }) => field !== 'GrossProfit' || rightsOn('/').profit);
  return shown.map(({ field, label, kind, screen }) => (
    <Stat
      key={field}
      label={label}
      kind={kind}
      value={report?.Totals[field]}
      previous={report?.Previous[field]}
      previousLabel={previousLabel}
      loading={report === undefined}
      href={days && rightsOn(screen).view ? `${screen}?${screen === '/customer' ? NEWEST : days}` : undefined}
    />
  ));
}
