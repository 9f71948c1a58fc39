import { Button } from '@so-the/ui';
import { useListActiveShopsQuery } from '../../api/shopApi.ts';
import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import { useSession } from '../../session/useSession.ts';
import { useChangeShop } from './useChangeShop.ts';

/** The way to the company, which sees every screen, for who may work for it and is in a shop. */
export function CompanyStep() {
  const { ShopID } = useSession().shop;
  const { data } = useListActiveShopsQuery();
  const changeShop = useChangeShop();
  const company = data?.Data.find((shop) => shop.ShopID === COMPANY_SHOP_ID);
  if (!company || ShopID === COMPANY_SHOP_ID) return null;
  return <Button onClick={() => changeShop(company)}>Chuyển sang {company.ShopName}</Button>;
}
