/** Why an API of another origin cannot be called, in words. */
export interface ApiTrouble {
  /** One sentence for whoever works here. */
  sentence: string;
  /** What whoever runs the servers must know: what it is, and its value. */
  details: readonly (readonly [term: string, value: string])[];
  /** Address of the API, to be opened in a tab: a browser says there what is wrong with a certificate. */
  api: string;
}

/** Code of a call that an API of another origin did not answer, or whose answer the browser withheld. */
export const UNREACHED = 'Unreached';

let current: ApiTrouble | undefined;
const listeners = new Set<() => void>();

/** What stands in the way of calls now; undefined while they go through, or nobody knows. */
export function apiTrouble(): ApiTrouble | undefined {
  return current;
}

/** Says what stands in the way, or that nothing does any more. */
export function setApiTrouble(trouble: ApiTrouble | undefined): void {
  if (trouble === current) return;
  current = trouble;
  for (const listener of listeners) listener();
}

/** Calls `listener` on each change; returns what ends that. */
export function onApiTrouble(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
