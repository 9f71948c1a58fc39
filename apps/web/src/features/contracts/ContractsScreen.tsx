import { useListScreen } from '../../kit/list/useListScreen.ts';
import { useSearchSchedulesQuery } from '../../api/scheduleWorkingApi.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { contractColumns } from './contractColumns.tsx';
import { ContractFilterFields } from './ContractFilterFields.tsx';
import { contractFilters, contractFilterWords } from './contractFilters.ts';
import { OrderPeriod } from './OrderPeriod.tsx';
import './contract.css';

/** /contract */
export function ContractsScreen() {
  const list = useListScreen({
    name: 'contracts',
    filters: contractFilters,
    sort: { field: 'AppointmentDate', dir: 'desc' },
  });
  const orders = useSearchSchedulesQuery({ body: list.args });
  return (
    <ListScreen title="Hợp đồng" description="Phí và lợi nhuận của đơn chưa quyết toán là tạm tính.">
      <ListScreen.Filters
        list={list}
        words={contractFilterWords}
        placeholder="Mã đơn, tên, số điện thoại, 4 số cuối"
        inline={<OrderPeriod list={list} />}
      >
        <ContractFilterFields list={list} />
      </ListScreen.Filters>
      <ListScreen.Table
        list={list}
        answer={orders}
        columns={contractColumns}
        rowKey={({ ScheduleID }) => String(ScheduleID)}
        rowHref={({ ScheduleID }) => `/contract/${ScheduleID}`}
        emptyText="Chưa có hợp đồng"
      />
    </ListScreen>
  );
}
