let ahead = 0;
const listeners = new Set<() => void>();

/** How far the clock of the server is ahead of this machine's, in milliseconds; 0 while they agree or nothing is known. */
export function clockAhead(): number {
  return ahead;
}

/** From now on "today" and "now" are the server's, which is this far ahead of the machine, in milliseconds. */
export function setClockAhead(milliseconds: number): void {
  if (milliseconds === ahead) return;
  ahead = milliseconds;
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the clocks are found to differ, or to agree again. */
export function onClockAheadChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The time that this machine shows, right or wrong. */
export function machineNow(): Date {
  return new Date();
}

/** The time of the server, as far as it is known: the machine's own else. */
export function serverNow(): Date {
  return new Date(machineNow().getTime() + ahead);
}
