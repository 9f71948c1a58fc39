import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from './mockApi.ts';

/** What was last heard of the server, and how to ask at once. */
export interface Polled<Value> {
  value?: Value;
  /** Why the last question had no answer. */
  error?: string;
  refresh: () => void;
}

/**
 * Asks again and again while the page is looked at; only the answer to the last question counts.
 *
 * @param ask asked at once whenever it is another function
 * @param every pause between two questions, in milliseconds; 0 asks only once
 */
export function usePolled<Value>(ask: () => Promise<Value>, every: number): Polled<Value> {
  const [heard, setHeard] = useState<{ value?: Value; error?: string }>({});
  const turn = useRef(0);
  const refresh = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    void ask()
      .then(
        (value) => ({ value }),
        (error: unknown) => ({ error: sentenceOf(error) }),
      )
      .then((next) =>
        mine === turn.current ? setHeard((last) => changed(last, { value: last.value, ...next })) : undefined,
      );
  }, [ask]);
  useEffect(() => {
    refresh();
    if (every === 0) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, every);
    return () => clearInterval(timer);
  }, [refresh, every]);
  return { ...heard, refresh };
}

/** What was heard last, unless the next answer says something else: the page is drawn again only then. */
function changed<Heard>(last: Heard, next: Heard): Heard {
  return JSON.stringify(last) === JSON.stringify(next) ? last : next;
}
