import { useSearchParams } from 'react-router-dom';
import type { CalendarPlace } from '@so-the/ui';
import { vietnamToday } from '@so-the/ui/format';
import { choiceFilter, dateFilter } from '../../kit/list/address/listAddress.ts';

const mode = choiceFilter([{ value: 'month' }, { value: 'week' }, { value: 'day' }] as const);

/** The period a calendar shows, in the address: the month of today where it says nothing. */
export function useCalendarPlace(): [place: CalendarPlace, show: (place: CalendarPlace) => void] {
  const [address, setAddress] = useSearchParams();
  const place: CalendarPlace = {
    mode: mode.read(address.get('mode') ?? '') ?? 'month',
    date: dateFilter.read(address.get('day') ?? '') ?? vietnamToday(),
  };
  return [
    place,
    (next) => {
      const changed = new URLSearchParams(address);
      changed.set('mode', next.mode);
      changed.set('day', next.date);
      setAddress(changed, { replace: true });
    },
  ];
}
