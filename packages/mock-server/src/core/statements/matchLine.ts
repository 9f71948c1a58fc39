/** A row is matched by itself only when exactly one free swipe of the statement's terminals fits; otherwise somebody chooses. */
import { lastFour } from '../bills/cardMask.ts';
import { matchSwipe, type SwipeMatch } from '../bills/matchSwipe.ts';
import type { Statement, StatementRow } from '../records/statement.ts';
import type { Swipe } from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { isUnclaimed, matchedTwin } from './lineStatus.ts';

/** Most swipes offered to choose from. */
const CHOICE_LIMIT = 20;

/** Free swipes a row may be, and the one it is matched with by itself, which has its amount; none while another row of the same sale has one. */
export function swipesForRow(world: World, statement: Statement, row: StatementRow, LineID?: number): SwipeMatch {
  if (matchedTwin(world, row, { FileID: statement.FileID, LineID })) return { found: [] };
  const sale = { ...row, Last4: lastFour(row.CardMasked) };
  const isFree = (swipe: Swipe) => isOfStatement(world, statement, swipe) && isUnclaimed(world, swipe);
  const { found, certain } = matchSwipe(world, statement.ShopID, sale, isFree);
  const isSure = certain?.Amount === row.Amount;
  return { found: found.slice(0, CHOICE_LIMIT), certain: isSure ? certain : undefined };
}

/** Whether a swipe was made on the statement's terminal, or on one below it. */
export function isOfStatement(world: World, statement: Statement, swipe: Swipe): boolean {
  return swipe.PosID === statement.PosID || world.poses.get(swipe.PosID)?.PosParentID === statement.PosID;
}
