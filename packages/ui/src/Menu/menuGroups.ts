import type { MenuItem } from './menuItem.ts';

/** Neighbouring lines of a menu under one heading, or under none. */
export interface MenuGroupLines {
  heading: string | undefined;
  lines: MenuItem[];
}

/** Puts neighbours of the same group together; the order of the lines stays, so keys and eyes agree. */
export function menuGroups(items: readonly MenuItem[]): MenuGroupLines[] {
  const groups: MenuGroupLines[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.heading === item.group) last.lines.push(item);
    else groups.push({ heading: item.group, lines: [item] });
  }
  return groups;
}
