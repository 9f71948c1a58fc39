import {
  Drawer,
  LoadingBar,
  Navigation,
  OfflineBanner,
  PaginationLocaleProvider,
  Sidebar,
  TooltipHost,
} from '@so-the/ui';
import { useEffect, useState } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { useMayOpen } from '../../kit/places/useMayOpen.ts';
import { useConfig } from '../../lib/config.ts';
import { readPreference, writePreference } from '../../session/preferences.ts';
import { useSession } from '../../session/useSession.ts';
import { fetchScreensWhenIdle } from '../warmUp.ts';
import { AllowedScreen } from './AllowedScreen.tsx';
import { ExpiryNotice } from './ExpiryNotice.tsx';
import { Header } from './Header.tsx';
import { menuEntries, OPEN_GROUPS } from './menuEntries.ts';
import { ShellLogo } from './ShellLogo.tsx';
import { ShopElsewhere } from './ShopElsewhere.tsx';
import { useBusy } from './useBusy.ts';
import './shell.css';

const COLLAPSED = 'sidebarCollapsed';

/** Everything around a screen of the logged-in user. Another shop starts every screen anew. */
export function Shell() {
  const session = useSession();
  const { pathname } = useLocation();
  const { paginationLocale } = useConfig();
  const [collapsed, setCollapsed] = useState(readPreference(COLLAPSED) === true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isBusy = useBusy();
  const items = menuEntries(session, useMayOpen());
  const menu = { items, path: pathname, openGroups: OPEN_GROUPS };

  useEffect(() => {
    void fetchScreensWhenIdle();
  }, []);

  const collapse = (next: boolean) => {
    setCollapsed(next);
    writePreference(COLLAPSED, next);
  };
  const closeDrawer = () => setDrawerOpen(false);

  return (
    <div className="shell">
      <Sidebar
        {...menu}
        collapsed={collapsed}
        onCollapse={collapse}
        header={<ShellLogo size={collapsed ? 'small' : 'large'} />}
      />
      <Drawer title="Danh mục" open={isDrawerOpen} onClose={closeDrawer}>
        <Navigation {...menu} onNavigate={closeDrawer} />
      </Drawer>
      <div className="shell__page">
        <Header items={items} onOpenMenu={() => setDrawerOpen(true)} />
        <OfflineBanner />
        <main className="shell__main">
          <LoadingBar active={isBusy} />
          <ShopElsewhere />
          <ExpiryNotice />
          <PaginationLocaleProvider locale={paginationLocale}>
            <AllowedScreen key={session.shop.ShopID} />
          </PaginationLocaleProvider>
        </main>
      </div>
      <ScrollRestoration />
      <TooltipHost />
    </div>
  );
}
