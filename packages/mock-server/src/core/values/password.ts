/** A password is kept only as a salted, slow hash, and a token only as a hash: the world's file opens no account. */
import { pbkdf2, sha256, toHex, utf8 } from './sha256.ts';

/** Rounds of PBKDF2: a mock's cost (3 ms), written into each hash so that it may grow. */
const ROUNDS = 1000;

/** `pbkdf2$rounds$salt$hash` of a password. */
export function hashPassword(password: string, salt: string, rounds = ROUNDS): string {
  return `pbkdf2$${rounds}$${salt}$${toHex(pbkdf2(utf8(password.normalize('NFC')), utf8(salt), rounds))}`;
}

/** Whether a password gives a stored hash. */
export function verifyPassword(password: string, stored: string): boolean {
  const [, rounds, salt] = stored.split('$');
  return salt !== undefined && hashPassword(password, salt, Number(rounds)) === stored;
}

/** Hashes of the latest tokens: each call brings one, and hashing takes as long as finding who it is. */
const hashes = new Map<string, string>();
const MOST_HASHES = 500;

/** Hash under which a token is kept. */
export function hashToken(token: string): string {
  const known = hashes.get(token);
  if (known !== undefined) return known;
  const hash = toHex(sha256(utf8(token)));
  if (hashes.size >= MOST_HASHES) hashes.clear();
  hashes.set(token, hash);
  return hash;
}

/** Whether a password is strong enough: 8 to 128 characters with a letter and a digit (domain §3). */
export function isStrongPassword(password: string): boolean {
  return password.length >= 8 && password.length <= 128 && /\p{L}/u.test(password) && /\d/.test(password);
}
