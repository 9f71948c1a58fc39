import { Icon, Menu, toast } from '@so-the/ui';
import { useNavigate } from 'react-router-dom';
import { useListActiveShopsQuery } from '../../api/shopApi.ts';
import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import { switchShop } from '../../session/session.ts';
import { shopOf, type ShopSource } from '../../session/stored.ts';
import { useSession } from '../../session/useSession.ts';
import { landingOf } from './landingOf.ts';

/** The user's active shops; choosing one makes it the shop of this tab. A list that fails to load is no message. */
export function ShopSwitcher() {
  const { shop } = useSession();
  const { data } = useListActiveShopsQuery();
  const changeShop = useChangeShop();
  const items = (data?.Data ?? []).map((other) => ({
    id: String(other.ShopID),
    label: other.ShopName,
    note: other.ShopAddress,
    checked: other.ShopID === shop.ShopID,
    onSelect: () => changeShop(other),
  }));
  return (
    <Menu label={`Cửa hàng: ${shop.ShopName}`} items={items} variant="ghost" disabled={items.length === 0}>
      <Icon name="shop" />
      <span className="shell__shop">{shop.ShopName}</span>
      <Icon name="chevron-down" size={14} />
    </Menu>
  );
}

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
