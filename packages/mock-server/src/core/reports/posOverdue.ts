/** What a POS should have returned by the end of a day and has not: its balance without the swipes whose money is not due yet. */
import { addDays, type IsoDate } from '../dates.ts';
import { accounts, idIn, kindOf } from '../ledger/accounts.ts';
import { closingOn, entriesOfDay } from '../ledger/balance.ts';
import type { Entry } from '../ledger/entry.ts';
import { settleDue } from '../pos/settleDue.ts';
import type { Pos } from '../records/funds.ts';
import type { World } from '../world.ts';

/** Days within which any swipe falls due: days to settle and days off. */
const SETTLE_WINDOW = 14;

/** Đồng overdue per POS of a shop at the end of a day; a POS without any is left out. */
export function posOverdue(world: World, shopId: number, to: IsoDate): Map<number, number> {
  const notDue = notYetDue(world, shopId, to);
  const overdue = new Map<number, number>();
  for (const pos of world.poses.by('shop', shopId)) {
    const amount = closingOn(world, shopId, accounts.pos(pos.posID), to) - (notDue.get(pos.posID) ?? 0);
    if (amount > 0) overdue.set(pos.posID, amount);
  }
  return overdue;
}

/** Swipes of the last days that are due on the day or later, those cancelled by then taken off. */
function notYetDue(world: World, shopId: number, to: IsoDate): Map<number, number> {
  const amounts = new Map<number, number>();
  for (let day = addDays(to, -SETTLE_WINDOW); day <= to; day = addDays(day, 1)) {
    for (const entry of entriesOfDay(world, shopId, day)) {
      if (entry.RefType !== 'Swipe' && entry.RefType !== 'DebtCard') continue;
      addNotDue(world, entry, to, amounts);
    }
  }
  return amounts;
}

function addNotDue(world: World, entry: Entry, to: IsoDate, amounts: Map<number, number>): void {
  const swiped = entry.ReversesID === undefined ? entry : world.books.entries[entry.ReversesID - 1];
  for (const { Account, Amount } of entry.Lines) {
    if (kindOf(Account) !== 'pos') continue;
    const pos = world.poses.get(idIn(Account));
    if (!pos || !swiped || dueOf(world, pos, swiped) < to) continue;
    amounts.set(pos.posID, (amounts.get(pos.posID) ?? 0) + Amount);
  }
}

/** Due day of the lot the swipe is in, which people may move; outside lots as the POS settles. */
function dueOf(world: World, pos: Pos, swiped: Entry): IsoDate {
  const swipeId = swiped.RefType === 'Swipe' ? swiped.RefID : world.debts.get(swiped.RefID)?.LogWithdrawalId;
  const lot = world.numberLots.get(world.swipes.get(swipeId)?.NumberLoID);
  return lot?.DueDate ?? settleDue(pos, swiped.BusinessDate);
}
