import { Icon } from '@so-the/ui';
import { Link } from 'react-router-dom';
import { PATHS } from '../../kit/places/paths.ts';
import { useMayOpen } from '../../kit/places/useMayOpen.ts';
import { Bell } from './Bell.tsx';
import { shortcuts } from './shortcuts.ts';

/** Props of {@link Shortcuts}. */
export interface ShortcutsProps {
  /** Bell and appointments stand in the bar of a phone: here are the others. */
  inBar: boolean;
}

/** The icons of the header that the person may open. */
export function Shortcuts({ inBar }: ShortcutsProps) {
  const mayOpen = useMayOpen();
  const shown = shortcuts(mayOpen).filter(({ isBell, path }) => !inBar || (!isBell && path !== PATHS.appointments));
  return (
    <nav aria-label="Lối tắt" className="shell__shortcuts">
      {shown.map(({ title, icon, path, isBell }) =>
        isBell ? (
          <Bell key={path} title={title} />
        ) : (
          <Link key={path} to={path} className="shell__shortcut" data-tooltip={title} aria-label={title}>
            <Icon name={icon} />
          </Link>
        ),
      )}
    </nav>
  );
}
