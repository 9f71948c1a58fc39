import { Icon, type NavItem } from '@so-the/ui';
import { Link } from 'react-router-dom';
import { useRights } from '../../kit/access/useRights.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { useMayOpen } from '../../kit/places/useMayOpen.ts';
import { Palette } from '../palette/Palette.tsx';
import { Bell } from './Bell.tsx';
import { shortcuts } from './shortcuts.ts';
import './phoneBar.css';

/** What the thumb reaches on a phone: serve somebody, the day's appointments, the search, and what waits. */
export function PhoneBar({ items }: { items: readonly NavItem[] }) {
  const mayOpen = useMayOpen();
  const { add } = useRights(PATHS.appointments);
  return (
    <nav aria-label="Việc hay làm" className="shell__bar">
      {add && mayOpen(PATHS.appointments) && (
        <Link to={places.appointments({ open: 'new' })} className="shell__bar-item">
          <Icon name="plus" />
          Phục vụ
        </Link>
      )}
      {mayOpen(PATHS.appointments) && (
        <Link to={PATHS.appointments} className="shell__bar-item">
          <Icon name="calendar" />
          Lịch hẹn
        </Link>
      )}
      <Palette items={items} inBar />
      {shortcuts(mayOpen).some(({ isBell }) => isBell) && <Bell title="Thông báo" inBar />}
    </nav>
  );
}
