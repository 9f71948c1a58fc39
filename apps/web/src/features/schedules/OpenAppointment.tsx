import { useRights } from '../../kit/access/useRights.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { useOrder } from '../../kit/order/useOrder.ts';
import { isAppointment } from '../../kit/order/orderStatus.ts';
import type { OpenRecord } from '../../kit/record/useOpenRecord.ts';
import { AppointmentDialog } from './AppointmentDialog.tsx';
import { CounterDialog } from './counter/CounterDialog.tsx';

/** The form of the appointment the address names, whether or not it is on the page shown; a new one is made at the counter's form and begins at `start`. Nothing for who may not. */
export function OpenAppointment({ open, start }: { open: OpenRecord; start?: string }) {
  const { order, refetch } = useOrder(typeof open.id === 'number' ? open.id : null);
  const rights = useRights(PATHS.appointments, PATHS.orders);
  if (open.id === 'new') return rights.add && <CounterDialog start={start} onClose={open.close} />;
  if (open.id === null || !rights.edit || !order || !isAppointment(order)) return null;
  return <AppointmentDialog key={open.id} order={order} onClose={open.close} onStale={refetch} />;
}
