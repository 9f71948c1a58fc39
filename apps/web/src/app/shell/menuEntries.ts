import type { Schemas } from '@so-the/api-client';
import type { IconName } from '@so-the/ui';
import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import type { Session } from '../../session/session.ts';
import { companyMenu } from './companyMenu.ts';
import { iconOf } from './menuIcons.ts';

type MenuItem = Schemas['MenuItem'];

/** One line of the side menu: a screen, or a group of screens. */
export interface MenuEntry {
  title: string;
  icon: IconName;
  /** Where it leads; absent for a group. */
  path?: string;
  /** Screens of a group. */
  children?: readonly MenuEntry[];
}

/** Groups that stand open at first (specification §2). */
export const OPEN_GROUPS: readonly string[] = ['Quản lý', 'Công nợ', 'Báo cáo'];

/** A menu nested deeper than this is no menu of this product. */
const DEEPEST = 4;

/**
 * The side menu: the fixed one for the company, else what the user's permissions show. An entry whose screen the app
 * does not have falls out, and a group without entries with it.
 *
 * @param isRegistered tells whether the app has a screen for a path
 */
export function menuEntries({ shop, user }: Session, isRegistered: (path: string) => boolean): readonly MenuEntry[] {
  const items: readonly MenuItem[] = shop.ShopID === COMPANY_SHOP_ID ? companyMenu : (user.menuPermissions ?? []);
  return entriesOf(items, isRegistered, 1);
}

function entriesOf(items: unknown, isRegistered: (path: string) => boolean, depth: number): MenuEntry[] {
  if (!Array.isArray(items) || depth > DEEPEST) return [];
  return (items as readonly (Partial<MenuItem> | null)[]).flatMap((item): MenuEntry[] => {
    if (!item?.visible || typeof item.title !== 'string') return [];
    const { title, path = '' } = item;
    const icon = iconOf(title);
    const children = entriesOf(item.children, isRegistered, depth + 1);
    if (children.length > 0) return [{ title, icon, children }];
    return path.startsWith('/') && isRegistered(path) ? [{ title, icon, path }] : [];
  });
}

/** The groups that lead to a path, outermost first, for the breadcrumb. */
export function groupsAbove(entries: readonly MenuEntry[], path: string): readonly string[] {
  for (const { title, children = [] } of entries) {
    if (children.some((child) => child.path === path)) return [title];
    const below = groupsAbove(children, path);
    if (below.length > 0) return [title, ...below];
  }
  return [];
}
