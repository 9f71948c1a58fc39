import { calls } from '../../api/scheduleWorkingApi.ts';
import { askList } from '../../kit/list/askList.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { ORDER_SEARCH } from '../../kit/order/orderRows.ts';
import { useOrderTable, useSeesOrderProfit } from '../../kit/order/useOrderTable.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { useSession } from '../../session/useSession.ts';
import { BoardChoice } from './board/BoardChoice.tsx';
import type { BoardView } from './board/useBoardView.ts';
import { contractColumns } from './contractColumns.tsx';
import { ContractFilterFields } from './ContractFilterFields.tsx';
import { contractFilters, contractFilterWords } from './contractFilters.ts';
import { contractViews } from './contractViews.ts';
import { useChosenOrders } from './deeds/useChosenOrders.tsx';
import { useOrderDeeds } from './deeds/useOrderDeeds.tsx';

const shown = {
  path: PATHS.orders,
  call: calls.searchSchedules,
  filters: contractFilters,
  sort: { field: 'AppointmentDate', dir: 'desc' },
  live: true,
} as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** The orders as a list, with what is done with one from its row, and with many that are chosen. */
export function ContractList({ view }: { view: BoardView }) {
  const list = useList(shown);
  const { user } = useSession();
  const deeds = useOrderDeeds();
  const chosen = useChosenOrders();
  const table = useOrderTable(contractColumns);
  const figures = useSeesOrderProfit() ? 'Phí và lợi nhuận' : 'Phí';
  return (
    <ListScreen list={list} title="Hợp đồng" description={`${figures} của đơn chưa quyết toán là tạm tính.`}>
      <ListScreen.Actions>
        <BoardChoice view={view} />
      </ListScreen.Actions>
      <ListScreen.Filters words={contractFilterWords} placeholder={ORDER_SEARCH} period="Ngày hẹn">
        <ContractFilterFields list={list} />
      </ListScreen.Filters>
      <ListScreen.Table
        {...table}
        readyViews={contractViews(user.UserID)}
        rowActions={deeds.menuOf}
        chosenDeeds={chosen.deeds}
        emptyText="Chưa có đơn"
        emptyAction={
          <StepLink href={places.appointments({ open: 'new' })}>Đơn bắt đầu từ lịch hẹn: thêm lịch hẹn</StepLink>
        }
      />
      {deeds.windows}
      {chosen.window}
    </ListScreen>
  );
}
