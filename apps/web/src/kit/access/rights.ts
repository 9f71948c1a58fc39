import type { ActionID } from '@so-the/api-client';
import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import type { Session } from '../../session/session.ts';
import { pathOf, plainPath } from '../places/isPlace.ts';
import { PATHS } from '../places/paths.ts';

/** What the person may do on one screen, as far as the menu permissions tell; the server has the last word. */
export interface Rights {
  /** The screen may be opened. */
  view: boolean;
  add: boolean;
  edit: boolean;
  remove: boolean;
  /** Documents may be cancelled. */
  cancel: boolean;
  /** Documents may be approved or refused. */
  approve: boolean;
  exportExcel: boolean;
  importExcel: boolean;
  print: boolean;
  /** Profits may be seen. */
  profit: boolean;
  /** Books may be locked and unlocked. */
  lock: boolean;
}

/** Codes of {@link ActionID}. */
const ACTIONS = {
  view: 1,
  add: 2,
  edit: 3,
  remove: 4,
  cancel: 5,
  approve: 6,
  exportExcel: 7,
  importExcel: 8,
  print: 9,
  profit: 11,
  lock: 12,
} as const satisfies Record<keyof Rights, ActionID>;

const NOTHING = rightsWhere(() => false);

/** What any of several screens allows: a call that each of them may make asks for the right on one. */
export function rightsOnAny(rights: readonly Rights[]): Rights {
  return rightsWhere((_action, name) => rights.some((one) => one[name]));
}

/** Everything is allowed. */
export const FULL_RIGHTS = rightsWhere(() => true);

const READING: ReadonlySet<ActionID> = new Set([ACTIONS.view, ACTIONS.exportExcel, ACTIONS.print, ACTIONS.profit]);

/** Figures can be read, exported and printed; nothing is changed. */
export const READING_RIGHTS = rightsWhere((action) => READING.has(action));

/** Screens on which the company keeps books of its own or manages its shops; on all others it looks at its shops' figures. */
const COMPANY_SCREENS: readonly string[] = [
  PATHS.shops,
  PATHS.staff,
  PATHS.permissions,
  PATHS.bankAccounts,
  PATHS.companyVouchers,
  PATHS.companyVoucherTypes,
  PATHS.advances,
  PATHS.companyCashBook,
];

/** Rights of the company shop, whose fixed menu names none (specification §2). */
export function companyRights(href: string): Rights {
  const path = plainPath(pathOf(href));
  return COMPANY_SCREENS.some((screen) => isAtOrBelow(path, screen)) ? FULL_RIGHTS : READING_RIGHTS;
}

/** Tells what somebody may do on the screen of an address, on the shop they work on. */
export function rightsIn({ user, shop }: Pick<Session, 'user' | 'shop'>): (href: string) => Rights {
  return shop.ShopID === COMPANY_SHOP_ID ? companyRights : (href) => rightsOn(user.menuPermissions, href);
}

/** A menu nested deeper than this is no menu of this product. */
const DEEPEST = 4;

/**
 * Rights on the screen an address leads to, read from the stored menu permissions, whatever shape they are in. A screen
 * without an entry of its own, such as one contract, has the rights of the nearest one above it. An entry that names no
 * actions allows all, a hidden one nothing.
 */
export function rightsOn(menu: unknown, href: string): Rights {
  if (!Array.isArray(menu)) return NOTHING;
  const path = plainPath(pathOf(href));
  const read = alreadyRead.get(menu) ?? new Map<string, Rights>();
  alreadyRead.set(menu, read);
  const rights = read.get(path) ?? rightsAt(menu, path);
  read.set(path, rights);
  return rights;
}

/** What was read of a menu by path: a list asks for each link of each row. */
const alreadyRead = new WeakMap<readonly unknown[], Map<string, Rights>>();

function rightsAt(menu: readonly unknown[], path: string): Rights {
  const [entry] = entriesOf(menu, 1)
    .filter((one) => isAtOrBelow(path, one.path))
    .toSorted((a, b) => b.path.length - a.path.length);
  if (!entry?.visible) return NOTHING;
  const { actions } = entry;
  if (!actions) return FULL_RIGHTS;
  return rightsWhere((action) => actions.includes(action));
}

function rightsWhere(isAllowed: (action: ActionID, name: keyof Rights) => boolean): Rights {
  return Object.fromEntries(
    Object.entries(ACTIONS).map(([name, action]) => [name, isAllowed(action, name as keyof Rights)]),
  ) as unknown as Rights;
}

function isAtOrBelow(path: string, screen: string): boolean {
  return path === screen || (screen !== PATHS.home && path.startsWith(`${screen}/`));
}

interface Entry {
  path: string;
  visible: boolean;
  actions?: readonly unknown[];
}

function entriesOf(menu: unknown, depth: number, shown = true): Entry[] {
  if (!Array.isArray(menu) || depth > DEEPEST) return [];
  return menu.flatMap((item: unknown): Entry[] => {
    if (typeof item !== 'object' || item === null) return [];
    const { path, children, ActionIDs, ...entry } = item as Record<string, unknown>;
    const visible = shown && entry['visible'] === true;
    const actions = Array.isArray(ActionIDs) ? (ActionIDs as unknown[]) : undefined;
    const own = typeof path === 'string' && path !== '' ? [{ path, visible, actions }] : [];
    return [...own, ...entriesOf(children, depth + 1, visible)];
  });
}
