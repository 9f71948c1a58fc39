import { inflated } from './inflated.ts';

type Decode = (data: Uint8Array, limit: number) => Uint8Array | Promise<Uint8Array>;

const flate: Decode = async (data, limit) => (await inflated(data, limit)) ?? data;

/** Filters by the names and short names that a PDF gives them. */
const FILTERS: Readonly<Record<string, Decode>> = {
  FlateDecode: flate,
  Fl: flate,
  ASCII85Decode: ascii85,
  A85: ascii85,
  ASCIIHexDecode: asciiHex,
  AHx: asciiHex,
  RunLengthDecode: runLength,
  RL: runLength,
  LZWDecode: lzw,
  LZW: lzw,
};
/** Filters of pictures, which nobody decodes to read text. */
const PICTURES = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode']);

/**
 * Most bytes that a stream is at any stage of its filters, each of which is held in memory; counted no further than a
 * little beyond `limit`. Undefined when a filter is none of the usual ones.
 */
export async function largestStage(
  data: Uint8Array,
  filters: readonly string[],
  limit: number,
): Promise<number | undefined> {
  let most = data.length;
  let stage = data;
  for (const name of filters) {
    if (PICTURES.has(name)) return most;
    const decode = FILTERS[name];
    if (!decode) return undefined;
    stage = await decode(stage, limit);
    most = Math.max(most, stage.length);
    if (most > limit) return most;
  }
  return most;
}

const Z = 0x7a;

function ascii85(data: Uint8Array, limit: number): Uint8Array {
  const out: number[] = [];
  let group: number[] = [];
  const flush = (count: number) => {
    let value = 0;
    for (const digit of group) value = value * 85 + digit;
    for (let place = 0; place < count; place += 1) out.push(Math.floor(value / 256 ** (3 - place)) % 256);
    group = [];
  };
  for (const sign of data) {
    if (sign === 0x7e || out.length > limit) break;
    if (sign === Z && group.length === 0) out.push(0, 0, 0, 0);
    else if (sign >= 0x21 && sign <= 0x75) group.push(sign - 0x21);
    if (group.length === 5) flush(4);
  }
  if (group.length > 1) {
    const count = group.length - 1;
    while (group.length < 5) group.push(84);
    flush(count);
  }
  return Uint8Array.from(out);
}

function asciiHex(data: Uint8Array): Uint8Array {
  const text = new TextDecoder('latin1').decode(data).split('>')[0] ?? '';
  const pairs = text.replaceAll(/[^0-9a-f]/gi, '').match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

const RUN_END = 128;

function runLength(data: Uint8Array, limit: number): Uint8Array {
  const pieces: number[] = [];
  let at = 0;
  while (at < data.length && pieces.length <= limit) {
    const length = data[at] ?? RUN_END;
    if (length === RUN_END) break;
    if (length < RUN_END) {
      for (const sign of data.subarray(at + 1, at + 2 + length)) pieces.push(sign);
      at += length + 2;
    } else {
      for (let times = 257 - length; times > 0; times -= 1) pieces.push(data[at + 1] ?? 0);
      at += 2;
    }
  }
  return Uint8Array.from(pieces);
}

const CLEAR = 256;
const END = 257;
const LARGEST_CODE = 4096;

/** LZW as PDF has it: codes of 9 to 12 bits, wider one code early. */
function lzw(data: Uint8Array, limit: number): Uint8Array {
  const out: number[] = [];
  let table: number[][] = [];
  let last: readonly number[] | undefined;
  let [bits, held, width] = [0, 0, 9];
  for (const byte of data) {
    bits = (bits << 8) | byte;
    held += 8;
    if (held < width) continue;
    held -= width;
    const code = (bits >> held) & (2 ** width - 1);
    bits &= 2 ** held - 1;
    if (code === END || out.length > limit) break;
    if (code === CLEAR) {
      [table, last, width] = [[], undefined, 9];
      continue;
    }
    const known: readonly number[] | undefined = code < CLEAR ? [code] : table[code - END - 1];
    const word: readonly number[] | undefined = known ?? (last && [...last, last[0] ?? 0]);
    if (!word) break;
    for (const sign of word) out.push(sign);
    if (last && table.length + END + 1 < LARGEST_CODE) table.push([...last, word[0] ?? 0]);
    last = word;
    width = widthAt(table.length + END + 2);
  }
  return Uint8Array.from(out);
}

function widthAt(next: number): number {
  if (next >= 2048) return 12;
  return next >= 1024 ? 11 : next >= 512 ? 10 : 9;
}
