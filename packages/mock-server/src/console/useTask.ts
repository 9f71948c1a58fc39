import { toast } from '@so-the/ui';
import { useState } from 'react';
import { sentenceOf } from './mockApi.ts';

/** Runs one task of a panel at a time; what fails is said in a toast. */
export function useTask() {
  const [running, setRunning] = useState<string>();
  const run = (name: string, task: () => Promise<string | undefined>) => {
    if (running !== undefined) return;
    setRunning(name);
    void task()
      .then((said) => (said === undefined ? undefined : toast.success(said)))
      .catch((error: unknown) => toast.error(sentenceOf(error)))
      .finally(() => setRunning(undefined));
  };
  return { running, run };
}
