import type { IconName } from '@so-the/ui';
import { PATHS, PATHS_TO_COME } from '../../kit/places/paths.ts';

/** One icon of the header that leads to a screen. */
export interface Shortcut {
  title: string;
  icon: IconName;
  /** Where it leads, once the app has that screen; until then it is not shown. */
  path: string;
  /** Carries the count of cards due. */
  countsCards?: boolean;
}

/** The four shortcuts of the header (specification §2). */
const all: readonly Shortcut[] = [
  { title: 'Đơn cảnh báo', icon: 'warning', path: PATHS_TO_COME.warnings },
  { title: 'Thẻ sắp hết hạn', icon: 'expired', path: PATHS.expiringCards },
  { title: 'Thẻ đến hạn', icon: 'bell', path: PATHS.cardsDue, countsCards: true },
  { title: 'Lịch hẹn', icon: 'calendar', path: PATHS.appointments },
];

/** The shortcuts that may be opened. */
export function shortcuts(mayOpen: (href: string) => boolean): readonly Shortcut[] {
  return all.filter(({ path }) => mayOpen(path));
}
