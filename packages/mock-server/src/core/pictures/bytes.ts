/** Bytes are read where they are and never beyond their end; text made of them is base64. */

/** A view over bytes for numbers of more than one byte. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** ASCII text of some bytes. */
export function asciiAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

/** Parts one after another. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const CHUNK = 0x8000;

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < bytes.length; from += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  }
  return btoa(binary);
}
