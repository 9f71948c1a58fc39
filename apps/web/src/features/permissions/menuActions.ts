import type { ActionID, MenuID } from '@so-the/api-client';
import { rightKey } from '@so-the/ui';
import { keysOf, rightsOf, type Rights } from './rightSet.ts';

const [view, add, edit, remove, cancel, approve, excel, importing, print, profit, lock]: ActionID[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12,
];

const SEEN = [view, excel, print];
const RECORD = [view, add, edit, remove, excel, print];
const VOUCHERS = [view, add, cancel, approve, excel, print];
const TYPES = [view, add, edit, excel, print];
const DEBTS = [view, add, cancel, approve, excel, print];
const EARNED = [...SEEN, profit];

/**
 * What can be done on each screen: only those boxes are offered (counter §8). What is in no list here is granted nowhere
 * and asked for by no screen; a right of that kind that somebody has stays as it is.
 */
const OFFERED: Readonly<Partial<Record<MenuID, readonly (ActionID | undefined)[]>>> = {
  1: [view, profit],
  10: [...RECORD, importing],
  11: [...RECORD, importing],
  12: SEEN,
  13: [view, add, edit, excel, print],
  14: [...RECORD, importing],
  15: [view, add, edit, remove],
  16: SEEN,
  17: RECORD,
  20: [...RECORD, profit],
  21: [...RECORD, cancel, approve, profit, lock],
  22: [view, add, excel, print],
  23: [view, add, approve, excel, print],
  24: [view, edit, excel, print],
  25: [view, add, edit, excel, print],
  26: SEEN,
  30: DEBTS,
  31: [...DEBTS, edit, remove],
  32: DEBTS,
  33: DEBTS,
  34: [view, edit, excel, print, lock],
  40: [...EARNED, lock],
  41: SEEN,
  42: EARNED,
  43: EARNED,
  44: EARNED,
  45: [view, add, approve, excel, print, lock],
  46: SEEN,
  47: SEEN,
  50: [...RECORD, importing],
  51: RECORD,
  52: [...RECORD, approve],
  53: [...RECORD, lock],
  54: RECORD,
  55: [view, edit],
  60: EARNED,
  61: SEEN,
  62: SEEN,
  63: SEEN,
  64: SEEN,
  65: EARNED,
  66: SEEN,
  67: SEEN,
  70: VOUCHERS,
  71: TYPES,
  72: [view, add, remove, approve, excel, print, profit],
  73: VOUCHERS,
  74: TYPES,
  80: SEEN,
};

const keys = new Set(
  Object.entries(OFFERED).flatMap(([menu, actions]) =>
    actions.flatMap((action) => (action === undefined ? [] : [rightKey(Number(menu), action)])),
  ),
);

/** The part of some rights that a screen asks for; the rest has no box. */
export function offered(rights: Rights): Rights {
  return rightsOf(new Set([...keysOf(rights)].filter((key) => keys.has(key))));
}

/** Rights that were chosen among the offered ones, with those without a box that stand beside them on a screen that stays. */
export function withUnoffered(chosen: Rights, before: Rights): Rights {
  const screens = new Set(chosen.map(({ MenuID }) => MenuID));
  const unoffered = [...keysOf(before.filter(({ MenuID }) => screens.has(MenuID)))].filter((key) => !keys.has(key));
  return rightsOf(new Set([...keysOf(chosen), ...unoffered]));
}
