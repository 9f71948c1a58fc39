import { Icon } from '@so-the/ui';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../../kit/places/useMayOpen.ts';
import { Bell } from './Bell.tsx';
import { shortcuts } from './shortcuts.ts';

/** The icons of the header that the person may open. */
export function Shortcuts() {
  return (
    <nav aria-label="Lối tắt" className="shell__shortcuts">
      {shortcuts(useMayOpen()).map(({ title, icon, path, isBell }) =>
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
