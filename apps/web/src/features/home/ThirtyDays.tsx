import { BarLineChart } from '@so-the/ui';
import { formatDate } from '@so-the/ui/format';
import { useGetRevenueByDayQuery } from '../../api/reportApi.ts';
import { useFigureAddress } from '../../kit/report/useFigureAddress.ts';
import { HomePanel } from './HomePanel.tsx';
import { rangeOf } from './homePeriod.ts';

const series = [
  { name: 'Doanh số quẹt', kind: 'bar' },
  { name: 'Doanh thu phí', kind: 'line', axis: 'right' },
] as const;

/** Volume and revenue of the last 30 days. */
export function ThirtyDays() {
  const answer = useGetRevenueByDayQuery(rangeOf('month'));
  const addressOf = useFigureAddress();
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
              hrefs: Days.map((day) => addressOf('TotalSwipe', day)),
            },
            {
              ...series[1],
              values: Days.map(({ Revenue }) => Revenue),
              hrefs: Days.map((day) => addressOf('Revenue', day)),
            },
          ]}
        />
      )}
    </HomePanel>
  );
}
