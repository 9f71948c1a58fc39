import { useCallback, useMemo, useRef } from 'react';

/** Whether the focus is to be led on, once it is known where to. */
export interface Lead {
  /** Somebody was just chosen. */
  ask: () => void;
  /** Whether somebody was; tells it once. */
  take: () => boolean;
}

/** Lets one part of the counter lead the focus on after a choice in another. */
export function useLead(): Lead {
  const asked = useRef(false);
  const ask = useCallback(() => {
    asked.current = true;
  }, []);
  const take = useCallback(() => {
    const was = asked.current;
    asked.current = false;
    return was;
  }, []);
  return useMemo(() => ({ ask, take }), [ask, take]);
}
