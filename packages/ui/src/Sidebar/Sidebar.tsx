import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { SIDEBAR_WIDTH } from '../theme/constants.ts';
import { Navigation, type NavigationProps } from './Navigation.tsx';
import './Sidebar.css';

/** Props of {@link Sidebar}. */
export interface SidebarProps extends NavigationProps {
  /** 80 px with icons only instead of 250 px (specification §9). Default false. */
  collapsed?: boolean;
  /** Called with the wish to collapse or to open. */
  onCollapse: (collapsed: boolean) => void;
  /** Stands above the menu: the logo. */
  header: ReactNode;
}

/**
 * The side menu of wide windows. Below 900 px it is not shown at all: put a {@link Navigation} into a `Drawer` there.
 */
export function Sidebar({ collapsed = false, onCollapse, header, ...rest }: SidebarProps) {
  const { ref, 'data-testid': testId, 'aria-describedby': described, ...navigation } = rest;
  return (
    <aside
      ref={ref}
      data-testid={testId}
      aria-describedby={described}
      className="st-sidebar"
      style={{ width: collapsed ? SIDEBAR_WIDTH.collapsed : SIDEBAR_WIDTH.open }}
    >
      <div className="st-sidebar__head">{header}</div>
      <div className="st-sidebar__body">
        <Navigation {...navigation} collapsed={collapsed} />
      </div>
      <button
        type="button"
        className="st-nav__line st-sidebar__toggle"
        aria-label={collapsed ? 'Mở rộng danh mục' : 'Thu gọn danh mục'}
        data-tooltip={collapsed ? 'Mở rộng danh mục' : undefined}
        onClick={() => onCollapse(!collapsed)}
      >
        <Icon name={collapsed ? 'chevron-right' : 'chevron-left'} size={20} />
        {collapsed ? null : <span aria-hidden="true">Thu gọn</span>}
      </button>
    </aside>
  );
}
