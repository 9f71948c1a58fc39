const guards: string[] = [];
const listeners = new Set<() => void>();

/** The guards of forms with unsaved changes, outermost first: a router asks one of them only. */
export const leaveGuards = {
  /** Adds a guard as the innermost one; gives how to take it away again. */
  add(id: string): () => void {
    guards.push(id);
    tell();
    return () => {
      guards.splice(guards.indexOf(id), 1);
      tell();
    };
  },
  /** The one that asks; undefined where nothing is unsaved. */
  innermost: (): string | undefined => guards.at(-1),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function tell(): void {
  listeners.forEach((listener) => listener());
}
