import type { RevenueByDay, RevenueFigures } from '@so-the/api-client';
import { Stat } from '@so-the/ui';
import { useRightsOn } from '../../kit/access/useRights.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { reportFigures } from '../../kit/report/reportFigures.ts';
import { previousOf, type HomePeriod } from './homePeriod.ts';
import { appointmentsOf, entriesOf, newCustomersOf, type HomeRange } from './homeLinks.ts';

interface Figure {
  field: keyof RevenueFigures;
  label: string;
  kind: 'money' | 'number';
  /** Address of what the figure counts. */
  hrefIn: (range: HomeRange) => string;
  /** Counts what is still to come today as well. Default false. */
  isOfWholeDays?: boolean;
}

const figures: readonly Figure[] = [
  ...reportFigures.map(({ value, label }): Figure => ({
    field: value,
    label,
    kind: 'money',
    hrefIn: (range) => entriesOf(value, range),
  })),
  { field: 'AppointmentCount', label: 'Lịch hẹn', kind: 'number', hrefIn: appointmentsOf, isOfWholeDays: true },
  { field: 'NewCustomers', label: 'Khách mới', kind: 'number', hrefIn: newCustomersOf },
];

/** Props of {@link RevenueStats}. */
export interface RevenueStatsProps {
  /** `undefined` while it is on its way. */
  report: RevenueByDay | undefined;
  /** The period of the figures. */
  period: HomePeriod;
  /** The period in the addresses of what is counted; none for the company, whose books no screen shows beside its shops'. */
  range?: HomeRange;
}

/** What the period brought, against the one before: volume and revenue are never mixed (domain §1). */
export function RevenueStats({ report, period, range }: RevenueStatsProps) {
  const rightsOn = useRightsOn();
  const seesProfit = rightsOn(PATHS.home).profit && (report === undefined || report.Totals.GrossProfit !== undefined);
  const shown = figures.filter(({ field }) => field !== 'GrossProfit' || seesProfit);
  return shown.map(({ field, label, kind, hrefIn, isOfWholeDays }) => (
    <Stat
      key={field}
      label={label}
      kind={kind}
      value={report?.Totals[field]}
      previous={report?.Previous[field]}
      previousLabel={previousOf(period, isOfWholeDays)}
      loading={report === undefined}
      href={range && hrefIn(range)}
    />
  ));
}
