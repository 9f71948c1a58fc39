import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Asks for the choices that match a text; must stop when the signal fires. */
export type Search<Option> = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** The choices of the latest search. */
export interface RemoteOptions<Option> {
  options: readonly Option[];
  state: 'loading' | 'ready' | 'failed';
  /** Searches after a pause in typing; an empty text at once. */
  search: (text: string) => void;
  /** Asks again for the latest text. */
  retry: () => void;
  /** Tells what the latest search found once it is known; not if it fails, is dropped or followed by another. */
  whenFound: (tell: (found: readonly Option[]) => void) => void;
  /** Drops a search that is still under way. */
  stop: () => void;
}

/** A search under way. */
interface Run<Option> {
  abort: AbortController;
  timer: number;
  text: string;
  tell?: (found: readonly Option[]) => void;
}

/** Searches with a pause while typing; an older answer never overwrites a newer one, and one that failed is asked for again once the network is back. */
export function useRemoteOptions<Option>(find: Search<Option>, pause: number): RemoteOptions<Option> {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [state, setState] = useState<RemoteOptions<Option>['state']>('ready');
  const run = useRef<Run<Option> | null>(null);
  const stop = useCallback(() => {
    run.current?.abort.abort();
    window.clearTimeout(run.current?.timer);
  }, []);
  useEffect(() => stop, [stop]);
  const ask = (text: string, delay: number) => {
    stop();
    const abort = new AbortController();
    setState('loading');
    const settle = (found: readonly Option[] | null) => {
      if (abort.signal.aborted) return;
      if (found) setOptions(found);
      setState(found ? 'ready' : 'failed');
      if (found) run.current?.tell?.(found);
    };
    const start = () => {
      find(text, abort.signal).then(settle, () => settle(null));
    };
    run.current = { abort, text, timer: window.setTimeout(start, delay) };
  };
  const askAgain = useEffectEvent(() => ask(run.current?.text ?? '', 0));
  useEffect(() => {
    if (state !== 'failed') return undefined;
    const back = () => askAgain();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [state]);
  return {
    options,
    state,
    search: (text) => ask(text, text === '' ? 0 : pause),
    whenFound: (tell) => {
      if (state === 'ready') tell(options);
      else if (run.current) run.current.tell = tell;
    },
    retry: () => ask(run.current?.text ?? '', 0),
    stop,
  };
}
