import { useLocation, type To } from 'react-router-dom';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { useMayOpen } from '../../kit/access/useMayOpen.ts';
import { openedState } from '../../kit/record/useOpenRecord.ts';

/** The way to the counter's form, which given up leads back to the page it was opened on. */
interface ServeWay {
  /** False for who may not add appointments. */
  may: boolean;
  to: To;
  state: object;
}

/** Leads to the counter's form from anywhere; the list of appointments keeps its filters behind it. */
export function useServeWay(): ServeWay {
  const { pathname, search } = useLocation();
  const may = useMayOpen()(places.appointments({ open: 'new' }));
  const address = new URLSearchParams(pathname === PATHS.appointments ? search : '');
  address.set('open', 'new');
  return { may, to: { pathname: PATHS.appointments, search: address.toString() }, state: openedState('open') };
}
