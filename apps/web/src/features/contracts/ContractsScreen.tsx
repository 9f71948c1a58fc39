import { useListScreen } from '../../kit/list/useListScreen.ts';
import { useSearchSchedulesQuery } from '../../api/scheduleWorkingApi.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { ORDER_SEARCH } from '../../kit/order/orderRows.ts';
import { useOrderTable, useSeesOrderProfit } from '../../kit/order/useOrderTable.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import * as places from '../../kit/places/places.ts';
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
  const table = useOrderTable(contractColumns);
  const figures = useSeesOrderProfit() ? 'Phí và lợi nhuận' : 'Phí';
  return (
    <ListScreen list={list} title="Hợp đồng" description={`${figures} của đơn chưa quyết toán là tạm tính.`}>
      <ListScreen.Filters words={contractFilterWords} placeholder={ORDER_SEARCH} inline={<OrderPeriod list={list} />}>
        <ContractFilterFields list={list} />
      </ListScreen.Filters>
      <ListScreen.Table
        answer={orders}
        {...table}
        emptyText="Chưa có hợp đồng"
        emptyAction={
          <StepLink href={places.appointments({ open: 'new' })}>Hợp đồng bắt đầu từ lịch hẹn: thêm lịch hẹn</StepLink>
        }
      />
    </ListScreen>
  );
}
