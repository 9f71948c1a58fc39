import { useListActiveShopsQuery } from '../../../api/shopApi.ts';
import { COMPANY_SHOP_ID } from '../../../lib/limits.ts';
import { useSession } from '../../../session/useSession.ts';
import { isBeside, type FigureHandle } from '../reportScope.ts';

/** Name of the shop whose books a figure is read from. */
export function useHandleShop(asked: FigureHandle): string {
  const { shop } = useSession();
  const { searchShopID } = asked;
  const isOfMany = shop.ShopID === COMPANY_SHOP_ID || isBeside(asked, shop.ShopID);
  const { data } = useListActiveShopsQuery(undefined, { skip: !isOfMany || searchShopID === undefined });
  if (!isOfMany) return shop.ShopName;
  if (searchShopID === undefined) return 'Tất cả cửa hàng';
  return data?.Data.find(({ ShopID }) => ShopID === searchShopID)?.ShopName ?? '…';
}
