import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { saidPng } from '../../../test/photos/photoSample.ts';
import { shareOf, sizeFault, staysWithin } from './photoLimits.ts';
import { preparePhoto } from './preparePhoto.ts';
import { heicSize, jpegSize, pngSize, webpSize } from './photoSize.ts';

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`../../../test/photos/${name}`, import.meta.url)));
const turned = sample('rot6.jpg');
const heic = sample('photo.heic');

it('a photo says how many pixels it has', () => {
  expect(jpegSize(turned)).toEqual([1200, 1600]);
  expect(heicSize(heic)).toEqual([1200, 1600]);
});

it.each([
  ['any number of bytes before a marker', [0xff, 0xff, 0xff, 0xc0, 0, 11, 8, 0, 2, 0, 3, 1], [3, 2]],
  ['a progressive one', [0xff, 0xc2, 0, 11, 8, 0x75, 0x30, 0x75, 0x30, 1, 1, 1], [30_000, 30_000]],
  ['tables alone', [0xff, 0xc4, 0, 11, 8, 0, 2, 0, 3, 1, 1, 1], undefined],
  ['a frame behind its picture', [0xff, 0xda, 0, 2, 0xff, 0xc0, 0, 11, 8, 0, 2, 0, 3], undefined],
])('a JPEG with %s', (_, segments, size) => {
  expect(jpegSize(Uint8Array.of(0xff, 0xd8, ...segments))).toEqual(size);
});

it.each([
  ['VP8X', [0, 0, 0, 0, 0x2f, 0x75, 0, 0x2f, 0x75, 0], [30_000, 30_000]],
  ['VP8L', [0x2f, 0xff, 0xc1, 0x3f, 0, 0, 0, 0, 0, 0], [512, 256]],
  ['VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe0, 1], [640, 480]],
  ['ALPH', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], undefined],
])('a WebP of %s', (chunk, data, size) => {
  const head = Uint8Array.from(`RIFF\0\0\0\0WEBP${chunk}\n\0\0\0`, (letter) => letter.charCodeAt(0));
  expect(webpSize(Uint8Array.of(...head, ...data))).toEqual(size);
});

it('a HEIC is as large as the largest of its pictures, which may be named behind them', () => {
  const [tile, whole] = [ispe(512, 512), ispe(30_000, 30_000)];
  const facts = box('meta', [...tile, ...whole, ...tile]);
  expect(heicSize(Uint8Array.of(...box('ftyp', [0, 0, 0, 0]), ...box('mdat', ispe(9, 9)), ...facts))).toEqual([
    30_000, 30_000,
  ]);
  expect(heicSize(Uint8Array.of(...box('ftyp', [0, 0, 0, 0]), ...box('mdat', ispe(9, 9))))).toBeUndefined();
});

it.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
  [
    'a PNG of a hundred bytes',
    saidPng(30_000, 30_000),
    /^Ảnh 30\.000 × 30\.000 điểm quá lớn để mở, tối đa 120 triệu điểm/,
  ],
  ['a JPEG', withFrame(30_000, 30_000), /quá lớn để mở/],
  ['one line as wide as a bomb', saidPng(4_000_000, 1), /16\.384 điểm mỗi cạnh/],
  ['a HEIC', Uint8Array.of(...heic.subarray(0, 28), ...box('meta', ispe(30_000, 30_000))), /quá lớn để mở/],
  ['a PNG without a pixel', saidPng(0, 5), /không có nội dung/],
  ['a JPEG that says no size', turned.subarray(0, 60), /^Không mở được ảnh này/],
  ['a HEIC that says no size', heic.subarray(0, 28), /^Trình duyệt này không mở được ảnh HEIC\. Trên iPhone/],
])('%s is refused in words before anything is drawn', async (_, bytes, words) => {
  const { signal } = new AbortController();
  // No worker is here: whatever would be drawn fails in another way.
  await expect(preparePhoto(new File([bytes], 'bom.jpg'), signal)).rejects.toThrow(words);
});

it('the largest photos of phones are opened; what the server takes stays as it is', () => {
  expect([sizeFault([12_032, 9_024]), sizeFault([3_000, 4_000])]).toEqual([undefined, undefined]);
  expect([staysWithin([9_000, 5_000]), staysWithin([9_000, 9_000]), staysWithin([1_080, 12_000])]).toEqual([
    true,
    false,
    false,
  ]);
});

it('a photo of 3 by 4 is drawn with its longest side, a long screenshot keeps its letters', () => {
  expect(Math.round(4_000 * shareOf([4_000, 3_000], 3_000))).toBe(3_000);
  expect(Math.round(1_080 * shareOf([1_080, 15_000], 3_000))).toBe(697);
  expect(shareOf([640, 480], 3_000)).toBe(1);
});

it('a PNG that is broken off in its head says nothing', () => {
  expect(pngSize(saidPng(2, 2).subarray(0, 20))).toBeUndefined();
});

/** The sample, its frame said to be larger. */
function withFrame(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = turned.slice();
  const at = bytes.findIndex((byte, place) => byte === 0xff && bytes[place + 1] === 0xc0 && bytes[place + 2] === 0);
  new DataView(bytes.buffer).setUint16(at + 5, height);
  new DataView(bytes.buffer).setUint16(at + 7, width);
  return bytes;
}

function box(type: string, data: readonly number[]): number[] {
  return [...word(8 + data.length), ...Array.from(type, (letter) => letter.charCodeAt(0)), ...data];
}

function ispe(width: number, height: number): number[] {
  return box('ispe', [0, 0, 0, 0, ...word(width), ...word(height)]);
}

function word(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}
