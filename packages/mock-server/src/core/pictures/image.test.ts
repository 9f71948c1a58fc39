import { expect, test } from 'vitest';
import { pngFile } from '../../samples/pngFile.ts';
import { asciiAt, joinBytes } from './bytes.ts';
import { safeFileName } from './fileName.ts';
import { readImage } from './image.ts';
import { pngText } from './png.ts';

const bits = new Uint8Array(2 * 5).fill(0x0f);
const png = pngFile({ width: 16, height: 5, bits }, { keyword: 'note', text: 'Người vẽ' });
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('a PNG keeps its picture and loses its notes and what follows its end', () => {
  expect(pngText(png, 'note')).toBe('Người vẽ');
  const read = readImage(joinBytes([png, bytesOf('<script>alert(1)</script>')]));
  expect(read).toMatchObject({ type: 'image/png', width: 16, height: 5 });
  expect(read?.clean).toEqual(pngFile({ width: 16, height: 5, bits }));
});

test('a JPEG loses EXIF and comments, but not which way is up', () => {
  const read = readImage(jpeg(exifWith(6), segment(0xfe, bytesOf('Canon, 10.7769 N 106.7009 E'))));
  expect(read).toMatchObject({ type: 'image/jpeg', width: 640, height: 480 });
  const text = asciiAt(read?.clean ?? png, 0, read?.clean.length ?? 0);
  expect([text.includes('Canon'), text.includes('10.7769')]).toEqual([false, false]);
  expect(readImage(read?.clean ?? png)?.clean).toEqual(read?.clean);
  expect(text).toContain('Exif');
  expect(asciiAt(readImage(jpeg(exifWith(1)))?.clean ?? png, 0, 60)).not.toContain('Exif');
});

test.each([
  ['its end', 2],
  ['half of its picture too', 4],
])('a JPEG without %s is taken, and kept with an end', (_, lacking) => {
  const whole = jpeg();
  const read = readImage(whole.subarray(0, whole.length - lacking));
  expect(read).toMatchObject({ type: 'image/jpeg', width: 640, height: 480 });
  expect(read?.clean).toEqual(joinBytes([whole.subarray(0, whole.length - lacking), Uint8Array.of(0xff, 0xd9)]));
  expect(readImage(read?.clean ?? png)?.clean).toEqual(read?.clean);
});

test.each([
  ['VP8X', [0b1100, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0], 640, 480],
  ['VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0, 0, 0, 0, 0, 0], 640, 480],
  ['VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe0, 1], 640, 480],
])('a WebP of %s loses EXIF', (type, data, width, height) => {
  const read = readImage(webp([type, data], ['EXIF', [...bytesOf('Canon!')]]));
  expect(read).toMatchObject({ type: 'image/webp', width, height });
  expect(read?.clean).toEqual(webp([type, type === 'VP8X' ? [0, ...data.slice(1)] : data]));
});

test.each([
  ['nothing', new Uint8Array()],
  ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a GIF', bytesOf('GIF89a\u0001\u0000\u0001\u0000')],
  ['a PNG broken off', png.subarray(0, png.length - 4)],
  ['a PNG that is only a signature', png.subarray(0, 8)],
  ['a JPEG broken off', jpeg().subarray(0, 20)],
  ['a JPEG without a frame', Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a WebP longer than it is', webp(['VP8X', [0]]).subarray(0, 16)],
])('%s is no picture', (_, bytes) => {
  expect(readImage(bytes)).toBeUndefined();
});

test('broken bytes never throw', () => {
  const whole = [png, jpeg(exifWith(6)), webp(['VP8L', [0x2f, 1, 2, 3, 4, 5, 6, 7, 8, 9]])];
  for (const bytes of whole) {
    for (let at = 0; at < bytes.length; at += 1) {
      for (const value of [0, 0x7f, 0xff]) expect(() => readImage(bytes.with(at, value))).not.toThrow();
    }
  }
});

test.each([
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\Thu\\Bill ngày 20.png', 'Bill ngày 20.png'],
  ['<img src=x onerror=alert(1)>.svg', 'img srcx onerroralert(1).png'],
  ['4111 1111 1111 1111.jpg', '1111.png'],
  ['\u202egnp.exe', 'gnp.png'],
  ['', 'tep.png'],
  ['.htaccess', 'tep.png'],
])('the name %s is kept as %s', (name, kept) => {
  expect(safeFileName(name, 'image/png')).toBe(kept);
});

function segment(marker: number, data: Uint8Array): Uint8Array {
  const length = data.length + 2;
  return joinBytes([Uint8Array.from([0xff, marker, length >> 8, length & 0xff]), data]);
}

function exifWith(orientation: number): Uint8Array {
  const entries = [0, 1, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0].slice(2);
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, ...entries, ...bytesOf('Canon')];
  return segment(0xe1, Uint8Array.from([...bytesOf('Exif\0\0'), ...tiff]));
}

function jpeg(...notes: Uint8Array[]): Uint8Array {
  const frame = segment(0xc0, Uint8Array.from([8, 1, 0xe0, 2, 0x80, 1, 1, 0x11, 0]));
  const scan = joinBytes([segment(0xda, Uint8Array.from([1, 1, 0, 0, 63, 0])), Uint8Array.from([1, 2, 0xff, 0, 3])]);
  const ends = [Uint8Array.from([0xff, 0xd8]), Uint8Array.from([0xff, 0xd9])] as const;
  return joinBytes([ends[0], ...notes, frame, scan, ends[1]]);
}

function webp(...chunks: [type: string, data: number[]][]): Uint8Array {
  const chunkOf = (type: string, data: Uint8Array) =>
    joinBytes([bytesOf(type), Uint8Array.from([data.length, 0, 0, 0]), data]);
  const body = joinBytes([bytesOf('WEBP'), ...chunks.map(([type, data]) => chunkOf(type, Uint8Array.from(data)))]);
  return chunkOf('RIFF', body);
}
