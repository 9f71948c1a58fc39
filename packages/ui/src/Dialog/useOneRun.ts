import { useRef, useState } from 'react';
import { failureMessage } from './failureMessage.ts';

/** The one run of a task that a dialog allows at a time. */
export interface OneRun {
  running: boolean;
  /** What the last run failed with, in Vietnamese, or null. */
  failure: string | null;
  /** Starts the task unless one is running or `done`; a rejection becomes `failure`. */
  run: (task: () => Promise<unknown> | void) => void;
}

/**
 * Lets a task run once at a time, whatever the user presses: the lock is taken before React renders again.
 * With `once` a task that succeeded is never started again.
 */
export function useOneRun(once: boolean): OneRun {
  const locked = useRef(false);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const guard = async (task: () => Promise<unknown> | void) => {
    locked.current = true;
    setRunning(true);
    setFailure(null);
    try {
      await task();
      locked.current = once;
    } catch (caught) {
      locked.current = false;
      setFailure(failureMessage(caught));
    }
    setRunning(locked.current);
  };
  return { running, failure, run: (task) => void (locked.current || guard(task)) };
}
