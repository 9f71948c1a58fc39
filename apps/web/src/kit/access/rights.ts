import type { ActionID } from '@so-the/api-client';

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

/** Everything is allowed: the company's fixed menu names no rights. */
export const FULL_RIGHTS = rightsWhere(() => true);

/** A menu nested deeper than this is no menu of this product. */
const DEEPEST = 4;

/**
 * Rights on the screen an address leads to, read from the stored menu permissions, whatever shape they are in. A screen
 * below another, such as one contract, has the rights of the upper one. An entry that names no actions allows all.
 */
export function rightsOn(menu: unknown, href: string): Rights {
  const path = href.replace(/[?#].*$/, '');
  const entry = entriesOf(menu, 1).find(
    (one) => one.path === path || (one.path !== '/' && path.startsWith(`${one.path}/`)),
  );
  if (!entry) return NOTHING;
  const { actions } = entry;
  if (!actions) return FULL_RIGHTS;
  return rightsWhere((action) => actions.includes(action));
}

function rightsWhere(isAllowed: (action: ActionID) => boolean): Rights {
  return Object.fromEntries(
    Object.entries(ACTIONS).map(([name, action]) => [name, isAllowed(action)]),
  ) as unknown as Rights;
}

interface Entry {
  path: string;
  actions?: readonly unknown[];
}

function entriesOf(menu: unknown, depth: number): Entry[] {
  if (!Array.isArray(menu) || depth > DEEPEST) return [];
  return menu.flatMap((item: unknown): Entry[] => {
    if (typeof item !== 'object' || item === null) return [];
    const { visible, path, children, ActionIDs } = item as Record<string, unknown>;
    if (visible !== true) return [];
    const actions = Array.isArray(ActionIDs) ? (ActionIDs as unknown[]) : undefined;
    const own = typeof path === 'string' && path !== '' ? [{ path, actions }] : [];
    return [...own, ...entriesOf(children, depth + 1)];
  });
}
