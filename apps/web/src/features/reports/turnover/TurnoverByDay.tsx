import { formatDate, formatDayMonth } from '@so-the/ui/format';
import { useList } from '../../../kit/list/useList.ts';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { dayColumns } from './turnoverColumns.ts';
import { turnoverDays } from './turnoverList.ts';

/** Revenue of each day: fees of the orders settled on it, costs of what was swiped on it. */
export function TurnoverByDay() {
  const list = useList({
    ...turnoverDays,
    rows: { ...turnoverDays.rows, of: ({ Days }) => Days, totals: ({ Totals }) => Totals },
    pageSize: 50,
  });
  return (
    <ReportScreen list={list} title="Doanh thu theo ngày">
      <ReportScreen.Filters />
      <ReportScreen.Tiles columns={dayColumns} of={['TotalSwipe', 'Revenue', 'GrossProfit', 'NewCustomers']} />
      <ReportScreen.BesideFigures told={list.reply?.Data} />
      <ReportScreen.Table
        moreBelow
        columns={dayColumns}
        rowKey={({ Date }) => Date}
        nameOf={({ Date }) => formatDate(Date)}
      />
      <ReportScreen.Chart
        label="Doanh số quẹt và doanh thu phí theo ngày"
        rows={list.reply?.Data.Days}
        place={{ label: 'Ngày', of: ({ Date }) => formatDayMonth(Date) }}
        bars={{ name: 'Doanh số quẹt', of: ({ TotalSwipe }) => TotalSwipe, figure: 'TotalSwipe' }}
        line={{ name: 'Doanh thu phí', of: ({ Revenue }) => Revenue, figure: 'Revenue' }}
      />
    </ReportScreen>
  );
}
