import type { Data } from '@so-the/api-client';
import { useListActiveShopsQuery } from '../../api/shopApi.ts';
import { useSession } from '../../session/useSession.ts';

/** The shop the person works in, as the server tells it now; undefined while it is read. */
export function useOwnShop(): Data<'listActiveShops'>[number] | undefined {
  const { shop } = useSession();
  const { data } = useListActiveShopsQuery();
  return data?.Data.find(({ ShopID }) => ShopID === shop.ShopID);
}
