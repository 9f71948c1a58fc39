import type { IconName } from '@so-the/ui';

/** One icon of the header that leads to a screen. */
export interface Shortcut {
  title: string;
  icon: IconName;
  /** Where it leads once the app has that screen. */
  path: string;
  /** Where it leads until then; absent: it is not shown. */
  until?: string;
  /** Carries the count of cards due. */
  countsCards?: boolean;
}

/** The four shortcuts of the header (specification §2). Cards due are in the card list, nearest first, until /warning. */
const all: readonly Shortcut[] = [
  { title: 'Đơn cảnh báo', icon: 'warning', path: '/contract-cancel' },
  { title: 'Thẻ sắp hết hạn', icon: 'expired', path: '/card/expired' },
  {
    title: 'Thẻ đến hạn',
    icon: 'bell',
    path: '/warning',
    until: '/cards?OnlyDue=true&SortBy=NextDue&SortDir=asc',
    countsCards: true,
  },
  { title: 'Lịch hẹn', icon: 'calendar', path: '/schedule-payment' },
];

/** The shortcuts whose screen the app has, each with the address it leads to. */
export function shortcuts(isPlace: (href: string) => boolean): readonly Shortcut[] {
  return all.flatMap((shortcut) => {
    const path = [shortcut.path, shortcut.until].find((address) => address && isPlace(address));
    return path ? [{ ...shortcut, path }] : [];
  });
}
