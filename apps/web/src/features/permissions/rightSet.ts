import { actionIDOptions, labelOf, menuIDOptions, type ActionID, type MenuID, type Schemas } from '@so-the/api-client';
import { rightKey, type PermissionNode } from '@so-the/ui';

/** What a person may do, screen by screen, as the wire has it. */
export type Rights = readonly Schemas['MenuRight'][];

/** Seeing a screen: without it no other right on the screen means anything. */
const VIEW: ActionID = 1;

/** The rights as the tree wants them. */
export function keysOf(rights: Rights): ReadonlySet<string> {
  return new Set(rights.flatMap(({ MenuID, ActionIDs }) => ActionIDs.map((action) => rightKey(MenuID, action))));
}

/** The rights of a tree as the wire has them, in the order of the screens. */
export function rightsOf(keys: ReadonlySet<string>): Schemas['MenuRight'][] {
  return menuIDOptions.flatMap(({ value: MenuID }) => {
    const ActionIDs = actionIDOptions.map(({ value }) => value).filter((action) => keys.has(rightKey(MenuID, action)));
    return ActionIDs.length > 0 ? [{ MenuID, ActionIDs }] : [];
  });
}

/** The part of some rights that may be granted. */
export function within(rights: Rights, grantable: Rights): Schemas['MenuRight'][] {
  const allowed = keysOf(grantable);
  return rightsOf(new Set([...keysOf(rights)].filter((key) => allowed.has(key))));
}

/** What ticking leads to: any right on a screen brings "Xem" along, and "Xem" takes all others of its screen away. */
export function tick(next: ReadonlySet<string>, before: ReadonlySet<string>): Schemas['MenuRight'][] {
  return rightsOf(next).flatMap(({ MenuID, ActionIDs }) => {
    const view = rightKey(MenuID, VIEW);
    if (next.has(view)) return [{ MenuID, ActionIDs }];
    return before.has(view) ? [] : [{ MenuID, ActionIDs: [VIEW, ...ActionIDs] }];
  });
}

/** What differs between two sets on one screen, in words. */
export interface RightsChange {
  screen: string;
  given: string[];
  taken: string[];
}

/** The screens on which rights are given or taken. */
export function changesOf(next: Rights, saved: Rights): RightsChange[] {
  const [after, before] = [keysOf(next), keysOf(saved)];
  return menuIDOptions
    .map(({ value, label }) => ({
      screen: label,
      given: wordsOf(value, after, before),
      taken: wordsOf(value, before, after),
    }))
    .filter(({ given, taken }) => given.length + taken.length > 0);
}

/** The actions on a screen that one set has and the other has not. */
function wordsOf(menu: MenuID, one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return actionIDOptions
    .filter(({ value }) => one.has(rightKey(menu, value)) && !other.has(rightKey(menu, value)))
    .map(({ label }) => label);
}

/** Screens are numbered by the ten. */
const GROUPS = [
  'Chung',
  'Khách hàng và đối tác',
  'Lịch hẹn và hợp đồng',
  'Công nợ',
  'Sổ quỹ và báo cáo',
  'Quản lý',
  'Báo cáo công ty',
  'Thu chi',
  'Lịch sử',
];

/** The tree of the screens and actions that one of the sets names. */
export function treeOf(...sets: readonly Rights[]): PermissionNode[] {
  const shown = rightsOf(keysOf(sets.flat()));
  return GROUPS.map((label, ten) => ({
    id: -1 - ten,
    label,
    actions: [],
    children: shown
      .filter(({ MenuID }) => Math.floor(MenuID / 10) === ten)
      .map(({ MenuID, ActionIDs }) => ({ id: MenuID, label: labelOf(menuIDOptions, MenuID), actions: ActionIDs })),
  })).filter(({ children }) => children.length > 0);
}
