import { useListActiveShopsQuery } from '../../api/shopApi.ts';
import { useSession } from '../../session/useSession.ts';
import { USUAL_SMALL_BELOW } from './smallAmount.ts';

/** Amounts below this many đồng are asked about once: as the shop has set it. */
export function useSmallAmountBelow(): number {
  const { shop } = useSession();
  const { data } = useListActiveShopsQuery();
  return data?.Data.find(({ ShopID }) => ShopID === shop.ShopID)?.SmallAmountBelow ?? USUAL_SMALL_BELOW;
}
