import { formatDate } from '@so-the/ui/format';
import { calls } from '../../../api/reportApi.ts';
import { useList } from '../../../kit/list/useList.ts';
import { interestColumns } from './hubColumns.tsx';
import { hubList } from './hubList.ts';
import { HubReport } from './HubReport.tsx';

/** Profit day by day. */
export function DailyProfit() {
  const list = useList({ ...hubList, call: calls.getInterestReport });
  return (
    <HubReport
      list={list}
      title="Lợi nhuận từng ngày"
      description="Kết quả kinh doanh của mỗi ngày, theo ngày ghi sổ."

      columns={interestColumns}
      tiles={['Revenue', 'OperatingExpense', 'NetProfit']}
      rowKey={({ Date }) => Date}
      nameOf={({ Date }) => formatDate(Date)}
    />
  );
}
