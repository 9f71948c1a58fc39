import type { Data } from '@so-the/api-client';
import { useListActiveShopsQuery } from '../../api/shopApi.ts';
import { useSession } from '../../session/useSession.ts';

/** The shop the person works in, as the server tells it now; undefined while it is read, or where nothing wants it. */
export function useOwnShop(isWanted = true): Data<'listActiveShops'>[number] | undefined {
  const { shop } = useSession();
  const { data } = useListActiveShopsQuery(undefined, { skip: !isWanted });
  return data?.Data.find(({ ShopID }) => ShopID === shop.ShopID);
}
