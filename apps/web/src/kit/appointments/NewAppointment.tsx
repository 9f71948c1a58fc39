import { LinkButton } from '@so-the/ui';
import { useRights } from '../access/useRights.ts';
import { PATHS } from '../places/paths.ts';
import * as places from '../places/places.ts';

/** Props of {@link NewAppointment}. */
export interface NewAppointmentProps {
  customerID: number;
  /** The card it is for. Default: the customer's only one, else it is chosen at the counter. */
  cardDataID?: number;
}

/** Leads from a customer or a card to the counter, which begins with them; away for who may not make appointments. */
export function NewAppointment(who: NewAppointmentProps) {
  const { add } = useRights(PATHS.appointments);
  if (!add) return null;
  return (
    <LinkButton variant="primary" href={places.newAppointment(who)}>
      Thêm lịch hẹn
    </LinkButton>
  );
}
