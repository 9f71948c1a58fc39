/** How many pixels a picture has, as its header says; nothing is decoded. */

/** Width and height in pixels, before it is turned upright. */
export type PixelSize = readonly [width: number, height: number];

/** Of a JPEG: its largest frame (SOF0 to SOF15, ITU T.81); undefined when none stands before its picture. */
export function jpegSize(bytes: Uint8Array): PixelSize | undefined {
  const view = viewOf(bytes);
  let size: PixelSize | undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) size = larger(size, [view.getUint16(at + 7), view.getUint16(at + 5)]);
    // Any number of 0xff may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return size;
}

/** Of a PNG: its head (IHDR). */
export function pngSize(bytes: Uint8Array): PixelSize | undefined {
  if (bytes.length < 24) return undefined;
  const view = viewOf(bytes);
  return [view.getUint32(16), view.getUint32(20)];
}

/** Of a WebP: its canvas, or its one picture (RFC 9649). */
export function webpSize(bytes: Uint8Array): PixelSize | undefined {
  if (bytes.length < 30) return undefined;
  const view = viewOf(bytes);
  const bits = view.getUint32(21, true);
  switch (String.fromCharCode(...bytes.subarray(12, 16))) {
    case 'VP8X':
      return [1 + (view.getUint32(24, true) & 0xff_ffff), 1 + (view.getUint32(26, true) >>> 8)];
    case 'VP8L':
      return [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)];
    case 'VP8 ':
      return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
    default:
      return undefined;
  }
}

/** Of a HEIC: the largest picture that its properties name ("ispe", ISO/IEC 23008-12); tiles and previews are smaller. */
export function heicSize(bytes: Uint8Array): PixelSize | undefined {
  const facts = metaBox(bytes);
  const view = viewOf(facts);
  let size: PixelSize | undefined;
  for (let at = 4; at + 16 <= facts.length; at += 1) {
    if (view.getUint32(at) === ISPE) size = larger(size, [view.getUint32(at + 8), view.getUint32(at + 12)]);
  }
  return size;
}

/** "ispe" and "meta" as numbers. */
const ISPE = 0x69_73_70_65;
const META = 0x6d_65_74_61;

/** What a HEIC says about its pictures, before or behind them; empty where it says nothing. */
function metaBox(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  let at = 0;
  while (at + 16 <= bytes.length) {
    const short = view.getUint32(at);
    const length = short === 1 ? Number(view.getBigUint64(at + 8)) : short;
    if (view.getUint32(at + 4) === META) return bytes.subarray(at, at + length);
    if (length < 8) break;
    at += length;
  }
  return bytes.subarray(0, 0);
}

/** All but the tables that share the range of frames: DHT, JPG and DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function larger(one: PixelSize | undefined, other: PixelSize): PixelSize {
  return one && one[0] * one[1] >= other[0] * other[1] ? one : other;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
