import type { OperationId } from '@so-the/api-client';
import { dateFilter, idFilter, type FilterCodecs } from './listAddress.ts';
import { spellingOf } from '../../rows/spelling.ts';

/** Every filter of a list: its own, and the shop and the period where its call knows them, as the call spells them. */
export function listCodecs(call: OperationId, own: FilterCodecs): FilterCodecs {
  const { shop, from, to } = spellingOf(call);
  return {
    ...own,
    ...(shop !== undefined && { [shop]: idFilter }),
    ...(from !== undefined && to !== undefined && { [from]: dateFilter, [to]: dateFilter }),
  };
}
