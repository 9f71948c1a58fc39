import { calls } from '../../../api/reportApi.ts';
import { useList } from '../../../kit/list/useList.ts';
import { debtSummaryColumns } from './hubColumns.tsx';
import { hubList } from './hubList.ts';
import { HubReport } from './HubReport.tsx';

/** The four debts in sum. */
export function DebtSummary() {
  const list = useList({ ...hubList, call: calls.getDebtSummaryReport });
  return (
    <HubReport
      list={list}
      title="Tổng hợp công nợ"
      description="Số dương: đối tượng nợ cửa hàng."

      columns={debtSummaryColumns}
      tiles={['Opening', 'Increase', 'Decrease', 'Closing']}
      rowKey={({ ShopID, PartyType }) => `${ShopID} ${PartyType}`}
      nameOf={(kind) => `${kind.Name}, ${kind.ShopName}`}
    />
  );
}
