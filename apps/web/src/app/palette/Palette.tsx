import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CommandPalette, IconButton, Icon, useCommandKey, type Command, type NavItem } from '@so-the/ui';
import { useRightsOn } from '../../kit/access/useRights.ts';
import { useMayOpen } from '../../kit/access/useMayOpen.ts';
import { pageActions } from '../../kit/palette/pageActions.ts';
import { paletteAdditions, paletteScreens } from './paletteScreens.ts';
import { recentRecords, recentScreens, rememberScreen } from './recent.ts';
import { useOwnCommands } from './useOwnCommands.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';

/** Props of {@link Palette}. */
export interface PaletteProps {
  /** The side menu. */
  items: readonly NavItem[];
  /** Its button stands in the bar of a phone. Default false. */
  inBar?: boolean;
}

/** Ctrl+K: goes to a screen or a record, does what the open screen offers, or what the header does. */
export function Palette({ items, inBar = false }: PaletteProps) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const search = usePaletteSearch();
  useCommandKey(() => {
    if (!document.querySelector('dialog:modal')) setOpen(true);
  });
  const rightsOn = useRightsOn();
  const mayOpen = useMayOpen();
  const own = useOwnCommands();
  const screens = paletteScreens(items, rightsOn);
  const isScreen = screens.some(({ href }) => href === pathname);
  useEffect(() => {
    if (isScreen) rememberScreen(pathname);
  }, [isScreen, pathname]);
  return (
    <>
      {inBar ? (
        <button type="button" className="shell__bar-item" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="search" />
          Tìm
        </button>
      ) : (
        <IconButton label="Tìm nhanh (Ctrl+K)" icon={<Icon name="search" />} onClick={() => setOpen(true)} />
      )}
      {open && (
        <CommandPalette
          onClose={() => setOpen(false)}
          recent={recentOf(screens, pathname).filter(({ href = '' }) => mayOpen(href))}
          sections={[
            { title: 'Thao tác trên trang này', commands: pageActions() },
            { title: 'Màn hình', commands: screens },
            { title: 'Thêm mới', commands: paletteAdditions(rightsOn) },
            { title: 'Tài khoản và giao diện', commands: own },
          ]}
          onSearch={search}
        />
      )}
    </>
  );
}

/** Screens and records seen last, less the open one. */
function recentOf(screens: readonly Command[], pathname: string): Command[] {
  const seen = recentScreens().flatMap((path) => screens.filter(({ href }) => href === path && path !== pathname));
  return [...recentRecords(), ...seen].slice(0, 6).map((command) => recentCommand(command));
}

/** The same command under a name of its own: it may stand among the screens as well. */
function recentCommand(command: Command): Command {
  return { ...command, id: `recent/${command.id}` };
}
