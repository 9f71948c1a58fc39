/** A referral code is handed out by its owner and guessed by nobody. */
import { sha256, utf8 } from '../values/sha256.ts';

/** Letters and digits that are not taken for one another: no 0 and O, no 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Ten of 32 signs are 50 bits. */
const LENGTH = 10;

/**
 * Code by which a new user refers others. It follows from the salt of the first password, which is random and never told, so
 * that it needs no chance of its own.
 */
export function referCodeOf(userId: number, passwordHash: string): string {
  const bytes = sha256(utf8(`${userId}|${passwordHash}`)).slice(0, LENGTH);
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
