import type { IconName } from '@so-the/ui';
import { PATHS, PATHS_TO_COME } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';

/** One icon of the header that leads to a screen. */
export interface Shortcut {
  title: string;
  icon: IconName;
  /** Where it leads, once the app has that screen. */
  path: string;
  /** Where it leads until then; absent: it is not shown. */
  until?: string;
  /** Carries the count of cards due. */
  countsCards?: boolean;
}

/** The four shortcuts of the header (specification §2). Cards due are in the card list, nearest first, until /warning. */
const all: readonly Shortcut[] = [
  { title: 'Đơn cảnh báo', icon: 'warning', path: PATHS.warnings },
  { title: 'Thẻ sắp hết hạn', icon: 'expired', path: PATHS_TO_COME.expiredCards },
  {
    title: 'Thẻ đến hạn',
    icon: 'bell',
    path: PATHS_TO_COME.cardsDue,
    until: places.cards({ OnlyDue: true, SortBy: 'NextDue', SortDir: 'asc' }),
    countsCards: true,
  },
  { title: 'Lịch hẹn', icon: 'calendar', path: PATHS.appointments },
];

/** The shortcuts that may be opened, each with the address it leads to. */
export function shortcuts(mayOpen: (href: string) => boolean): readonly Shortcut[] {
  return all.flatMap((shortcut) => {
    const path = [shortcut.path, shortcut.until].find((address) => address && mayOpen(address));
    return path ? [{ ...shortcut, path }] : [];
  });
}
