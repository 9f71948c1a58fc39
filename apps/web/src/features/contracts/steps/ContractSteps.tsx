import { scheduleStatusOptions, type Schedule, type StatusLog } from '@so-the/api-client';
import { Panel, Steps, type Step } from '@so-the/ui';
import { formatDateTime } from '@so-the/ui/format';
import { ORDER_STATUS } from '../../../kit/order/orderStatus.ts';

const way = scheduleStatusOptions.filter(({ value }) => value !== ORDER_STATUS.cancelled);

/** How far the order has come, with the day and hour each status was last reached; a status it skipped is left out, as is the way beyond a cancel. */
export function ContractSteps({ order, log }: { order: Schedule; log: readonly StatusLog[] | undefined }) {
  const isCancelled = order.Status === ORDER_STATUS.cancelled;
  const reached = (status: number) => log?.findLast(({ Status }) => Status === status)?.At;
  const last = isCancelled
    ? (log?.findLast(({ Status }) => Status === ORDER_STATUS.cancelled)?.OldStatus ?? 0)
    : order.Status;
  const steps: Step[] = way.flatMap(({ value, label }) => {
    if (value > last) return isCancelled ? [] : [{ id: value, label }];
    const at = value === ORDER_STATUS.appointment ? order.CreatedDate : reached(value);
    if (at === undefined) return log ? [] : [{ id: value, label }];
    return [{ id: value, label, note: formatDateTime(at) }];
  });
  if (isCancelled) steps.push(cancelledStep(reached(ORDER_STATUS.cancelled)));
  return (
    <Panel>
      <Steps
        label="Tiến độ đơn"
        steps={steps}
        current={order.Status}
        finished={order.Status === ORDER_STATUS.done}
        cancelled={isCancelled ? 'Đã hủy' : undefined}
      />
      {isCancelled && <p>Lý do hủy: {order.CancelReason}</p>}
    </Panel>
  );
}

/** A cancelled order ends in its cancel, behind the steps it took. */
function cancelledStep(at: string | undefined): Step {
  return { id: ORDER_STATUS.cancelled, label: 'Đã hủy', note: at && formatDateTime(at) };
}
