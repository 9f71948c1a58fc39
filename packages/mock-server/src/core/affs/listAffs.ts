/** A collaborator is shown with the commission settled orders earned and what of it is still owed, both read from the ledger. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { businessDateOf } from '../values/dates.ts';
import { accounts } from '../records/accounts.ts';
import { causedMovementOf } from '../ledger/balance.ts';
import { hasStatus, rememberedPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { remembered } from '../listing/search.ts';
import { sumOf } from '../values/money.ts';
import { affKey, type Aff } from '../records/people.ts';
import type { Result } from '../command/result.ts';
import { rowsInView } from '../scope/shops.ts';
import { wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';

const textOf = remembered<Aff>((row) => `${row.Code} ${row.FullName} ${row.Phone}`);

/** Collaborators of the view in the order they were added unless sorted. */
export function listAffs(
  world: World,
  query: ListQuery & { SearchShopID?: number },
  context: Context,
): Result<ListPage<Schemas['Aff'], Schemas['AffTotals']>> {
  const find = () => rowsInView(world, 'affs', context, query.SearchShopID).filter((row) => hasStatus(row, query));
  return rememberedPage(world, context, ['affs', query], find, {
    textOf,
    isTimeless: true,
    viewOf: (row) => affView(world, row),
    totalsOf: (all) => {
      const figures = all.map((row) => affFigures(world, row));
      return {
        Debt: sumOf(figures, (each) => each.Debt),
        Earned: sumOf(figures, (each) => each.Earned),
        CustomerCount: sumOf(figures, (each) => each.CustomerCount),
        OrderCount: sumOf(figures, (each) => each.OrderCount),
      };
    },
  });
}

/** A collaborator as lists and forms see them. */
export function affView(world: World, row: Aff): Schemas['Aff'] {
  const latest = world.schedules.last('affStanding', row.affID);
  return {
    ...wireOf(world, row),
    ShopName: world.shops.get(row.ShopID)?.ShopName ?? '',
    ...affFigures(world, row),
    LastOrderDate: latest && businessDateOf(latest.AppointmentDate),
  };
}

function affFigures(world: World, { ShopID, affID }: Aff): Schemas['AffTotals'] {
  const account = accounts.aff(affID);
  const { closing, flows } = causedMovementOf(world, ShopID, account, {});
  return {
    Debt: closing,
    Earned: flows.Commission ?? 0,
    CustomerCount: world.customers.count('aff', affKey(ShopID, affID)),
    OrderCount: world.schedules.count('affStanding', affID),
  };
}
