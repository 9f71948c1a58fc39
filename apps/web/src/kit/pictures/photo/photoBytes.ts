/** What a picture is and holds, as its first bytes say; nothing is decoded. */
import { heicSize, jpegSize, pngSize, webpSize, type PixelSize } from './photoSize.ts';

/** What a photo needs before it is sent; the name of a format alone says that it is none that is known. */
export interface PhotoFacts {
  kind: 'jpeg' | 'png' | 'webp' | 'heic' | 'unknown';
  /** It says where, when or with what it was taken, or which way is up. */
  tells: boolean;
  /** A JPEG that was broken off: what came of it can still be seen. */
  endless: boolean;
  /** As its header says it; undefined when the header does not. */
  size: PixelSize | undefined;
}

/** Reads what a photo is: JPEG (ITU T.81), PNG (W3C), WebP (RIFF), HEIC (ISO/IEC 23008-12). */
export function readPhoto(bytes: Uint8Array): PhotoFacts {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) {
    const endless = !endsWith(bytes, 0xff, 0xd9);
    return { kind: 'jpeg', tells: jpegTells(bytes), endless, size: jpegSize(bytes) };
  }
  if (letters(bytes, 1, 3) === 'PNG') {
    return { kind: 'png', tells: pngTells(bytes), endless: false, size: pngSize(bytes) };
  }
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 4) === 'WEBP') {
    return { kind: 'webp', tells: webpTells(bytes), endless: false, size: webpSize(bytes) };
  }
  return isHeic(bytes)
    ? { kind: 'heic', tells: true, endless: false, size: heicSize(bytes) }
    : { kind: 'unknown', tells: true, endless: false, size: undefined };
}

/** Brands of still pictures and bursts of phones. */
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

/** Some phones name their own brand first, and that of the format among the compatible ones. */
function isHeic(bytes: Uint8Array): boolean {
  if (letters(bytes, 4, 4) !== 'ftyp') return false;
  const end = Math.min(viewOf(bytes).getUint32(0), bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12 && HEIC.has(letters(bytes, at, 4))) return true;
  return false;
}

/** A segment of EXIF, XMP (APP1), IPTC (APP13) or a comment stands before the picture. */
function jpegTells(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xe1 || marker === 0xed || marker === 0xfe) return true;
    if (marker === 0xda) return false;
  }
  return false;
}

function pngTells(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (letters(bytes, at + 4, 4) === 'eXIf') return true;
    if (letters(bytes, at + 4, 4) === 'iTXt' && letters(bytes, at + 8, 17) === 'XML:com.adobe.xmp') return true;
  }
  return false;
}

function webpTells(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 12; at + 8 <= bytes.length;) {
    if (['EXIF', 'XMP '].includes(letters(bytes, at, 4))) return true;
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return false;
}

/** Cameras fill up behind the end with zeros, and phones with further pictures: the end stands somewhere in what follows. */
function endsWith(bytes: Uint8Array, first: number, second: number): boolean {
  for (let at = bytes.length - 2; at > 0; at -= 1) {
    if (bytes[at] === first && bytes[at + 1] === second) return true;
    if (bytes[at] === 0xff && bytes[at + 1] === 0xda) return false;
  }
  return false;
}

function letters(bytes: Uint8Array, from: number, count: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + count));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
