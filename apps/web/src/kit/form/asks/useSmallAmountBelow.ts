import { USUAL_SMALL_BELOW } from './smallAmount.ts';
import { useOwnShop } from '../../access/useOwnShop.ts';

/** Amounts below this many đồng are asked about once: as the shop has set it. */
export function useSmallAmountBelow(): number {
  return useOwnShop()?.SmallAmountBelow ?? USUAL_SMALL_BELOW;
}
