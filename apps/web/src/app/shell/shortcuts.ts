import type { IconName } from '@so-the/ui';
import { PATHS } from '../../kit/places/paths.ts';

/** One icon of the header that leads to a screen. */
export interface Shortcut {
  title: string;
  icon: IconName;
  /** Where it leads. */
  path: string;
  /** Carries the count of cards due (specification §3). */
  counts?: boolean;
}

/** The four shortcuts of the header (specification §2). */
export const shortcuts: readonly Shortcut[] = [
  { title: 'Đơn cảnh báo', icon: 'warning', path: PATHS.warnings },
  { title: 'Thẻ sắp hết hạn', icon: 'expired', path: PATHS.expiringCards },
  { title: 'Thẻ đến hạn', icon: 'clock', path: PATHS.cardsDue, counts: true },
  { title: 'Lịch hẹn', icon: 'calendar', path: PATHS.appointments },
];

/** Whether anything may wait for this person: cards to be worked on, or orders. */
export function mayWait(mayOpen: (href: string) => boolean): boolean {
  return mayOpen(PATHS.cardsDue) || mayOpen(PATHS.orders);
}
