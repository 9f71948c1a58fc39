import type { Command, NavItem } from '@so-the/ui';
import type { Rights } from '../../kit/access/rights.ts';
import { mayOpen } from '../../kit/access/mayOpen.ts';
import { shellRoutes } from '../routes.tsx';

/** Screens with an address of their own: no parameters, and one of two readings of a path. */
const places = shellRoutes.filter(({ path }) => path.startsWith('/') && !path.includes(':'));

/** Every screen the person may open: as the side menu names and orders them, then those that stand in no menu. */
export function paletteScreens(items: readonly NavItem[], rightsOn: (href: string) => Rights): Command[] {
  const listed = commandsOf(items);
  const named = new Set(listed.map(({ href }) => href));
  const others = places
    .filter(({ path }) => !named.has(path) && mayOpen(path, rightsOn))
    .map(({ path, title }) => ({ id: `screen/${path}`, label: title, href: path }));
  return [...listed, ...others];
}

/** What the person may add, whichever screen is open. */
export function paletteAdditions(rightsOn: (href: string) => Rights): Command[] {
  return places.flatMap(({ path, title, add }): Command[] =>
    add && mayOpen(add.href, rightsOn)
      ? [
          {
            id: `add/${path}`,
            label: add.label,
            href: add.href,
            icon: 'plus',
            note: title,
            keywords: `tạo mới ${add.keywords ?? ''}`,
          },
        ]
      : [],
  );
}

function commandsOf(items: readonly NavItem[], group?: string): Command[] {
  return items.flatMap(({ id, label, href, icon, children = [] }): Command[] => [
    ...(href === undefined ? [] : [{ id: `screen/${id}`, label, href, icon, note: group, keywords: group }]),
    ...commandsOf(children, label),
  ]);
}
