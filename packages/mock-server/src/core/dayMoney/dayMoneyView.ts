/** Pushes and closes are shown with the names of their shops and funds; what a close expected is read from the books. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { lastCountOf } from '../ledger/fundLock.ts';
import { fundAccount } from '../records/accounts.ts';
import type { DayClose, PushMoney, Reopening } from '../records/dayMoney.ts';
import { userName, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { expectedAtCount } from './expectedFund.ts';
import { fundName } from './fundName.ts';
import { mayApproveDifference } from './waitingDifferences.ts';

/** Money between company and shop as lists see it. */
export function pushView(world: World, row: PushMoney): Schemas['PushMoney'] {
  return {
    ...wireOf(world, row, 'EntryIDs'),
    ShopName: world.shops.get(row.ToShopID)?.ShopName ?? '',
    FromFundName: fundName(world, row.FromFund),
    ToFundName: fundName(world, row.ToFund),
  };
}

/** The close of a day as lists see it. */
export function dayCloseView(world: World, row: DayClose, context: Context): Schemas['DayClose'] {
  const expected = expectedAtCount(world, row);
  return {
    ...wireOf(world, row, 'ReopenedBy', 'LockBefore', 'ApprovedBy', 'EntryID'),
    ...expected,
    ShopName: world.shops.get(row.ShopID)?.ShopName ?? '',
    Fund: fundName(world, row),
    Difference: row.Counted - expected.Expected,
    ReopenedByName: row.ReopenedBy === undefined ? undefined : userName(world, row.ReopenedBy),
    ApprovedByName: row.ApprovedBy === undefined ? undefined : userName(world, row.ApprovedBy),
    ...replacementOf(world, row),
    CanApprove: mayApproveDifference(world, row, context),
  };
}

/** The count in force that took the place of another; none of one that was reopened or is the last of its fund. */
function replacementOf(world: World, row: DayClose) {
  const last = row.Status === 1 ? lastCountOf(world, row.ShopID, fundAccount(row)) : undefined;
  if (!last || last.DayCloseID === row.DayCloseID) return { IsReplaced: false };
  return { IsReplaced: true, ReplacedOn: last.Date, ReplacedByName: userName(world, last.CreatedBy) };
}

/** A proposal to reopen days as screens see it. */
export function reopeningView(world: World, row: Reopening): Schemas['Reopening'] {
  return {
    ...wireOf(world, row, 'ApprovedBy'),
    ApprovedByName: row.ApprovedBy === undefined ? undefined : userName(world, row.ApprovedBy),
  };
}
