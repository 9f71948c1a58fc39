/** Hashes that Node and a browser work out alike and without waiting, which Web Crypto does not. */
import { pbkdf2 as derive } from '@noble/hashes/pbkdf2.js';
import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** SHA-256 of bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return hash(bytes);
}

/** PBKDF2-HMAC-SHA-256 of one block: 32 bytes. */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, rounds: number): Uint8Array {
  return derive(hash, password, salt, { c: rounds, dkLen: 32 });
}

/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  return bytesToHex(bytes);
}

const encoder = new TextEncoder();

/** UTF-8 bytes of a text. */
export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}
