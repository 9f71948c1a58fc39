import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPhoto } from './photoBytes.ts';

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`../../../test/photos/${name}`, import.meta.url)));
const turned = sample('rot6.jpg');
const plain = withoutSegment(turned, 0xe1);

it('a photo that says where it was taken and which way is up is drawn anew', () => {
  expect(readPhoto(turned)).toEqual({ kind: 'jpeg', tells: true, endless: false, size: [1200, 1600] });
});

it('one that says nothing may stay as it is', () => {
  expect(readPhoto(plain)).toEqual({ kind: 'jpeg', tells: false, endless: false, size: [1200, 1600] });
});

it.each([2, 3, 200])('a JPEG that lacks its last %d bytes is known by it', (lacking) => {
  expect(readPhoto(plain.subarray(0, plain.length - lacking))).toMatchObject({ kind: 'jpeg', endless: true });
});

it('what a camera fills up behind the end does not hide it', () => {
  expect(readPhoto(Uint8Array.from([...plain, ...new Uint8Array(500)])).endless).toBe(false);
});

it.each([
  ['an iPhone', 'heic', ['mif1', 'heic']],
  ['a burst', 'hevc', ['msf1']],
  ['a phone that names its own brand first', 'MiHE', ['mif1', 'heic']],
])('HEIC of %s is known by its brands, whatever the file is called', (_, major, others) => {
  expect(readPhoto(fileType(major, others)).kind).toBe('heic');
});

it('the sample of a phone is HEIC, a film and a text are none', () => {
  expect(readPhoto(sample('photo.heic')).kind).toBe('heic');
  expect(readPhoto(fileType('isom', ['mp42'])).kind).toBe('unknown');
  expect(readPhoto(new TextEncoder().encode('không phải ảnh')).kind).toBe('unknown');
  expect(readPhoto(new Uint8Array()).kind).toBe('unknown');
});

it.each([
  ['eXIf', 'MM', true],
  ['iTXt', 'XML:com.adobe.xmp\0', true],
  ['tEXt', 'so-the\0', false],
])('a PNG with %s %j: %s', (type, data, tells) => {
  expect(
    readPhoto(bytesOf(`\x89PNG\r\n\x1a\n\0\0\0${String.fromCharCode(data.length)}${type}${data}crcs`)),
  ).toMatchObject({
    kind: 'png',
    tells,
    endless: false,
  });
});

it.each([
  ['VP8 \u0003\0\0\0abc\0EXIF\u0002\0\0\0MM', true],
  ['VP8 \u0003\0\0\0abc\0', false],
])('a WebP %j: %s', (chunks, tells) => {
  expect(readPhoto(bytesOf(`RIFF\0\0\0\0WEBP${chunks}`))).toMatchObject({ kind: 'webp', tells, endless: false });
});

it('broken bytes never throw', () => {
  for (const whole of [turned.subarray(0, 400), sample('photo.heic').subarray(0, 60)]) {
    for (let at = 0; at < whole.length; at += 1) {
      for (const value of [0, 0x7f, 0xff]) expect(() => readPhoto(whole.with(at, value))).not.toThrow();
    }
  }
});

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function fileType(major: string, others: readonly string[]): Uint8Array {
  const brands = others.join('');
  return bytesOf(`\0\0\0${String.fromCharCode(16 + brands.length)}ftyp${major}\0\0\0\0${brands}`);
}

function withoutSegment(bytes: Uint8Array, unwanted: number): Uint8Array {
  const kept = [...bytes.subarray(0, 2)];
  let at = 2;
  while (bytes[at + 1] !== 0xda) {
    const size = 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (bytes[at + 1] !== unwanted) kept.push(...bytes.subarray(at, at + size));
    at += size;
  }
  return Uint8Array.from([...kept, ...bytes.subarray(at)]);
}
