import { zlibSync } from 'fflate';
import { joinBytes, viewOf } from '../core/pictures/bytes.ts';
import { utf8 } from '../core/values/sha256.ts';

/** Black on white, one bit a pixel. */
export interface Bitmap {
  /** Pixels, a multiple of 8. */
  width: number;
  height: number;
  /** Rows from the top, the left pixel in the highest bit; 1 is white. */
  bits: Uint8Array;
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb8_8320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** A PNG of a bitmap, with a text that programs can read under a keyword (iTXt). */
export function pngFile({ width, height, bits }: Bitmap, note?: { keyword: string; text: string }): Uint8Array {
  const header = new Uint8Array(13);
  viewOf(header).setUint32(0, width);
  viewOf(header).setUint32(4, height);
  header[8] = 1;
  const row = width / 8;
  const lines = new Uint8Array((row + 1) * height);
  for (let line = 0; line < height; line += 1) {
    lines.set(bits.subarray(line * row, (line + 1) * row), line * (row + 1) + 1);
  }
  return joinBytes([
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    note ? chunk('iTXt', utf8(`${note.keyword}\0\0\0\0\0${note.text}`)) : new Uint8Array(),
    chunk('IDAT', zlibSync(lines)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(data.length + 12);
  const view = viewOf(whole);
  view.setUint32(0, data.length);
  whole.set(utf8(type), 4);
  whole.set(data, 8);
  view.setUint32(data.length + 8, crc32(whole.subarray(4, data.length + 8)));
  return whole;
}

function crc32(bytes: Uint8Array): number {
  let value = 0xffff_ffff;
  for (const byte of bytes) value = (CRC[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}
