import type { IconName } from '../Icon/icons.ts';

/** A line of the side menu: a link, or a group of links. */
export interface NavItem {
  /** Unique in the whole menu. */
  id: string;
  label: string;
  /** Address of a link; groups have none. */
  href?: string;
  /** Shown before the label of outer lines; without it, and collapsed, the first letter stands in. */
  icon?: IconName;
  /** A number beside the label, 99+ at most; what it counts goes into `badgeLabel`. */
  badge?: number;
  badgeLabel?: string;
  /** Links of a group. */
  children?: readonly NavItem[];
}

/** Id of the link that leads to `path`: the longest address that is the path or a folder of it. */
export function currentLink(items: readonly NavItem[], path: string): string | undefined {
  const bare = (path.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/$/, '');
  let best: NavItem | undefined;
  for (const item of items.flatMap((item) => [item, ...(item.children ?? [])])) {
    if (item.href === undefined || !leadsTo(item.href, bare)) continue;
    if (item.href.length > (best?.href?.length ?? -1)) best = item;
  }
  return best?.id;
}

/** Whether a group is open: as the person left it, else when it holds the current link or is open by default. */
export function isOpen(
  group: NavItem,
  choices: Readonly<Record<string, boolean>>,
  open: ReadonlySet<string>,
  current?: string,
): boolean {
  return choices[group.id] ?? (open.has(group.id) || (group.children ?? []).some((child) => child.id === current));
}

function leadsTo(href: string, path: string): boolean {
  return href === path || (href !== '/' && path.startsWith(`${href}/`));
}
