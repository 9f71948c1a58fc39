/** Bringing a balance along writes into a record and into the books: it takes the right to edit the one and to keep the other. */
import { ACTION, MENU, type ActionID, type MenuName } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import type { Context } from '../command/context.ts';
import { refuse, type Refusal } from '../command/result.ts';
import { OPENING_KIND, type OpeningKind } from '../records/opening.ts';
import type { World } from '../store/world.ts';

/** The record's menu, where Sửa is asked for, and the books' menu with the act of keeping them: approving debts, locking funds. */
const RIGHTS: Readonly<Record<OpeningKind, readonly [record: MenuName, books: MenuName, act: ActionID]>> = {
  [OPENING_KIND.customer]: ['customers', 'customerDebts', ACTION.approve],
  [OPENING_KIND.partner]: ['partners', 'partnerDebts', ACTION.approve],
  [OPENING_KIND.aff]: ['affs', 'affDebts', ACTION.approve],
  [OPENING_KIND.pos]: ['pos', 'posDebts', ACTION.approve],
  [OPENING_KIND.bank]: ['bankCards', 'cashBook', ACTION.lockBooks],
  [OPENING_KIND.cash]: ['bankCards', 'cashBook', ACTION.lockBooks],
};

/** Menu of the records a kind of opening balance belongs to. */
export function recordMenu(kind: OpeningKind): (typeof MENU)[MenuName] {
  return MENU[RIGHTS[kind][0]];
}

/** Whether the caller may see opening balances of a kind: in its records or in its books. */
export function maySeeOpening(world: World, kind: OpeningKind, context: Context): boolean {
  const [record, books] = RIGHTS[kind];
  return [record, books].some((menu) => hasRight(world, context, MENU[menu], ACTION.view));
}

/** Refuses whoever may not edit the record, or not keep its books. */
export function refuseOpeningRight(world: World, kind: OpeningKind, context: Context): Refusal | undefined {
  const [record, books, act] = RIGHTS[kind];
  const may = hasRight(world, context, MENU[record], ACTION.edit) && hasRight(world, context, MENU[books], act);
  return may ? undefined : refuse('Forbidden', 'Không có quyền nhập số dư đầu của đối tượng này');
}
