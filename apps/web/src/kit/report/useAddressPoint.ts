import { useLocation, useSearchParams } from 'react-router-dom';

const PARAM = 'point';

/** The open point of the charts of a page, and where each is opened and closed. */
export interface AddressPoint {
  /** Name of the open point; `null` while none is. */
  open: string | null;
  /** Address of this page with a point open; "back" closes it. */
  addressOf: (point: string) => string;
  close: () => void;
}

/** A point of a chart is opened by the address of the page it stands on, so that a press, a key and another tab open it alike. */
export function useAddressPoint(): AddressPoint {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const withPoint = (point: string | null) => {
    const next = new URLSearchParams(address);
    if (point === null) next.delete(PARAM);
    else next.set(PARAM, point);
    return next;
  };
  return {
    open: address.get(PARAM),
    addressOf: (point) => `${pathname}?${withPoint(point).toString()}`,
    close: () => setAddress(withPoint(null), { replace: true }),
  };
}
