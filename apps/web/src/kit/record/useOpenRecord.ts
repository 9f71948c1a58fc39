import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { historyValue } from '../../lib/historyValue.ts';

/** Which record a screen has open, and the ways to change it. */
export interface OpenRecord {
  /** The record's number, `new` for one that is being added, `null` when none is open. */
  id: number | 'new' | null;
  /** Opens the form of a new record. */
  add: () => void;
  /** Opens a record. */
  open: (id: number) => void;
  /** Shows another record in the place of the open one: the back button closes it as it did. */
  turnTo: (id: number) => void;
  /** Closes what is open. */
  close: () => void;
  /** Address of the screen with this record open, everything else as it is. */
  hrefOf: (id: number) => string;
}

/**
 * The open record stands in the address, so that a row is a real link, the back button closes what it opened, and a
 * login after an expired session finds the form again. `param` tells apart two kinds of record of one screen.
 */
export function useOpenRecord(param = 'open'): OpenRecord {
  const [address] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const hrefWith = (value: string | null) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(param);
    else next.set(param, value);
    return `${location.pathname}${next.size > 0 ? `?${next}` : ''}`;
  };
  const show = (value: string) => void navigate(hrefWith(value), { state: openedState(param) });
  return {
    id: readId(address.get(param)),
    add: () => show('new'),
    open: (id) => show(String(id)),
    turnTo: (id) => void navigate(hrefWith(String(id)), { replace: true, state: location.state as unknown }),
    close: () => {
      if (openedHere(location.state, param)) void navigate(-1);
      else void navigate(hrefWith(null), { replace: true });
    },
    hrefOf: (id) => hrefWith(String(id)),
  };
}

function readId(text: string | null): number | 'new' | null {
  if (text === 'new') return text;
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** State of the history of a page that opens a record by a parameter: closed, it gives the page before back. */
export function openedState(param: string): object {
  return { opened: param };
}

function openedHere(state: unknown, param: string): boolean {
  return historyValue(state, 'opened') === param;
}
