import { Dialog, DialogBody } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { orderName } from '../../kit/order/orderName.ts';
import { OrderComments } from '../../kit/order/OrderComments.tsx';
import { OrderNote } from '../../kit/order/OrderNote.tsx';
import { useOrder } from '../../kit/order/useOrder.ts';
import type { OpenRecord } from '../../kit/record/useOpenRecord.ts';

/** Note and comments of the order the address names. */
export function OrderTalk({ open }: { open: OpenRecord }) {
  const { order } = useOrder(typeof open.id === 'number' ? open.id : null);
  if (open.id === null || !order) return null;
  return (
    <Dialog title={joined(orderName(order), order.CustomerName)} onClose={open.close}>
      <DialogBody>
        <OrderNote order={order} />
        <OrderComments scheduleId={order.ScheduleID} />
      </DialogBody>
    </Dialog>
  );
}
