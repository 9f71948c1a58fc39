import { Badge, Icon } from '@so-the/ui';
import { Link } from 'react-router-dom';
import { PATHS } from '../../kit/places/paths.ts';
import { useMayOpen } from '../../kit/access/useMayOpen.ts';
import { Bell } from './Bell.tsx';
import { mayWait, shortcuts } from './shortcuts.ts';
import { useDueCount } from './useDueCount.ts';

/** Props of {@link Shortcuts}. */
export interface ShortcutsProps {
  /** Bell and appointments stand in the bar of a phone: here are the others. */
  inBar: boolean;
}

/**
 * The icons of the header that the person may open, and the bell. Who may not open the cards due but works with cards
 * sees their count without a link.
 */
export function Shortcuts({ inBar }: ShortcutsProps) {
  const mayOpen = useMayOpen();
  const due = useDueCount();
  const shown = shortcuts.filter(({ path }) => !inBar || path !== PATHS.appointments);
  return (
    <nav aria-label="Lối tắt" className="shell__shortcuts">
      {shown.map(({ title, icon, path, counts }) =>
        mayOpen(path) ? (
          <Link key={path} to={path} className="shell__shortcut" data-tooltip={title}>
            <Icon name={icon} />
            <span className="st-visually-hidden">{title}</span>
            {counts && <Badge count={due} label="thẻ đến hạn" />}
          </Link>
        ) : (
          counts &&
          due !== undefined && (
            <span key={path} className="shell__shortcut shell__shortcut--shown" data-tooltip={title}>
              <Icon name={icon} />
              <Badge count={due} label="thẻ đến hạn" />
            </span>
          )
        ),
      )}
      {!inBar && mayWait(mayOpen) && <Bell title="Việc đang chờ" />}
    </nav>
  );
}
