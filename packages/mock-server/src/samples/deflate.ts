import { joinBytes } from '../core/pictures/bytes.ts';

/** Smallest value of each length code from 257 on, and of each distance code (RFC 1951 §3.2.5). */
const LENGTHS = basesOf(3, 28, 4);
const DISTANCES = basesOf(1, 30, 2);
const LONGEST = 257;
const SHORTEST = 3;

/** A code that stands for so many values from the smallest on, told apart by extra bits. */
interface Base {
  code: number;
  smallest: number;
  bits: number;
}

/** Bits of a deflate stream, the lowest first. */
class BitWriter {
  readonly bytes: number[] = [];
  #held = 0;
  #count = 0;

  /** The low bits of a number, lowest first, as extra bits are written. */
  put(value: number, count: number): void {
    this.#held |= value << this.#count;
    this.#count += count;
    while (this.#count >= 8) {
      this.bytes.push(this.#held & 0xff);
      this.#held >>>= 8;
      this.#count -= 8;
    }
  }

  /** A Huffman code, highest bit first. */
  code(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit -= 1) this.put((value >>> bit) & 1, 1);
  }

  /** Fills the last byte. */
  close(): void {
    this.put(0, (8 - this.#count) % 8);
  }
}

/**
 * Bytes in zlib's format, compressed by the repetitions a drawn page has: runs of one byte, and rows like the row above.
 *
 * @param row bytes of a row
 */
export function zlibOf(bytes: Uint8Array, row: number): Uint8Array {
  const writer = new BitWriter();
  writer.put(0b011, 3);
  let at = 0;
  while (at < bytes.length) {
    const [distance, length] = longestOf(bytes, at, [row, 1]);
    if (length < SHORTEST) symbol(writer, bytes[at] ?? 0);
    else repeat(writer, length, distance);
    at += Math.max(length, 1);
  }
  symbol(writer, 256);
  writer.close();
  return joinBytes([Uint8Array.of(0x78, 0x01), Uint8Array.from(writer.bytes), Uint8Array.from(adler32(bytes))]);
}

/** How far back the longest repetition at a place begins, and its length; length 0 when none is worth it. */
function longestOf(bytes: Uint8Array, at: number, distances: readonly number[]): [distance: number, length: number] {
  let best: [number, number] = [0, 0];
  for (const distance of distances) {
    if (distance > at) continue;
    let length = 0;
    while (length < LONGEST && at + length < bytes.length && bytes[at + length] === bytes[at + length - distance]) {
      length += 1;
    }
    if (length >= SHORTEST && length > best[1]) best = [distance, length];
  }
  return best;
}

/** A literal or a length code in the fixed code. */
function symbol(writer: BitWriter, value: number): void {
  if (value < 144) writer.code(0x30 + value, 8);
  else if (value < 256) writer.code(0x190 + value - 144, 9);
  else if (value < 280) writer.code(value - 256, 7);
  else writer.code(0xc0 + value - 280, 8);
}

function repeat(writer: BitWriter, length: number, distance: number): void {
  const ofLength = codeOf(LENGTHS, length);
  symbol(writer, 257 + ofLength.code);
  writer.put(length - ofLength.smallest, ofLength.bits);
  const ofDistance = codeOf(DISTANCES, distance);
  writer.code(ofDistance.code, 5);
  writer.put(distance - ofDistance.smallest, ofDistance.bits);
}

/** Smallest values and extra bits: `each` codes share a number of extra bits, the first two groups have none. */
function basesOf(first: number, count: number, each: number): Base[] {
  const bases: Base[] = [];
  let smallest = first;
  for (let code = 0; code < count; code += 1) {
    const bits = Math.max(0, Math.floor(code / each) - 1);
    bases.push({ code, smallest, bits });
    smallest += 2 ** bits;
  }
  return bases;
}

/** The last code whose smallest value is not above a value. */
function codeOf(bases: readonly Base[], value: number): Base {
  let code = bases.length - 1;
  while (code > 0 && (bases[code] as Base).smallest > value) code -= 1;
  return bases[code] as Base;
}

function adler32(bytes: Uint8Array): number[] {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return [b >> 8, b & 0xff, a >> 8, a & 0xff];
}
