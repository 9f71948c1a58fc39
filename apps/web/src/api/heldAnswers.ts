/** What the server keeps for a second person instead of carrying it out, it says so: nothing is booked yet (domain §2(q)). */

/** How the server says that a write, or a line of a list, waits. */
const WAITS = /chờ người thứ hai duyệt/i;

/** How it says so of a write that changed nothing yet, and of which it told the history itself. */
const ONLY_PROPOSED = /^Chờ người thứ hai duyệt: /;

/** What was said of the writes that wait, by the key they were sent under. */
const held = new Map<string, string>();

/** Remembers that a write waits, when its answer says so. */
export function noteHeld(idempotencyKey: string, answer: unknown): void {
  const message = messageOf(answer);
  if (WAITS.test(message)) held.set(idempotencyKey, message);
}

/** Whether an answer says that the write only waits: what it was to do is not done. */
export function isOnlyProposed(answer: unknown): boolean {
  return ONLY_PROPOSED.test(messageOf(answer));
}

function messageOf(answer: unknown): string {
  const message = typeof answer === 'object' && answer !== null && 'Message' in answer ? answer.Message : undefined;
  return typeof message === 'string' ? message : '';
}

/** What the server said of a write that waits, once; undefined of one that was carried out. */
export function takeHeld(idempotencyKey: string): string | undefined {
  const message = held.get(idempotencyKey);
  held.delete(idempotencyKey);
  return message;
}
