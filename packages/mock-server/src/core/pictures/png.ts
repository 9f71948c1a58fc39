/** A PNG is a row of chunks; only those that make the picture are kept (W3C PNG, third edition). */
import { asciiAt, joinBytes, viewOf } from './bytes.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

/** One chunk: its type, its data, and the chunk as a whole. */
interface Chunk {
  type: string;
  data: Uint8Array;
  whole: Uint8Array;
}

/** Size of a PNG and the PNG without what is not the picture; undefined when it is none. */
export function readPng(bytes: Uint8Array): { width: number; height: number; clean: Uint8Array } | undefined {
  if (!isPng(bytes)) return undefined;
  const chunks = [...pngChunks(bytes)];
  const [head] = chunks;
  const isWhole = chunks.at(-1)?.type === 'IEND' && chunks.some(({ type }) => type === 'IDAT');
  if (head?.type !== 'IHDR' || head.data.length !== 13 || !isWhole) return undefined;
  const view = viewOf(head.data);
  const kept = chunks.filter(({ type }) => KEPT.has(type)).map(({ whole }) => whole);
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    clean: joinBytes([Uint8Array.from(SIGNATURE), ...kept]),
  };
}

/** UTF-8 text an uncompressed iTXt chunk keeps under a keyword. */
export function pngText(bytes: Uint8Array, keyword: string): string | undefined {
  if (!isPng(bytes)) return undefined;
  const head = `${keyword}\0\0\0\0\0`;
  for (const { type, data } of pngChunks(bytes)) {
    if (type === 'iTXt' && asciiAt(data, 0, head.length) === head)
      return new TextDecoder().decode(data.subarray(head.length));
  }
  return undefined;
}

function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, place) => bytes[place] === byte);
}

/** Chunks up to IEND; what follows it, or is broken off, is left out. */
function* pngChunks(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return;
    const type = asciiAt(bytes, at + 4, 4);
    yield { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) };
    if (type === 'IEND') return;
    at = end;
  }
}
