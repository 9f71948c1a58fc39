/** Pushes and closes are shown with the names of their shops and funds; what a close expected is read from the books. */
import type { Schemas } from '@so-the/api-client';
import type { DayClose, FundRef, PushMoney, Reopening } from '../records/dayMoney.ts';
import { accountLabel, userName, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { expectedOf } from './closeDay.ts';

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
export function dayCloseView(world: World, row: DayClose): Schemas['DayClose'] {
  const expected = expectedOf(world, row.ShopID, row, row.Date);
  return {
    ...wireOf(world, row, 'ReopenedBy', 'LockBefore'),
    ...expected,
    ShopName: world.shops.get(row.ShopID)?.ShopName ?? '',
    Fund: fundName(world, row),
    Difference: row.Counted - expected.Expected,
    ReopenedByName: row.ReopenedBy === undefined ? undefined : userName(world, row.ReopenedBy),
  };
}

/** A proposal to reopen days as screens see it. */
export function reopeningView(world: World, row: Reopening): Schemas['Reopening'] {
  return {
    ...wireOf(world, row, 'ApprovedBy'),
    ApprovedByName: row.ApprovedBy === undefined ? undefined : userName(world, row.ApprovedBy),
  };
}

/** Name of a fund. */
export function fundName(world: World, { Method, BankCardID }: FundRef): string {
  return (Method === 2 && accountLabel(world.bankCards.get(BankCardID))) || 'Tiền mặt';
}
