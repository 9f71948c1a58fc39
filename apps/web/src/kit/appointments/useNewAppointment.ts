import { useNavigate } from 'react-router-dom';
import type { MenuItem } from '@so-the/ui';
import { useMayOpen } from '../access/useMayOpen.ts';
import * as places from '../places/places.ts';
import { openedState } from '../record/useOpenRecord.ts';

/** Who is served at the counter, and with which card. */
export interface NewAppointmentOf {
  customerID: number;
  /** The card it is for. Default: the customer's only one, else it is chosen at the counter. */
  cardDataID?: number;
}

/**
 * The line "Tạo lịch hẹn" of a customer's or a card's menu: it leads to the counter, which begins with them and, given up,
 * leads back; `false` for who may not make appointments (counter §8).
 */
export function useNewAppointment(): (who: NewAppointmentOf) => MenuItem | false {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  return (who) => {
    const counter = places.newAppointment(who);
    return (
      mayOpen(counter) && {
        label: 'Tạo lịch hẹn',
        icon: 'plus',
        onSelect: () => void navigate(counter, { state: openedState('open') }),
      }
    );
  };
}
