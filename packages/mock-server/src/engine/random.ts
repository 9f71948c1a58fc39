/** So many random bytes as lower-case hex. */
export type RandomHex = (bytes: number) => string;

/** Unguessable bytes. */
export const secureRandom: RandomHex = (bytes) => hex(globalThis.crypto.getRandomValues(new Uint8Array(bytes)));

/** The same bytes for the same seed (mulberry32): for stories and tests, never for service. */
export function seededRandom(seed: number): RandomHex {
  let state = seed >>> 0;
  const nextByte = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  return (bytes) => hex(Uint8Array.from({ length: bytes }, nextByte));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
