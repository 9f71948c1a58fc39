import { writeWhole } from '../core/snapshot/writeSnapshot.ts';
import type { World } from '../core/store/world.ts';
import { CAPSULE_BYTES, CAPSULE_CALLS, CAPSULE_FORMAT, CapsuleRefused, type CapsuleHead } from './capsule.ts';
import { contractDigest } from './contractDigest.ts';
import { gzipped } from './gzip.ts';
import { travelling } from './travelling.ts';

/** What is packed beside the world. */
export type Packed = Omit<CapsuleHead, 'format' | 'contract'>;

/**
 * A world and what stands around it as one gzipped file.
 *
 * @throws CapsuleRefused when it comes to more than a capsule may
 */
export async function packCapsule(world: World, packed: Packed): Promise<Uint8Array<ArrayBuffer>> {
  const head: CapsuleHead = {
    ...packed,
    format: CAPSULE_FORMAT,
    contract: contractDigest(),
    calls: packed.calls.slice(0, CAPSULE_CALLS),
  };
  const pieces = writeWhole(travelling(world));
  const bytes = await gzipped(withHead(head, pieces));
  if (bytes.length > CAPSULE_BYTES) throw new CapsuleRefused('Dữ liệu quá lớn cho một gói: tối đa 25 MB');
  return bytes;
}

function* withHead(head: CapsuleHead, pieces: Iterable<string>): Generator<string> {
  yield `${JSON.stringify(head)}\n`;
  yield* pieces;
}
