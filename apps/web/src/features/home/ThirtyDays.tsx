import { BarLineChart } from '@so-the/ui';
import { formatDate } from '@so-the/ui/format';
import { useGetRevenueByDayQuery } from '../../api/reportApi.ts';
import * as places from '../../kit/places/places.ts';
import { useMayOpen } from '../../kit/places/useMayOpen.ts';
import { HomePanel } from './HomePanel.tsx';
import { rangeOf } from './homePeriod.ts';

const series = [
  { name: 'Doanh số quẹt', kind: 'bar' },
  { name: 'Doanh thu phí', kind: 'line', axis: 'right' },
] as const;

/** Volume and revenue of the last 30 days. */
export function ThirtyDays() {
  const answer = useGetRevenueByDayQuery(rangeOf('month'));
  const mayOpen = useMayOpen();
  const opens = (day: string, Figure: 'TotalSwipe' | 'Revenue') => {
    const address = places.entries({ fromDate: day, toDate: day, Figure });
    return mayOpen(address) ? address : undefined;
  };
  return (
    <HomePanel title="30 ngày qua" answer={answer}>
      {({ Data: { Days } }) => (
        <BarLineChart
          label="Doanh số quẹt và doanh thu phí 30 ngày qua"
          places={Days.map(({ Date }) => formatDate(Date).slice(0, 5))}
          series={[
            {
              ...series[0],
              values: Days.map(({ TotalSwipe }) => TotalSwipe),
              hrefs: Days.map(({ Date }) => opens(Date, 'TotalSwipe')),
            },
            {
              ...series[1],
              values: Days.map(({ Revenue }) => Revenue),
              hrefs: Days.map(({ Date }) => opens(Date, 'Revenue')),
            },
          ]}
        />
      )}
    </HomePanel>
  );
}
