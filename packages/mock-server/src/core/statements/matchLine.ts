/** A row is matched by itself only when exactly one free swipe of the statement's terminals fits; otherwise somebody chooses. */
import { lastFour } from '../bills/cardMask.ts';
import { matchSwipe } from '../bills/matchSwipe.ts';
import type { Statement, StatementRow } from '../records/statement.ts';
import type { Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { isUnclaimed, matchedTwin } from './lineStatus.ts';

/** Most swipes offered to choose from. */
const CHOICE_LIMIT = 20;

/** Free swipes a row may be: those of the first key that finds any; none while another row of the same sale has one. */
export function swipesForRow(world: World, statement: Statement, row: StatementRow, exceptLineId?: number): Swipe[] {
  if (matchedTwin(world, row, exceptLineId)) return [];
  const sale = { ...row, Last4: lastFour(row.CardMasked) };
  const isFree = (swipe: Swipe) => isOfStatement(world, statement, swipe) && isUnclaimed(world, swipe);
  return matchSwipe(world, statement.ShopID, sale, isFree).slice(0, CHOICE_LIMIT);
}

/** The swipe a row is matched with by itself: the only one found, and of the row's own amount. */
export function certainSwipe(row: StatementRow, found: readonly Swipe[]): Swipe | undefined {
  const [only, another] = found;
  return another === undefined && only?.Amount === row.Amount ? only : undefined;
}

/** Whether a swipe was made on the statement's terminal, or on one below it. */
export function isOfStatement(world: World, statement: Statement, swipe: Swipe): boolean {
  return swipe.PosID === statement.PosID || world.poses.get(swipe.PosID)?.PosParentID === statement.PosID;
}
