import { formatDayMonth } from '@so-the/ui/format';
import { useGetRevenueByDayQuery } from '../../api/reportApi.ts';
import { FigureChart } from '../../kit/report/figures/FigureChart.tsx';
import { HomePanel } from './HomePanel.tsx';
import { rangeOf } from './homePeriod.ts';

/** Volume and revenue of the last 30 days. */
export function ThirtyDays() {
  const answer = useGetRevenueByDayQuery(rangeOf('month'));
  return (
    <HomePanel title="30 ngày qua" answer={answer}>
      {({ Data: { Days } }) => (
        <FigureChart
          label="Doanh số quẹt và doanh thu phí 30 ngày qua"
          rows={Days}
          place={{ label: 'Ngày', of: ({ Date }) => formatDayMonth(Date) }}
          bars={{ name: 'Doanh số quẹt', of: ({ TotalSwipe }) => TotalSwipe, figure: 'TotalSwipe' }}
          line={{ name: 'Doanh thu phí', of: ({ Revenue }) => Revenue, figure: 'Revenue' }}
        />
      )}
    </HomePanel>
  );
}
