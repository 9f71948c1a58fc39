import { vietnamToday } from '@so-the/ui/format';
import { useRead, type ReadCall } from '../../../api/declare.ts';
import { calls } from '../../../api/scheduleWorkingApi.ts';
import { answerOf, bothOf } from '../../../kit/answer/answerOf.ts';
import { calm } from '../../../kit/list/calm.ts';
import { ORDER_STATUS } from '../../../kit/order/orderStatus.ts';
import { useLive } from '../../../kit/record/useLive.ts';

/** Orders that each half of the board asks for at most. */
export const BOARD_ROWS = 200;

const { ready, working, transferring, done } = ORDER_STATUS;
const page = { PageIndex: 1, PageSize: BOARD_ROWS } as const;

/** The orders of today: all that are open and meant for today or before, and those of today that are done. What others do shows by itself. */
export function useTodayOrders() {
  const today = vietnamToday();
  const call: ReadCall<'searchSchedules'> = calls.searchSchedules;
  const live = useLive();
  const open = calm(
    useRead(call, { body: { ...page, Statuses: [ready, working, transferring], ToDate: today } }, false, live),
  );
  const closed = calm(
    useRead(call, { body: { ...page, Statuses: [done], ForDate: today, ToDate: today } }, false, live),
  );
  return answerOf(bothOf(open, closed), ([some, others]) => ({
    orders: [...some.Data, ...others.Data],
    isCut: some.Total > BOARD_ROWS || others.Total > BOARD_ROWS,
  }));
}
