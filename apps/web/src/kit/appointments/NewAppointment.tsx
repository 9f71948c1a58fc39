import { useNavigate } from 'react-router-dom';
import { Button } from '@so-the/ui';
import * as places from '../places/places.ts';
import { useMayOpen } from '../access/useMayOpen.ts';
import { openedState } from '../record/useOpenRecord.ts';

/** Props of {@link NewAppointment}. */
export interface NewAppointmentProps {
  customerID: number;
  /** The card it is for. Default: the customer's only one, else it is chosen at the counter. */
  cardDataID?: number;
}

/** Leads from a customer or a card to the counter, which begins with them and, given up, leads back; away for who may not make appointments. */
export function NewAppointment(who: NewAppointmentProps) {
  const navigate = useNavigate();
  const counter = places.newAppointment(who);
  if (!useMayOpen()(counter)) return null;
  return (
    <Button variant="primary" onClick={() => void navigate(counter, { state: openedState('open') })}>
      Thêm lịch hẹn
    </Button>
  );
}
