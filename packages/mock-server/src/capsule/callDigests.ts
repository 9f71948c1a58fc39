/** Two builds understand each other's worlds as far as their calls are the same. */
import { operations, type OperationId } from '@so-the/api-client';
import { withoutWords } from '../contract/contractDigest.ts';
import { operationParts } from '../contract/contractParts.ts';
import { sha256, toHex, utf8 } from '../core/values/sha256.ts';

const LENGTH = 12;
let digests: Record<string, string> | undefined;

/** Digest of each call by its operation id. */
export function callDigests(): Record<string, string> {
  const ids = Object.keys(operations) as OperationId[];
  digests ??= Object.fromEntries(
    ids.map((id) => [
      id,
      toHex(sha256(utf8(JSON.stringify([operations[id], withoutWords(operationParts(id))])))).slice(0, LENGTH),
    ]),
  );
  return digests;
}

/** In what another contract differs from this one, as a person reads it; undefined when in nothing. */
export function contractDifference(other: Readonly<Record<string, string>>): string | undefined {
  const own = callDigests();
  const ids = [...new Set([...Object.keys(own), ...Object.keys(other)])];
  const differing = ids.filter((id) => own[id] !== other[id]);
  if (differing.length === 0) return undefined;
  const shown = differing.slice(0, 3).map((id) => {
    if (!Object.hasOwn(other, id)) return `gói chưa có ${id}`;
    return Object.hasOwn(own, id) ? `${id} đã đổi` : `ở đây không có ${id.slice(0, 60)}`;
  });
  const more = differing.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` và ${more} lời gọi nữa` : ''}`;
}
