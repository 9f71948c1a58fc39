import { Icon, type NavItem } from '@so-the/ui';
import { Link } from 'react-router-dom';
import { PATHS } from '../../kit/places/paths.ts';
import { useMayOpen } from '../../kit/access/useMayOpen.ts';
import { Palette } from '../palette/Palette.tsx';
import { Bell } from './Bell.tsx';
import { mayWait } from './shortcuts.ts';
import { useServeWay } from './useServeWay.ts';
import './phoneBar.css';

/** What the thumb reaches on a phone: serve somebody, the day's appointments, the search, and what waits. */
export function PhoneBar({ items }: { items: readonly NavItem[] }) {
  const mayOpen = useMayOpen();
  const serve = useServeWay();
  return (
    <nav aria-label="Việc hay làm" className="shell__bar">
      {serve.may && (
        <Link to={serve.to} state={serve.state} className="shell__bar-item">
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
      {mayWait(mayOpen) && <Bell title="Thông báo" inBar />}
    </nav>
  );
}
