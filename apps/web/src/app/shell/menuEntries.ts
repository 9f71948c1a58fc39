import type { Schemas } from '@so-the/api-client';
import type { NavItem } from '@so-the/ui';
import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import type { Session } from '../../session/session.ts';
import { companyMenu } from './companyMenu.ts';
import { iconOf } from './menuIcons.ts';

type MenuItem = Schemas['MenuItem'];

/** Groups that stand open at first (specification §2); the id of a group is its title. */
export const OPEN_GROUPS: readonly string[] = ['Quản lý', 'Công nợ', 'Báo cáo'];

/** A menu nested deeper than this is no menu of this product. */
const DEEPEST = 4;

/**
 * The side menu: the fixed one for the company, else what the user's permissions show. An entry whose screen the app
 * does not have, or that the person may not open, falls out, and a group without entries with it; the screens of a group inside a group join the outer one.
 *
 * @param mayOpen tells whether the app has a screen for a path and the person may open it
 */
export function menuEntries({ shop, user }: Session, mayOpen: (path: string) => boolean): readonly NavItem[] {
  const items: unknown = shop.ShopID === COMPANY_SHOP_ID ? companyMenu : user.menuPermissions;
  return shownOf(items).flatMap((item, index): NavItem[] => {
    const icon = iconOf(item.title);
    const screens = screensBelow(item, mayOpen, 2);
    if (screens.length > 0) return [{ id: item.title, label: item.title, icon, children: screens }];
    return isScreen(item, mayOpen) ? [{ ...linkOf(item, `${index}`), icon }] : [];
  });
}

function screensBelow({ title, children }: MenuItem, mayOpen: (path: string) => boolean, depth: number): NavItem[] {
  if (depth > DEEPEST) return [];
  return shownOf(children).flatMap((child, index): NavItem[] => {
    const below = screensBelow(child, mayOpen, depth + 1);
    if (below.length > 0) return below.map(({ id, label, href }) => ({ id: `${title}/${index}/${id}`, label, href }));
    return isScreen(child, mayOpen) ? [linkOf(child, `${title}/${index}`)] : [];
  });
}

/** The visible entries of whatever stands where a list of entries belongs. */
function shownOf(items: unknown): MenuItem[] {
  if (!Array.isArray(items)) return [];
  return (items as (Partial<MenuItem> | null | undefined)[]).filter(
    (item): item is MenuItem => item?.visible === true && typeof item.title === 'string',
  );
}

function isScreen({ path }: MenuItem, mayOpen: (path: string) => boolean): boolean {
  return typeof path === 'string' && mayOpen(path);
}

function linkOf({ title, path }: MenuItem, place: string): NavItem {
  return { id: `${place} ${path}`, label: title, href: path };
}

/** The group that leads to a path, for the breadcrumb. */
export function groupOf(entries: readonly NavItem[], path: string): string | undefined {
  return entries.find(({ children }) => children?.some(({ href }) => href === path))?.label;
}
