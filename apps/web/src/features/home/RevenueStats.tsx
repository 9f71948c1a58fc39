import { useState } from 'react';
import type { RevenueByDay, RevenueFigures, UnsettledFigures } from '@so-the/api-client';
import { Stat } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { useRightsOn } from '../../kit/access/useRights.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { reportFigures } from '../../kit/report/figures/reportFigures.ts';
import type { FigureDrawerProps } from '../../kit/report/figures/FigureDrawer.tsx';
import { LazyFigureDrawer } from '../../kit/report/figures/LazyFigureDrawer.tsx';
import { askedFor, handleDays } from '../../kit/report/reportScope.ts';
import { previousOf, type HomePeriod } from './homePeriod.ts';
import { appointmentsOf, entriesOf, newCustomersOf, unsettledOf, type HomeRange } from './homeLinks.ts';

interface Figure {
  field: Exclude<keyof RevenueFigures, 'Entries'>;
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
  /** The period in the addresses of what is counted; none for the company, whose figures open over the page. */
  range?: HomeRange;
}

/** What the period brought, against the one before: volume and revenue are never mixed (domain §1). */
export function RevenueStats({ report, period, range }: RevenueStatsProps) {
  const [opened, setOpened] = useState<Omit<FigureDrawerProps, 'onClose'>>();
  const openerOf = (field: Figure['field'], label: string) => {
    const asked = range || !report ? undefined : askedFor(field, report.Totals);
    const amount = report?.Totals[field];
    if (!asked || amount === undefined) return undefined;
    return () => setOpened({ title: `${label} · ${handleDays(asked)}`, amount, asked });
  };
  const rightsOn = useRightsOn();
  const seesProfit = rightsOn(PATHS.home).profit && (report === undefined || report.Totals.GrossProfit !== undefined);
  const shown = figures.filter(({ field }) => field !== 'GrossProfit' || seesProfit);
  return (
    <>
      {shown.map(({ field, label, kind, hrefIn, isOfWholeDays }) => (
        <Stat
          key={field}
          label={label}
          kind={kind}
          value={report?.Totals[field]}
          previous={report?.Previous[field]}
          previousLabel={previousOf(period, isOfWholeDays)}
          loading={report === undefined}
          href={range && hrefIn(range)}
          onOpen={openerOf(field, label)}
        />
      ))}
      <UnsettledStat report={report} range={range} onOpen={setOpened} />
      {opened && <LazyFigureDrawer {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface UnsettledStatProps extends Omit<RevenueStatsProps, 'period'> {
  /** Opens what is counted. */
  onOpen: (opened: Omit<FigureDrawerProps, 'onClose'>) => void;
}

/** Orders whose revenue is still to come, while their machine fees are counted already: profit of the period is told with them beside it. */
function UnsettledStat({ report, range, onOpen }: UnsettledStatProps) {
  const waiting = report?.Unsettled;
  const asked = range || !waiting ? undefined : askedFor('OrderCount', waiting);
  const title = asked && `Đơn chưa quyết toán · ${handleDays(asked)}`;
  return (
    <Stat
      label="Đơn chưa quyết toán"
      kind="number"
      value={waiting?.OrderCount}
      note={waiting && noteOf(waiting)}
      loading={report === undefined}
      href={range && unsettledOf(range)}
      onOpen={asked && title && waiting ? () => onOpen({ title, amount: waiting.OrderCount, asked }) : undefined}
    />
  );
}

function noteOf({ OrderCount, PosFeeAmount, PartnerAmount, FeeAmount }: UnsettledFigures): string {
  if (OrderCount === 0) return 'Mọi khoản phí máy đã có doanh thu';
  const costs = PosFeeAmount + PartnerAmount;
  return `Phí máy ${formatMoney(costs)} chờ doanh thu ${formatMoney(FeeAmount) || '–'} tạm tính`;
}
