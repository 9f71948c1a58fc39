/** A clock in place of the machine's. */
export interface PlayedClock {
  /** What it shows when it is put there, in milliseconds since 1970. */
  at: number;
  /** Whether it goes on from there with the machine's, or stands still. */
  runs: boolean;
  /** The machine's time at which a running one shows `at`. Default: when it is put there. */
  since?: number;
}

declare global {
  /** The machine's own `Date`, and the clocks that were put in its place and not yet taken away. */
  var playedClocks: { Machine: DateConstructor; clocks: (() => number)[] } | undefined;
}

/**
 * Puts a clock in place of the machine's wherever `Date` is asked for the time; of several the last one counts. Stands
 * alone, without imports: the end-to-end tests send its text into their pages. Returns how to take the clock away again.
 */
export function playClock({ at, runs, since }: PlayedClock): () => void {
  globalThis.playedClocks ??= { Machine: Date, clocks: [] };
  const { Machine, clocks } = globalThis.playedClocks;
  const ahead = at - (since ?? Machine.now());
  const clock = () => (runs ? Machine.now() + ahead : at);
  const shown = () => clocks.at(-1)?.() ?? Machine.now();
  if (clocks.push(clock) === 1) {
    globalThis.Date = new Proxy(Machine, {
      construct: (target, args: [], newTarget) =>
        Reflect.construct(
          target,
          args.length > 0 ? args : [shown()],
          newTarget === globalThis.Date ? target : newTarget,
        ) as Date,
      get: (target, name, receiver) => (name === 'now' ? shown : (Reflect.get(target, name, receiver) as unknown)),
    });
  }
  return () => {
    clocks.splice(clocks.indexOf(clock), 1);
    if (clocks.length === 0) globalThis.Date = Machine;
  };
}
