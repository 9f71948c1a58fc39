/** A value that a page was told in the state of its place in the browser's history, by its name; `undefined` where it was not. */
export function historyValue(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
}
