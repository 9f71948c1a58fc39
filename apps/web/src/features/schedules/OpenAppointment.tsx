import type { ComponentType } from 'react';
import { useRights } from '../../kit/access/useRights.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { useOrder } from '../../kit/order/useOrder.ts';
import { isAppointment } from '../../kit/order/orderStatus.ts';
import type { OpenRecord } from '../../kit/record/useOpenRecord.ts';
import { AppointmentDialog } from './AppointmentDialog.tsx';

/** Props of a form for a new appointment. */
export interface NewAppointmentProps {
  /** Moment or day of the appointment. Default now; a day alone begins with the shop's hours. */
  start?: string;
  onClose: () => void;
}

/** Props of {@link OpenAppointment}. */
export interface OpenAppointmentProps {
  open: OpenRecord;
  /** Where a new appointment begins. Default now. */
  start?: string;
  /** The form that a new one is made at. */
  newForm: ComponentType<NewAppointmentProps>;
}

/** The form of the appointment the address names, whether or not it is on the page shown; a new one is made at `newForm` and begins at `start`. Nothing for who may not. */
export function OpenAppointment({ open, start, newForm: NewForm }: OpenAppointmentProps) {
  const { order, refetch } = useOrder(typeof open.id === 'number' ? open.id : null);
  const rights = useRights(PATHS.appointments, PATHS.orders);
  if (open.id === 'new') return rights.add && <NewForm start={start} onClose={open.close} />;
  if (open.id === null || !rights.edit || !order || !isAppointment(order)) return null;
  return <AppointmentDialog key={open.id} order={order} onClose={open.close} onStale={refetch} />;
}
