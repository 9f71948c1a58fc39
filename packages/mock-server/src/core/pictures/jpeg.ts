/** A JPEG is a row of segments; applications' own segments go, all but the colour transform and which way is up (ITU T.81). */
import { asciiAt, joinBytes, viewOf } from './bytes.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const EXIF = 0xe1;
const ENDING = Uint8Array.of(0xff, END);

/** Size of a JPEG and the JPEG without what is not the picture, its end where it lacks it; undefined when it is none, or broken off before its picture. */
export function readJpeg(bytes: Uint8Array): { width: number; height: number; clean: Uint8Array } | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === END) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker < 0xc0) return undefined;
    if (marker === END) return size && { ...size, clean: joinBytes([...kept, bytes.subarray(at, at + 2)]) };
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (isFrame(marker) && segment.length >= 9)
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const turned = marker === EXIF ? orientationOf(segment) : undefined;
    if (isPicture(marker)) kept.push(segment);
    else if (turned !== undefined) kept.push(orientationSegment(turned));
    at = end;
    if (marker === SCAN) {
      at = scanEnd(bytes, at);
      kept.push(bytes.subarray(end, at));
      if (at === bytes.length && at > end) return size && { ...size, clean: joinBytes([...kept, ENDING]) };
    }
  }
  return undefined;
}

/** SOF0 to SOF15, without the tables that share their range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Everything but comments and the segments of applications; APP0 (JFIF) and APP14 (colour transform) say how to show it. */
function isPicture(marker: number): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  return marker !== COMMENT && (!isApplication || marker === 0xe0 || marker === 0xee);
}

/** Where the next marker stands after the coded data of a scan: stuffed and restart bytes belong to the data. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Which way is up, 2 to 8, if an EXIF segment says so (tag 0x0112). */
function orientationOf(segment: Uint8Array): number | undefined {
  if (asciiAt(segment, 4, 6) !== 'Exif\0\0' || segment.length < 18) return undefined;
  const view = viewOf(segment.subarray(10));
  const isLittle = view.getUint16(0) === 0x4949;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > view.byteLength) return undefined;
  const count = view.getUint16(first, isLittle);
  for (let place = 0; place < count; place += 1) {
    const entry = first + 2 + place * 12;
    if (entry + 12 > view.byteLength) return undefined;
    if (view.getUint16(entry, isLittle) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An EXIF segment that says which way is up and nothing else. */
function orientationSegment(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const directory = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([0xff, EXIF, 0, 34, ...exif, ...tiff, ...directory]);
}
