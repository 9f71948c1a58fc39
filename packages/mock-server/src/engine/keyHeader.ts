/** Header that carries the key of a write, and in every answer what is said of keys. */
export const KEY_HEADER = 'Idempotency-Key';

/** What an answer says whose call came without a key: that keys are kept. */
const KEYS_ARE_KEPT = 'supported';

/** Whether a call may come with this key. An absent one is fine: the call is then carried out each time it comes. */
export function isKey(key: string | undefined): boolean {
  return key === undefined || /^[A-Za-z0-9._:-]{8,100}$/.test(key);
}

/**
 * What an answer says of keys in its {@link KEY_HEADER} (real-api §2): the key that its call came with, so that a caller
 * knows that no proxy has dropped it; else that keys are kept. An API of the specification alone knows no keys.
 */
export function keyAnswer(key: string | undefined): string {
  return key !== undefined && isKey(key) ? key : KEYS_ARE_KEPT;
}
