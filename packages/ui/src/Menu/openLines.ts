import type { MenuItem } from './menuItem.ts';

/** The lines of a menu without those that lead nowhere: a menu that has none is not offered. */
export function openLines(items: readonly MenuItem[], leads: (href: string) => boolean): readonly MenuItem[] {
  return items.filter(({ href }) => href === undefined || leads(href));
}
