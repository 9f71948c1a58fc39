import { calls } from '../../../api/reportApi.ts';
import { useList } from '../../../kit/list/useList.ts';
import { ReportScreen } from '../../../kit/report/ReportScreen.tsx';
import { staffColumns } from './turnoverColumns.ts';
import { turnoverList } from './turnoverList.ts';

/** Revenue of the orders that each member of staff is in charge of. */
export function TurnoverByStaff() {
  const list = useList({ ...turnoverList, call: calls.getStaffReport });
  return (
    <ReportScreen
      list={list}
      title="Doanh thu theo nhân viên"
      description="Đơn tính cho nhân viên phụ trách; khoản không thuộc đơn nào tính cho người nhập."
    >
      <ReportScreen.Filters />
      <ReportScreen.Table
        columns={staffColumns}
        rowKey={({ StaffID }) => String(StaffID)}
        nameOf={({ StaffName }) => StaffName}
      />
    </ReportScreen>
  );
}
