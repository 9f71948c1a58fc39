import type { IconName } from '@so-the/ui';
import { PATHS } from '../../kit/places/paths.ts';
import { iconOf } from './menuIcons.ts';

/** One icon of the header that leads to a screen. */
export interface Shortcut {
  title: string;
  /** That of its menu entry. */
  icon: IconName;
  /** Where it leads. */
  path: string;
  /** Carries the count of cards due (specification §3). */
  counts?: boolean;
}

/** The four shortcuts of the header (specification §2). */
export const shortcuts: readonly Shortcut[] = [
  shortcut('Đơn cảnh báo', PATHS.warnings),
  shortcut('Thẻ sắp hết hạn', PATHS.expiringCards),
  { ...shortcut('Thẻ đến hạn', PATHS.cardsDue), counts: true },
  shortcut('Lịch hẹn', PATHS.appointments),
];

/** Whether anything may wait for this person: cards to be worked on, or orders. */
export function mayWait(mayOpen: (href: string) => boolean): boolean {
  return mayOpen(PATHS.cardsDue) || mayOpen(PATHS.orders);
}

function shortcut(title: string, path: string): Shortcut {
  return { title, icon: iconOf(title), path };
}
