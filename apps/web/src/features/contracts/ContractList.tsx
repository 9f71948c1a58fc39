import { useState } from 'react';
import type { Schedule } from '@so-the/api-client';
import { calls } from '../../api/scheduleWorkingApi.ts';
import { useRights } from '../../kit/access/useRights.ts';
import { askList } from '../../kit/list/askList.ts';
import type { ChosenDeed } from '../../kit/list/chosen/ChosenRowsButton.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { ORDER_SEARCH } from '../../kit/order/orderRows.ts';
import { StepManyDialog, type StepManyDialogProps } from '../../kit/order/StepManyDialog.tsx';
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
import { manyStep } from './deeds/manyStep.ts';
import { useOrderDeeds } from './deeds/useOrderDeeds.tsx';
import { useLinePlans } from './lines/useLineCalls.ts';
import { ChosenPapers, type ChosenPapersProps } from './print/ChosenPapers.tsx';

/** Sheets that are printed in one go at most, and orders that take a step in one go. */
const paper = { noun: 'đơn', most: 200 };
const steps = { noun: 'đơn', most: 50 };

const shown = {
  path: PATHS.orders,
  call: calls.searchSchedules,
  filters: contractFilters,
  sort: { field: 'AppointmentDate', dir: 'desc' },
  live: true,
} as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** What is done with chosen orders. */
type Chosen = Omit<ChosenPapersProps, 'onClose'> | ({ kind: 'step' } & Pick<StepManyDialogProps, 'orders' | 'onLeft'>);

/** The orders as a list, with what is done with one from its row, and with many that are chosen. */
export function ContractList({ view }: { view: BoardView }) {
  const list = useList(shown);
  const { user } = useSession();
  const [chosen, setChosen] = useState<Chosen>();
  const { edit } = useRights(PATHS.appointments, PATHS.orders);
  const deeds = useOrderDeeds();
  const plans = useLinePlans();
  const table = useOrderTable(contractColumns);
  const figures = useSeesOrderProfit() ? 'Phí và lợi nhuận' : 'Phí';
  const close = () => setChosen(undefined);
  const papers: ChosenDeed<Schedule>[] = [
    { ...paper, label: 'In hợp đồng', run: (orders) => setChosen({ kind: 'contract', orders }) },
    { ...paper, label: 'In biên nhận', run: (orders) => setChosen({ kind: 'receipt', orders }) },
  ];
  const step: ChosenDeed<Schedule> = {
    ...steps,
    label: 'Chuyển bước',
    run: (orders, onLeft) => setChosen({ kind: 'step', orders, onLeft }),
  };
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
        chosenDeeds={[...(edit ? [step] : []), ...(list.rights.print ? papers : [])]}
        emptyText="Chưa có đơn"
        emptyAction={
          <StepLink href={places.appointments({ open: 'new' })}>Đơn bắt đầu từ lịch hẹn: thêm lịch hẹn</StepLink>
        }
      />
      {deeds.windows}
      {chosen?.kind === 'step' && (
        <StepManyDialog {...chosen} stepOf={(order) => manyStep(order, plans)} onClose={close} />
      )}
      {chosen && chosen.kind !== 'step' && <ChosenPapers {...chosen} onClose={close} />}
    </ListScreen>
  );
}
