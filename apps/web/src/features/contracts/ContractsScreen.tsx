import { useState } from 'react';
import { calls } from '../../api/scheduleWorkingApi.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { ORDER_SEARCH } from '../../kit/order/orderRows.ts';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { useOrderTable, useSeesOrderProfit } from '../../kit/order/useOrderTable.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { useSession } from '../../session/useSession.ts';
import { contractColumns } from './contractColumns.tsx';
import { ContractFilterFields } from './ContractFilterFields.tsx';
import { contractFilters, contractFilterWords } from './contractFilters.ts';
import { contractViews } from './contractViews.ts';
import { ChosenPapers, type ChosenPapersProps } from './print/ChosenPapers.tsx';
import './contract.css';

/** Sheets that are printed in one go at most. */
const paper = { noun: 'đơn', most: 200 };

const shown = {
  path: PATHS.orders,
  call: calls.searchSchedules,
  filters: contractFilters,
  sort: { field: 'AppointmentDate', dir: 'desc' },
  live: true,
} as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /contract */
export function ContractsScreen() {
  const list = useList(shown);
  const { user } = useSession();
  const [papers, setPapers] = useState<Omit<ChosenPapersProps, 'onClose'>>();
  const table = useOrderTable(contractColumns);
  const figures = useSeesOrderProfit() ? 'Phí và lợi nhuận' : 'Phí';
  return (
    <ListScreen list={list} title="Hợp đồng" description={`${figures} của đơn chưa quyết toán là tạm tính.`}>
      <ListScreen.Filters words={contractFilterWords} placeholder={ORDER_SEARCH} period="Ngày hẹn">
        <ContractFilterFields list={list} />
      </ListScreen.Filters>
      <ListScreen.Table
        {...table}
        readyViews={contractViews(user.UserID)}
        chosenDeeds={
          list.rights.print
            ? [
                { ...paper, label: 'In hợp đồng', run: (orders) => setPapers({ kind: 'contract', orders }) },
                { ...paper, label: 'In biên nhận', run: (orders) => setPapers({ kind: 'receipt', orders }) },
              ]
            : undefined
        }
        emptyText="Chưa có đơn"
        emptyAction={
          <StepLink href={places.appointments({ open: 'new' })}>Đơn bắt đầu từ lịch hẹn: thêm lịch hẹn</StepLink>
        }
      />
      {papers && <ChosenPapers {...papers} onClose={() => setPapers(undefined)} />}
    </ListScreen>
  );
}
