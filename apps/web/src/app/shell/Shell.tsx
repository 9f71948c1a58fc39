import {
  BREAKPOINTS,
  Drawer,
  Navigation,
  OfflineBanner,
  PaginationLocaleProvider,
  Sidebar,
  TooltipHost,
  useMediaQuery,
} from '@so-the/ui';
import { useMemo, useState, type MouseEvent } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { useMayOpen } from '../../kit/access/useMayOpen.ts';
import { ApiNotice } from '../../kit/answer/ApiNotice.tsx';
import { LostQuestions } from '../../kit/form/lost/LostQuestions.tsx';
import { useConfig } from '../../lib/config/config.ts';
import { readPreference, writePreference } from '../../session/preferences.ts';
import { useSession } from '../../session/useSession.ts';
import { CapsuleKey } from '../capsule/CapsuleKey.tsx';
import { AllowedScreen } from './AllowedScreen.tsx';
import { Busy } from './Busy.tsx';
import { ClockNotice, useDrawnBy } from './ClockNotice.tsx';
import { ExpiryNotice } from './ExpiryNotice.tsx';
import { Header } from './Header.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { KeySheet } from './KeySheet.tsx';
import { menuEntries, OPEN_GROUPS } from './menuEntries.ts';
import { ShellLogo } from './ShellLogo.tsx';
import { SetUpNotice } from './SetUpNotice.tsx';
import { ShopElsewhere } from './ShopElsewhere.tsx';
import { useRowBack } from './useRowBack.ts';
import './shell.css';
import './shellOnPaper.css';

const COLLAPSED = 'sidebarCollapsed';

/** Everything around a screen of the logged-in user. Another shop starts every screen anew. */
export function Shell() {
  const session = useSession();
  const { pathname } = useLocation();
  const { paginationLocale } = useConfig();
  const [collapsed, setCollapsed] = useState(readPreference(COLLAPSED) === true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const drawnBy = useDrawnBy();
  useRowBack();
  const isPhone = useMediaQuery(`(width < ${BREAKPOINTS.sm}px)`);
  const mayOpen = useMayOpen();
  const items = useMemo(() => menuEntries(session, mayOpen), [session, mayOpen]);
  const menu = { items, path: pathname, openGroups: OPEN_GROUPS };

  const collapse = (next: boolean) => {
    setCollapsed(next);
    writePreference(COLLAPSED, next);
  };
  const closeDrawer = () => setDrawerOpen(false);

  return (
    <div className="shell">
      <section aria-label="Bỏ qua danh mục">
        <a className="shell__skip" href="#noi-dung" onClick={skipToContent}>
          Đến nội dung
        </a>
      </section>
      <Sidebar
        {...menu}
        collapsed={collapsed}
        onCollapse={collapse}
        header={<ShellLogo size={collapsed ? 'small' : 'large'} />}
      />
      <Drawer title="Danh mục" side="start" open={isDrawerOpen} onClose={closeDrawer}>
        <Navigation {...menu} onNavigate={closeDrawer} />
      </Drawer>
      <div className="shell__page">
        <Header items={items} isPhone={isPhone} onOpenMenu={() => setDrawerOpen(true)} />
        <OfflineBanner />
        <main id="noi-dung" tabIndex={-1} className="shell__main">
          <Busy items={items} />
          <ApiNotice />
          <ShopElsewhere />
          <ClockNotice />
          <ExpiryNotice />
          <SetUpNotice />
          <PaginationLocaleProvider locale={paginationLocale}>
            <AllowedScreen key={`${session.shop.ShopID}/${drawnBy}`} />
          </PaginationLocaleProvider>
        </main>
        {isPhone && <PhoneBar items={items} />}
      </div>
      <LostQuestions />
      <KeySheet />
      <CapsuleKey />
      <ScrollRestoration />
      <TooltipHost />
    </div>
  );
}

/** Goes past menu and header without an address of its own: the one shown stays as it is. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#noi-dung')?.focus();
}
