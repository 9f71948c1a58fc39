import { useListActiveShopsQuery } from '../../api/shopApi.ts';
import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import { useSession } from '../../session/useSession.ts';
import type { FigureHandle } from './reportScope.ts';

/** Name of the shop whose books a figure is read from. */
export function useHandleShop({ searchShopID }: FigureHandle): string {
  const { shop } = useSession();
  const isCompany = shop.ShopID === COMPANY_SHOP_ID;
  const { data } = useListActiveShopsQuery(undefined, { skip: !isCompany || searchShopID === undefined });
  if (!isCompany) return shop.ShopName;
  if (searchShopID === undefined) return 'Tất cả cửa hàng';
  return data?.Data.find(({ ShopID }) => ShopID === searchShopID)?.ShopName ?? '…';
}
