import { Button } from '@so-the/ui';
import { useNewAppointment, type NewAppointmentOf } from './useNewAppointment.ts';

/** Leads from a customer or a card to the counter, which begins with them; away for who may not make appointments. */
export function NewAppointment(who: NewAppointmentOf) {
  const line = useNewAppointment()(who);
  if (!line) return null;
  return (
    <Button variant="primary" onClick={line.onSelect}>
      {line.label}
    </Button>
  );
}
