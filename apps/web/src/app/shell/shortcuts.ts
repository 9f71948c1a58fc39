import type { IconName } from '@so-the/ui';
import { PATHS } from '../../kit/places/paths.ts';

/** One icon of the header that leads to a screen. */
export interface Shortcut {
  title: string;
  icon: IconName;
  /** Where it leads. */
  path: string;
  /** Carries the count of cards due, and opens all that waits. */
  isBell?: boolean;
  /** Where its list leads besides: one of the two is enough. */
  or?: string;
}

/** The four shortcuts of the header (specification §2). */
const all: readonly Shortcut[] = [
  { title: 'Đơn cảnh báo', icon: 'warning', path: PATHS.warnings },
  { title: 'Thẻ sắp hết hạn', icon: 'expired', path: PATHS.expiringCards },
  { title: 'Việc đang chờ', icon: 'bell', path: PATHS.cardsDue, or: PATHS.orders, isBell: true },
  { title: 'Lịch hẹn', icon: 'calendar', path: PATHS.appointments },
];

/** The shortcuts that may be opened, each with the address it leads to. */
export function shortcuts(mayOpen: (href: string) => boolean): readonly Shortcut[] {
  return all.flatMap((shortcut) => {
    const path = [shortcut.path, shortcut.or].find((address) => address !== undefined && mayOpen(address));
    return path === undefined ? [] : [{ ...shortcut, path }];
  });
}
