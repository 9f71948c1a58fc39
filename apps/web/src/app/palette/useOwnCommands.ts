import type { Command } from '@so-the/ui';
import { useListActiveShopsQuery } from '../../api/shopApi.ts';
import { readAppearance, writeAppearance } from '../../session/appearance.ts';
import { endSession } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { openKeySheet } from '../shell/keySheetStore.ts';
import { themes } from '../shell/themes.ts';
import { useChangeShop } from '../shell/useChangeShop.ts';

/** What the header does besides leading to screens: another shop, another look, the way out. */
export function useOwnCommands(): Command[] {
  const { shop } = useSession();
  const { data } = useListActiveShopsQuery();
  const changeShop = useChangeShop();
  const shops = (data?.Data ?? []).filter(({ ShopID }) => ShopID !== shop.ShopID);
  return [
    ...shops.map((other): Command => ({
      id: `shop/${other.ShopID}`,
      label: `Chuyển sang ${other.ShopName}`,
      icon: 'shop',
      keywords: 'đổi cửa hàng chi nhánh',
      onSelect: () => changeShop(other),
    })),
    ...themes
      .filter(([theme]) => theme !== readAppearance().theme)
      .map(([theme, label]): Command => ({
        id: `theme/${theme}`,
        label: `Giao diện: ${label.toLocaleLowerCase('vi')}`,
        icon: 'settings',
        keywords: 'sáng tối màu nền',
        onSelect: () => writeAppearance({ ...readAppearance(), theme }),
      })),
    { id: 'keys', label: 'Phím tắt', icon: 'book', note: '?', keywords: 'bàn phím trợ giúp', onSelect: openKeySheet },
    {
      id: 'logout',
      label: 'Đăng xuất',
      icon: 'logout',
      keywords: 'thoát',
      onSelect: () => endSession('logout'),
    },
  ];
}
