/** SHA-256 and PBKDF2 of FIPS 180-4 and RFC 8018, in plain code, because the same engine hashes passwords on Node and in a browser, without waiting. */

const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;
const schedule = new Int32Array(64);

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 0x1_0000_0000) | 0;
}

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));
const wordAt = (words: Int32Array, place: number) => words[place] as number;

function expand(block: Uint8Array, from: number): void {
  for (let i = 0; i < 16; i += 1) {
    const at = from + i * 4;
    schedule[i] =
      ((block[at] as number) << 24) |
      ((block[at + 1] as number) << 16) |
      ((block[at + 2] as number) << 8) |
      (block[at + 3] as number);
  }
  for (let i = 16; i < 64; i += 1) {
    const a = wordAt(schedule, i - 15);
    const b = wordAt(schedule, i - 2);
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    schedule[i] = (wordAt(schedule, i - 16) + s0 + wordAt(schedule, i - 7) + s1) | 0;
  }
}

function compress(state: Int32Array, block: Uint8Array, from: number): void {
  expand(block, from);
  let a = wordAt(state, 0);
  let b = wordAt(state, 1);
  let c = wordAt(state, 2);
  let d = wordAt(state, 3);
  let e = wordAt(state, 4);
  let f = wordAt(state, 5);
  let g = wordAt(state, 6);
  let h = wordAt(state, 7);
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + wordAt(ROUND, i) + wordAt(schedule, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  add(state, 0, a);
  add(state, 1, b);
  add(state, 2, c);
  add(state, 3, d);
  add(state, 4, e);
  add(state, 5, f);
  add(state, 6, g);
  add(state, 7, h);
}

function add(state: Int32Array, place: number, word: number): void {
  state[place] = (wordAt(state, place) + word) | 0;
}

/** Finishes a hash whose first `before` bytes (whole blocks) are already in the state. */
function finish(state: Int32Array, before: number, rest: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((rest.length + 9) / BLOCK) * BLOCK);
  padded.set(rest);
  padded[rest.length] = 0x80;
  const bits = (before + rest.length) * 8;
  setWord(padded, padded.length - 8, Math.floor(bits / 0x1_0000_0000));
  setWord(padded, padded.length - 4, bits % 0x1_0000_0000);
  for (let from = 0; from < padded.length; from += BLOCK) compress(state, padded, from);
  const digest = new Uint8Array(32);
  for (let i = 0; i < 8; i += 1) setWord(digest, i * 4, wordAt(state, i));
  return digest;
}

/** Writes a word, its highest byte first. */
function setWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

/** SHA-256 of bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return finish(Int32Array.from(START), 0, bytes);
}

function keyedState(key: Uint8Array, mask: number): Int32Array {
  const block = new Uint8Array(BLOCK).fill(mask);
  (key.length > BLOCK ? sha256(key) : key).forEach((byte, i) => {
    block[i] = byte ^ mask;
  });
  const state = Int32Array.from(START);
  compress(state, block, 0);
  return state;
}

/** PBKDF2-HMAC-SHA-256 of one block: 32 bytes. */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, rounds: number): Uint8Array {
  const inner = keyedState(password, 0x36);
  const outer = keyedState(password, 0x5c);
  const hmac = (message: Uint8Array) => finish(outer.slice(), BLOCK, finish(inner.slice(), BLOCK, message));
  let step = hmac(Uint8Array.from([...salt, 0, 0, 0, 1]));
  const derived = step.slice();
  for (let round = 1; round < rounds; round += 1) {
    step = hmac(step);
    for (let i = 0; i < derived.length; i += 1) derived[i] = (derived[i] as number) ^ (step[i] as number);
  }
  return derived;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX[byte] ?? '';
  return text;
}

const encoder = new TextEncoder();

/** UTF-8 bytes of a text. */
export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}
