/** What the server keeps for a second person instead of carrying it out, it says so: nothing is booked yet (domain §2(q)). */

/** How the server says that a write, or a line of a list, waits. */
const WAITS = /chờ người thứ hai duyệt/i;

/** What was said of the writes that wait, by the key they were sent under. */
const held = new Map<string, string>();

/** Remembers that a write waits, when its answer says so. */
export function noteHeld(idempotencyKey: string, answer: unknown): void {
  const message = typeof answer === 'object' && answer !== null && 'Message' in answer ? answer.Message : undefined;
  if (typeof message === 'string' && WAITS.test(message)) held.set(idempotencyKey, message);
}

/** What the server said of a write that waits, once; undefined of one that was carried out. */
export function takeHeld(idempotencyKey: string): string | undefined {
  const message = held.get(idempotencyKey);
  held.delete(idempotencyKey);
  return message;
}
