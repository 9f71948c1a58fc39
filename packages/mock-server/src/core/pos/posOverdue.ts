/** What a POS should have returned by a day and has not is its balance without the swipes not yet due. */
import { addDays, type IsoDate } from '../dates.ts';
import { accounts } from '../ledger/accounts.ts';
import { movementOf } from '../ledger/balance.ts';
import { lotFigures } from '../lots/lotFigures.ts';
import type { Pos } from '../records/funds.ts';
import { LINE_STATUS } from '../records/schedule.ts';
import type { World } from '../world.ts';
import { settleDue } from './settleDue.ts';

/** Days within which the money of a swipe is due, unless its lot was given a later day. */
const LONGEST_WAIT = 9;

/** Late money of a POS at the end of a day, in đồng; never below zero. */
export function posOverdue(world: World, pos: Pos, to: IsoDate): number {
  let late = movementOf(world, pos.ShopID, accounts.pos(pos.posID), { to }).closing;
  const since = addDays(to, -LONGEST_WAIT);
  for (const month of new Set([since.slice(0, 7), to.slice(0, 7)])) {
    for (const swipe of world.swipes.by('posMonth', `${pos.posID}|${month}`)) {
      if (swipe.Status !== LINE_STATUS.done || swipe.BusinessDate > to || swipe.BusinessDate < since) continue;
      const due = world.numberLots.get(swipe.NumberLoID)?.DueDate ?? settleDue(pos, swipe.BusinessDate);
      if (due >= to) late -= swipe.Amount - swipe.PosFee;
    }
  }
  for (const lot of world.numberLots.by('pos', pos.posID)) {
    if (lot.BusinessDate < since && lot.DueDate >= to) late -= lotFigures(world, lot).ExpectedAmount;
  }
  return Math.max(0, late);
}
