/** A WebP is a RIFF file of chunks; EXIF and XMP go, and the header no longer promises them (RFC 9649). */
import { asciiAt, joinBytes, viewOf } from './bytes.ts';

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
/** Flags of VP8X for EXIF and XMP. */
const METADATA_FLAGS = 0b0000_1100;

/** Size of a WebP and the WebP without what is not the picture; undefined when it is none. */
export function readWebp(bytes: Uint8Array): { width: number; height: number; clean: Uint8Array } | undefined {
  if (asciiAt(bytes, 0, 4) !== 'RIFF' || asciiAt(bytes, 8, 4) !== 'WEBP') return undefined;
  const view = viewOf(bytes);
  const end = view.getUint32(4, true) + 8;
  if (end > bytes.length) return undefined;
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let at = 12;
  while (at + 8 <= end) {
    const type = asciiAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (next > end) return undefined;
    const chunk = bytes.slice(at, next);
    size ??= sizeIn(type, viewOf(chunk.subarray(8)));
    if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~METADATA_FLAGS;
    if (KEPT.has(type)) kept.push(chunk);
    at = next;
  }
  return size && { ...size, clean: riffOf(kept) };
}

/** Size in the first chunk that has one. */
function sizeIn(type: string, data: DataView): { width: number; height: number } | undefined {
  if (data.byteLength < 10) return undefined;
  if (type === 'VP8X') return { width: 1 + uint24(data, 4), height: 1 + uint24(data, 7) };
  if (type === 'VP8L' && data.getUint8(0) === 0x2f) {
    const bits = data.getUint32(1, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (type !== 'VP8 ') return undefined;
  return { width: data.getUint16(6, true) & 0x3fff, height: data.getUint16(8, true) & 0x3fff };
}

function uint24(data: DataView, at: number): number {
  return data.getUint16(at, true) | (data.getUint8(at + 2) << 16);
}

function riffOf(chunks: readonly Uint8Array[]): Uint8Array {
  const body = joinBytes([Uint8Array.from('WEBP', (letter) => letter.charCodeAt(0)), ...chunks]);
  const head = new Uint8Array(8);
  head.set(Uint8Array.from('RIFF', (letter) => letter.charCodeAt(0)));
  viewOf(head).setUint32(4, body.length, true);
  return joinBytes([head, body]);
}
