import type { ToastAction } from '@so-the/ui';
import { useAskAnew } from '../../../api/declare.ts';
import { useChangeScheduleStatusMutation } from '../../../api/scheduleWorkingApi.ts';
import { useUndo } from '../../../kit/document/useUndo.ts';
import { useSendOnce } from '../../../kit/form/sending/useSendOnce.ts';
import { ORDER_STATUS } from '../../../kit/order/orderStatus.ts';
import { linePlans } from '../lines/moneyLinePlan.ts';
import { useLineCalls, useLinePlans } from '../lines/useLineCalls.ts';
import { useStillUndoes } from '../lines/useStillUndoes.ts';

/**
 * "Hoàn tác" of "Hoàn thành và thu" (counter.md §8): it takes back what was collected, and opens the order again for who may do
 * that. An order that stays completed then owes what was taken back.
 *
 * @returns the action of a collection, by its PaymentID
 */
export function useUndoCollected(ScheduleID: number): (paymentID: number) => ToastAction {
  const { cancel } = useLineCalls().topUp;
  const { undoes } = useLinePlans().topUp;
  const [changeStatus] = useChangeScheduleStatusMutation();
  const reopenOnce = useSendOnce();
  const ask = useAskAnew();
  const takeBack = async (paymentID: number, Reason: string, idempotencyKey: string) => {
    await cancel({ paymentID, Reason, idempotencyKey, shownIn: { ScheduleID } });
    const { Data } = await ask('searchSchedules', { body: { ScheduleIDs: [ScheduleID], PageIndex: 1, PageSize: 1 } });
    if (!Data[0]?.NextStatuses?.includes(ORDER_STATUS.working)) return;
    const step = { ScheduleID, Status: ORDER_STATUS.working, Note: Reason };
    await reopenOnce(step, (body, key) => changeStatus({ ...body, idempotencyKey: key }).unwrap());
  };
  return useUndo(linePlans.topUp.noun, takeBack, useStillUndoes(ScheduleID, undoes));
}
