import { writeWhole } from '../core/snapshot/writeSnapshot.ts';
import type { World } from '../core/store/world.ts';
import { CAPSULE_BYTES, CAPSULE_CALLS, CAPSULE_FORMAT, CapsuleRefused, type CapsuleHead } from './capsule.ts';
import { callDigests } from './callDigests.ts';
import { redact } from '../engine/redact.ts';
import { isHead } from './headSchema.ts';
import { gzipped } from './gzip.ts';
import { travelling } from './travelling.ts';

/** What is packed beside the world. */
export type Packed = Omit<CapsuleHead, 'format' | 'contract'>;

/**
 * A world and what stands around it as one gzipped file.
 *
 * @throws CapsuleRefused when it comes to more than a capsule may, or what stands around the world could not be opened again
 */
export async function packCapsule(world: World, packed: Packed): Promise<Uint8Array<ArrayBuffer>> {
  const head: CapsuleHead = {
    ...(redact(packed) as Packed),
    format: CAPSULE_FORMAT,
    contract: callDigests(),
    calls: packed.calls.slice(0, CAPSULE_CALLS),
  };
  if (!isHead(head)) throw new CapsuleRefused('Thông tin về màn hình không hợp lệ');
  const pieces = writeWhole(travelling(world));
  const bytes = await gzipped(withHead(head, pieces));
  if (bytes.length > CAPSULE_BYTES) throw new CapsuleRefused('Dữ liệu quá lớn cho một gói: tối đa 25 MB');
  return bytes;
}

function* withHead(head: CapsuleHead, pieces: Iterable<string>): Generator<string> {
  yield `${JSON.stringify(head)}\n`;
  yield* pieces;
}
