/** What the server's clock showed with an answer, and what the machine's showed when it came. */
let heard: { server: number; machine: number } | undefined;

/** Told what time the server has with each answer that says it, in milliseconds since 1970. */
export function hearServerMoment(server: number): void {
  heard = { server, machine: Date.now() };
}

/**
 * A moment by the server's clock that is not after now, in milliseconds since 1970: what is recorded from now on is not
 * recorded before it. It is early by as much as an answer was on its way, and cut to whole seconds as the server's moments are.
 * Undefined while no answer has told the time.
 */
export function serverMoment(): number | undefined {
  if (!heard) return undefined;
  const at = heard.server + (Date.now() - heard.machine);
  return Math.floor(at / 1000) * 1000;
}
