import { Icon, Menu } from '@so-the/ui';
import { useListActiveShopsQuery } from '../../api/shopApi.ts';
import { useSession } from '../../session/useSession.ts';
import { useChangeShop } from './useChangeShop.ts';

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
