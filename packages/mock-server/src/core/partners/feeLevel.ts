/** The more a rate names, the more specific it is; the most specific wins (domain §2(d)). */
import type { Schemas } from '@so-the/api-client';
import type { TypeCard } from '../values/cardTypes.ts';

/** What a partner's rate may be tied to. */
export interface PartnerFeeKey {
  PartnerID: number;
  PosID?: number;
  PosPartnerID?: number;
  TypeCard?: TypeCard;
}

/** How specific a rate is: 1 POS and card type, 2 POS, 3 card type, 4 the partner's default. */
export type PartnerFeeLevel = Schemas['PartnerFeeLevel'];

/** How specific a row is. */
export function levelOf(row: PartnerFeeKey): PartnerFeeLevel {
  const isForPos = row.PosID !== undefined || row.PosPartnerID !== undefined;
  if (row.TypeCard !== undefined) return isForPos ? 1 : 3;
  return isForPos ? 2 : 4;
}
