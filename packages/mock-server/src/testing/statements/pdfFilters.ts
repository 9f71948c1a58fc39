import { deflateSync } from 'node:zlib';

/** Writes bytes as a filter of a PDF takes them. */
export type Encode = (bytes: Uint8Array) => Uint8Array;

/** Filters a program that writes PDFs may use, by their names there. */
export const ENCODERS: Readonly<Record<string, Encode>> = {
  FlateDecode: (bytes) => new Uint8Array(deflateSync(bytes)),
  ASCII85Decode: ascii85,
  ASCIIHexDecode: (bytes) => latin(`${Buffer.from(bytes).toString('hex')}>`),
  RunLengthDecode: runLength,
  LZWDecode: lzw,
};

/** A text of signs below 256 as bytes. */
export function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function ascii85(bytes: Uint8Array): Uint8Array {
  let out = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let value = 0;
    for (let place = 0; place < 4; place += 1) value = value * 256 + (group[place] ?? 0);
    const digits = [4, 3, 2, 1, 0].map((power) => Math.floor(value / 85 ** power) % 85);
    const word = String.fromCodePoint(...digits.map((digit) => digit + 33));
    out += value === 0 && group.length === 4 ? 'z' : word.slice(0, group.length + 1);
  }
  return latin(`${out}~>`);
}

/** Runs of one byte in two, everything else as it is. */
function runLength(bytes: Uint8Array): Uint8Array {
  const out: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    let run = 1;
    while (run < 128 && bytes[at + run] === bytes[at]) run += 1;
    if (run > 1) out.push(257 - run, bytes[at] ?? 0);
    else out.push(0, bytes[at] ?? 0);
    at += run;
  }
  return Uint8Array.from([...out, 128]);
}

const CLEAR = 256;
const END = 257;

function lzw(bytes: Uint8Array): Uint8Array {
  const out: number[] = [];
  let [held, bits] = [0, 0];
  let table = new Map<string, number>();
  let width = 9;
  const put = (code: number) => {
    held = (held << width) | code;
    bits += width;
    while (bits >= 8) {
      bits -= 8;
      out.push((held >> bits) & 255);
      held &= 2 ** bits - 1;
    }
  };
  const codeOf = (word: string) => (word.length === 1 ? word.charCodeAt(0) : (table.get(word) ?? 0));
  put(CLEAR);
  let word = '';
  for (const byte of bytes) {
    const longer = word + String.fromCodePoint(byte);
    if (longer.length === 1 || table.has(longer)) {
      word = longer;
      continue;
    }
    put(codeOf(word));
    table.set(longer, END + 1 + table.size);
    const next = END + 2 + table.size;
    width = next > 2048 ? 12 : next > 1024 ? 11 : next > 512 ? 10 : 9;
    if (table.size + END > 4090) {
      put(CLEAR);
      table = new Map<string, number>();
      width = 9;
    }
    word = longer.slice(-1);
  }
  if (word) put(codeOf(word));
  put(END);
  if (bits > 0) out.push((held << (8 - bits)) & 255);
  return Uint8Array.from(out);
}
