import { toast } from '@so-the/ui';
import { useNavigate } from 'react-router-dom';
import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import { switchShop } from '../../session/session.ts';
import { shopOf, type ShopSource } from '../../session/stored.ts';
import { useSession } from '../../session/useSession.ts';
import { landingOf } from './landingOf.ts';

/** Switches the shop, says so, and lands where the shop begins (specification §4). */
export function useChangeShop(): (shop: ShopSource) => void {
  const navigate = useNavigate();
  const current = useSession().shop.ShopID;
  return (shop) => {
    if (shop.ShopID === current) return;
    switchShop(shopOf(shop));
    toast.success('Thay đổi cửa hàng thành công');
    void navigate(landingOf(shop.ShopID === COMPANY_SHOP_ID));
  };
}
