import type { Schemas } from '@so-the/api-client';
import { useCreateScheduleListMutation } from '../../api/scheduleWorkingApi.ts';
import { ManyAppointmentsDialog } from '../../kit/appointments/ManyAppointmentsDialog.tsx';
import type { SendAppointments } from '../../kit/appointments/useManyAppointments.ts';
import { useSession } from '../../session/useSession.ts';
import { appointmentOf, cardToServe, lacking } from './appointmentOf.ts';

/** Props of {@link MakeAppointments}. */
export interface MakeAppointmentsProps {
  cards: readonly Schemas['CardNoticeRow'][];
  onClose: () => void;
}

/** Makes appointments with due cards in one go. */
export function MakeAppointments({ cards, onClose }: MakeAppointmentsProps) {
  const { UserID } = useSession().user;
  const [create] = useCreateScheduleListMutation();
  const send: SendAppointments = async (rows, Preview, idempotencyKey) => {
    const body = { Schedules: rows.map((row) => appointmentOf(row, UserID)), Preview };
    return (await create({ body, idempotencyKey }).unwrap()).Data;
  };
  return (
    <ManyAppointmentsDialog
      title="Tạo lịch hẹn"
      draft="makeAppointments"
      cards={cards.map(cardToServe)}
      lacking={lacking}
      send={send}
      onClose={onClose}
    />
  );
}
