import { Breadcrumb, Icon, IconButton, type NavItem } from '@so-the/ui';
import { useLocation } from 'react-router-dom';
import { Palette } from '../palette/Palette.tsx';
import { screenAbove } from '../screenAbove.ts';
import { useScreenTitle } from '../useScreenTitle.ts';
import { ManagementButton } from './ManagementButton.tsx';
import { groupOf } from './menuEntries.ts';
import { ServeButton } from './ServeButton.tsx';
import { ShopSwitcher } from './ShopSwitcher.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Props of {@link Header}. */
export interface HeaderProps {
  /** The side menu, for the way to the open screen. */
  items: readonly NavItem[];
  /** Search, bell and appointments stand in the bar at the foot of the page. */
  isPhone: boolean;
  /** Opens the side menu where it is a drawer. */
  onOpenMenu: () => void;
}

/** The bar above every screen: where it stands, the shop, what needs attention, and who is logged in. */
export function Header({ items, isPhone, onOpenMenu }: HeaderProps) {
  const { pathname } = useLocation();
  const title = useScreenTitle();
  const above = screenAbove(pathname);
  const group = groupOf(items, above?.path ?? pathname);
  const way = [
    ...(group && group !== (above?.title ?? title) ? [{ label: group }] : []),
    ...(above ? [{ label: above.title, href: above.path }] : []),
    { label: title },
  ];
  return (
    <header className="shell__header">
      <div className="shell__menu-button">
        <IconButton label="Mở danh mục" icon={<Icon name="menu" />} onClick={onOpenMenu} />
      </div>
      <div className="shell__way">
        <Breadcrumb items={way} />
      </div>
      {!isPhone && <ServeButton />}
      {!isPhone && <Palette items={items} />}
      <ShopSwitcher />
      <Shortcuts inBar={isPhone} />
      {!isPhone && <ManagementButton />}
      <UserMenu isPhone={isPhone} />
    </header>
  );
}
