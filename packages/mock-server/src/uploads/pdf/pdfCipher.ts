import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { objectOf, stringOf } from './pdfObjects.ts';

/** Reads the bytes of a stream of that number as they are behind the cipher. */
export type Decipher = (id: readonly [number, number], bytes: Uint8Array) => Promise<Uint8Array>;

/** What a password of no letters is filled up with (ISO 32000, 7.6.4.3). */
const PADDING = Uint8Array.from(
  '28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A'.match(/../g) ?? [],
  (pair) => parseInt(pair, 16),
);

/**
 * Opens an encrypted PDF as every viewer does that is asked for nothing: with an empty password. An owner's password then
 * forbids printing or changing, not reading. Undefined when it takes a password, or a cipher nobody uses.
 */
export async function openCipher(text: string): Promise<Decipher | undefined> {
  const [, number] = /\/Encrypt\s+(\d+)\s+\d+\s+R/.exec(text) ?? [];
  const dictionary = number === undefined ? undefined : objectOf(text, Number(number));
  if (dictionary === undefined || !/\/Filter\s*\/Standard\b/.test(dictionary)) return undefined;
  const cipher = cipherOf(dictionary);
  const key = cipher && (cipher.revision >= 5 ? await newKey(dictionary, cipher) : oldKey(text, dictionary, cipher));
  if (!key || !cipher) return undefined;
  return async (id, bytes) => {
    if (cipher.method === 'None') return bytes;
    const own = cipher.revision >= 5 ? key : objectKey(key, id, cipher.method === 'AESV2');
    if (cipher.method === 'V2') return rc4(own, bytes);
    return aesPlain(own, bytes.subarray(0, 16), bytes.subarray(16));
  };
}

interface Cipher {
  revision: number;
  method: 'V2' | 'AESV2' | 'AESV3' | 'None';
  /** Bytes of the key. */
  length: number;
}

function cipherOf(dictionary: string): Cipher | undefined {
  const numberOf = (key: string) => Number(new RegExp(`/${key}\\s+(\\d+)`).exec(dictionary)?.[1] ?? 0);
  const [version, revision] = [numberOf('V'), numberOf('R')];
  if (version === 1 || version === 2) {
    const bits = /^(?:(?!\/CF).)*\/Length\s+(\d+)/s.exec(dictionary)?.[1];
    return { revision, method: 'V2', length: version === 1 ? 5 : Number(bits ?? 40) / 8 };
  }
  const method = /\/StmF\s*\/Identity\b/.test(dictionary) ? 'None' : /\/CFM\s*\/(\w+)/.exec(dictionary)?.[1];
  if (method !== 'V2' && method !== 'AESV2' && method !== 'AESV3' && method !== 'None') return undefined;
  return version === 4 || version === 5 ? { revision, method, length: version === 4 ? 16 : 32 } : undefined;
}

/** Key of the ciphers up to 128 bits, if the empty password opens them (ISO 32000, algorithms 2, 4 and 5). */
function oldKey(text: string, dictionary: string, { revision, length }: Cipher): Uint8Array | undefined {
  const owner = stringOf(dictionary, 'O')?.subarray(0, 32);
  const user = stringOf(dictionary, 'U');
  const rights = Number(/\/P\s+(-?\d+)/.exec(dictionary)?.[1] ?? NaN);
  if (!owner || !user || Number.isNaN(rights)) return undefined;
  const id = stringOf(text.slice(text.lastIndexOf('/ID')).replace(/\/ID\s*\[\s*/, '/ID'), 'ID') ?? new Uint8Array();
  const flags = Uint8Array.from([0, 8, 16, 24], (shift) => (rights >> shift) & 255);
  const isOpen = revision >= 4 && /\/EncryptMetadata\s+false/.test(dictionary);
  let key: Uint8Array = md5(joined(PADDING, owner, flags, id, Uint8Array.from(isOpen ? [255, 255, 255, 255] : [])));
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  key = key.subarray(0, length);
  return isSame(userEntry(key, revision, id), user.subarray(0, revision === 2 ? 32 : 16)) ? key : undefined;
}

function userEntry(key: Uint8Array, revision: number, id: Uint8Array): Uint8Array {
  if (revision === 2) return rc4(key, PADDING);
  let entry: Uint8Array = md5(joined(PADDING, id));
  for (let round = 0; round < 20; round += 1)
    entry = rc4(
      key.map((byte) => byte ^ round),
      entry,
    );
  return entry;
}

/** Key of the ciphers of 256 bits, if the empty password opens them (ISO 32000-2, algorithm 2.A). */
async function newKey(dictionary: string, { revision }: Cipher): Promise<Uint8Array | undefined> {
  const user = stringOf(dictionary, 'U');
  const sealed = stringOf(dictionary, 'UE');
  if (!user || !sealed || user.length < 48 || sealed.length < 32) return undefined;
  const hash = revision === 5 ? (salt: Uint8Array) => sha256(salt) : hardened;
  if (!isSame(await hash(user.subarray(32, 40)), user.subarray(0, 32))) return undefined;
  return aesPlain(await hash(user.subarray(40, 48)), new Uint8Array(16), sealed.subarray(0, 32));
}

/** The slow hash of an empty password (ISO 32000-2, algorithm 2.B). */
async function hardened(salt: Uint8Array): Promise<Uint8Array> {
  let key: Uint8Array = sha256(salt);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const block = joined(...Array<Uint8Array>(64).fill(key));
    const sealed = await aesSealed(key.subarray(0, 16), key.subarray(16, 32), block);
    const turn = sealed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = turn === 0 ? sha256(sealed) : turn === 1 ? sha384(sealed) : sha512(sealed);
    last = sealed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Key of one object of the ciphers up to 128 bits. */
function objectKey(key: Uint8Array, [number, generation]: readonly [number, number], isAes: boolean): Uint8Array {
  const own = Uint8Array.of(number, number >> 8, number >> 16, generation, generation >> 8);
  const salt = isAes ? Uint8Array.of(0x73, 0x41, 0x6c, 0x54) : new Uint8Array();
  return md5(joined(key, own, salt)).subarray(0, Math.min(16, key.length + 5));
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const box = Uint8Array.from({ length: 256 }, (_, place) => place);
  const at = (place: number) => box[place & 255] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    box[one] = at(other);
    box[other] = kept;
  };
  for (let place = 0, other = 0; place < 256; place += 1) {
    other = (other + at(place) + (key[place % key.length] ?? 0)) & 255;
    swap(place, other);
  }
  let [one, other] = [0, 0];
  return data.map((byte) => {
    one = (one + 1) & 255;
    other = (other + at(one)) & 255;
    swap(one, other);
    return byte ^ at(at(one) + at(other));
  });
}

const BLOCK = 16;
const keyOf = (key: Uint8Array, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.from(key),
    'AES-CBC',
    false,
    use === 'encrypt' ? ['encrypt'] : ['encrypt', 'decrypt'],
  );

/** AES in chained blocks without padding: what the padding added is cut off. */
async function aesSealed(key: Uint8Array, iv: Uint8Array, plain: Uint8Array): Promise<Uint8Array> {
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-CBC', iv: Uint8Array.from(iv) },
    await keyOf(key, 'encrypt'),
    Uint8Array.from(plain),
  );
  return new Uint8Array(sealed).subarray(0, plain.length);
}

/** Back from {@link aesSealed}; whole blocks alone, to which a padding is added that the platform insists on. */
async function aesPlain(key: Uint8Array, iv: Uint8Array, sealed: Uint8Array): Promise<Uint8Array> {
  const whole = sealed.subarray(0, sealed.length - (sealed.length % BLOCK));
  if (whole.length === 0) return whole;
  const held = await keyOf(key, 'decrypt');
  const chained = Uint8Array.from(whole.subarray(-BLOCK));
  const padding = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: chained }, held, new Uint8Array());
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-CBC', iv: Uint8Array.from(iv) },
    held,
    Uint8Array.from(joined(whole, new Uint8Array(padding))),
  );
  return new Uint8Array(plain);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}
