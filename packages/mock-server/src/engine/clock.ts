/** The time the shop's clock shows; it runs from wherever it is set. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Sets the clock; from there it runs on. */
  set(epochMs: number): void;
  /** Goes back to the time it showed at first: its start, or the machine's for a clock that runs without one. */
  reset(): void;
  /** Another clock, which shows the time this one showed at first and goes on alone. */
  twin(): Clock;
}

/** A clock that runs with the machine's, from `start` or from the machine's own time. */
export function runningClock(start?: number): Clock {
  const atFirst = () => (start === undefined ? 0 : start - Date.now());
  let ahead = atFirst();
  return {
    now: () => Date.now() + ahead,
    set: (epochMs) => {
      ahead = epochMs - Date.now();
    },
    reset: () => {
      ahead = atFirst();
    },
    twin: () => runningClock(start),
  };
}

/** A clock that stands still until it is set: for stories and tests. */
export function standingClock(at: number): Clock {
  let now = at;
  return {
    now: () => now,
    set: (epochMs) => {
      now = epochMs;
    },
    reset: () => {
      now = at;
    },
    twin: () => standingClock(at),
  };
}
