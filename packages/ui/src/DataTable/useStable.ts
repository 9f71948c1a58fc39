import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for good that always does what the latest `handler` does; for event handlers of memoised parts. */
export function useStable<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
