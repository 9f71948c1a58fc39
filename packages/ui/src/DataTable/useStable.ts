import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for good that always does what the latest `handler` does; for event handlers of memoised parts. */
export function useStable<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
