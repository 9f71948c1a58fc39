import { useSyncExternalStore } from 'react';
import type { AskLost, LostDecision, LostWrite } from '../../../api/sendPressed.ts';

/** A lost write that waits for the person's decision. */
export interface LostQuestion {
  lost: LostWrite;
  /** Ends the question. */
  decide: (decision: LostDecision) => void;
}

let waiting: readonly LostQuestion[] = [];
let hosts = 0;
const listeners = new Set<() => void>();

/** Asks about a lost write, one after the other. Where no page shows questions it stays as unclear as it is. */
export const askLost: AskLost = (lost) =>
  new Promise((resolve) => {
    if (hosts === 0) return resolve('left');
    const question: LostQuestion = {
      lost,
      decide: (decision) => {
        set(waiting.filter((each) => each !== question));
        resolve(decision);
      },
    };
    set([...waiting, question]);
  });

/** The question that is asked now. */
export function useLostQuestion(): LostQuestion | undefined {
  return useSyncExternalStore(watch, () => waiting[0]);
}

/** Says that a page shows questions; the end of it leaves those open that are asked then. */
export function hostLostQuestions(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts === 0) for (const { decide } of waiting) decide('left');
  };
}

function set(next: readonly LostQuestion[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
