import { Dialog, DialogBody } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { orderName } from './orderName.ts';
import { OrderComments } from './OrderComments.tsx';
import { OrderNote } from './OrderNote.tsx';
import { useOrder } from './useOrder.ts';
import type { OpenRecord } from '../record/useOpenRecord.ts';

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
