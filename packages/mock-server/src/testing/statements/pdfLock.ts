import { createCipheriv, createHash } from 'node:crypto';
import { latin, type Encode } from './pdfFilters.ts';

/** How a program that asks only for an owner's password encrypts: every viewer opens the file. */
export type Lock = 'rc4-40' | 'rc4-128' | 'aes-128';

/** What encrypts the streams of a file, and what its trailer says of it. */
export interface Locked {
  /** Object of the trailer's `/Encrypt`. */
  dictionary: string;
  /** Hex of the file's first identifier. */
  id: string;
  sealer: (number: number) => Encode;
}

const PADDING = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const OWNER = Buffer.alloc(32, 7);
const ID = Buffer.alloc(16, 9);
const RIGHTS = -3904;
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();

const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;

/** A lock with an empty password for readers. */
export function locked(lock: Lock): Locked {
  const revision = { 'rc4-40': 2, 'rc4-128': 3, 'aes-128': 4 }[lock];
  const length = revision === 2 ? 5 : 16;
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(RIGHTS);
  let key = md5(PADDING, OWNER, rights, ID);
  if (revision > 2) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  const fileKey = key.subarray(0, length);
  const user = revision === 2 ? rc4(fileKey, PADDING) : Buffer.concat([twentyTimes(fileKey), Buffer.alloc(16)]);
  const method = {
    'rc4-40': '/V 1/R 2',
    'rc4-128': '/V 2/R 3/Length 128',
    'aes-128': '/V 4/R 4/Length 128/CF<</StdCF<</CFM/AESV2/AuthEvent/DocOpen/Length 16>>>>/StmF/StdCF/StrF/StdCF',
  }[lock];
  return {
    dictionary: `<</Filter/Standard${method}/O${hex(OWNER)}/U${hex(user)}/P ${RIGHTS}>>`,
    id: ID.toString('hex'),
    sealer: (number) => (bytes) => {
      const own = [fileKey, Buffer.from([number, number >> 8, number >> 16, 0, 0])];
      if (lock === 'aes-128') own.push(Buffer.from(latin('sAlT')));
      const objectKey = md5(...own).subarray(0, Math.min(16, length + 5));
      if (lock !== 'aes-128') return rc4(objectKey, bytes);
      const iv = Buffer.alloc(16, number);
      const cipher = createCipheriv('aes-128-cbc', objectKey, iv);
      return Buffer.concat([iv, cipher.update(bytes), cipher.final()]);
    },
  };
}

function twentyTimes(key: Uint8Array): Uint8Array {
  let entry: Uint8Array = md5(PADDING, ID);
  for (let round = 0; round < 20; round += 1)
    entry = rc4(
      key.map((byte) => byte ^ round),
      entry,
    );
  return entry;
}

function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const box = Array.from({ length: 256 }, (_, place) => place);
  const swap = (one: number, other: number) => {
    [box[one], box[other]] = [box[other] ?? 0, box[one] ?? 0];
  };
  let other = 0;
  for (let one = 0; one < 256; one += 1) {
    other = (other + (box[one] ?? 0) + (key[one % key.length] ?? 0)) % 256;
    swap(one, other);
  }
  let one = 0;
  other = 0;
  return Uint8Array.from(bytes, (byte) => {
    one = (one + 1) % 256;
    other = (other + (box[one] ?? 0)) % 256;
    swap(one, other);
    return byte ^ (box[((box[one] ?? 0) + (box[other] ?? 0)) % 256] ?? 0);
  });
}
