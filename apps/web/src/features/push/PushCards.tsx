import type { Schemas } from '@so-the/api-client';
import { usePushSchedulesMutation } from '../../api/scheduleWorkingApi.ts';
import { ManyAppointmentsDialog } from '../../kit/appointments/ManyAppointmentsDialog.tsx';
import type { SendAppointments } from '../../kit/appointments/useManyAppointments.ts';
import { cardsOf, lacking, pushOf } from './pushCards.ts';

/** Props of {@link PushCards}. */
export interface PushCardsProps {
  customers: readonly Schemas['CustomerWithCards'][];
  onClose: () => void;
}

/** Pushes the due cards of customers into the book of appointments. */
export function PushCards({ customers, onClose }: PushCardsProps) {
  const [push] = usePushSchedulesMutation();
  const send: SendAppointments = async (rows, Preview, idempotencyKey) => {
    const { Data } = await push({ body: { Cards: rows.map(pushOf), Preview }, idempotencyKey }).unwrap();
    return Data.Rows;
  };
  return (
    <ManyAppointmentsDialog
      title="Đẩy lịch"
      draft="pushCards"
      cards={cardsOf(customers)}
      lacking={lacking}
      send={send}
      onClose={onClose}
    />
  );
}
