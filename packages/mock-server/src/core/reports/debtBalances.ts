/** The four debts of a shop on a day are sums of party accounts; positive means they owe the shop. */
import type { Schemas } from '@so-the/api-client';
import type { IsoDate } from '../dates.ts';
import { figureDays } from '../ledger/balance.ts';
import { flowKey, type DayFigures } from '../ledger/dayFigures.ts';
import { effectOf, FLOWS, type Flow } from '../ledger/flows.ts';
import { sumOf } from '../money.ts';
import type { World } from '../world.ts';
import type { PartyKind } from './debtReport.ts';
import { posOverdue } from './posOverdue.ts';

/** Customers, partners, collaborators and POS of some shops at the end of a day. */
export function debtBalances(world: World, shopIds: readonly number[], to: IsoDate): Schemas['DebtBalances'] {
  return {
    Customer: debtOfKind(world, shopIds, 'customer', to),
    Partner: debtOfKind(world, shopIds, 'partner', to),
    Aff: debtOfKind(world, shopIds, 'aff', to),
    Pos: debtOfKind(world, shopIds, 'pos', to),
    PosOverdue: sumOf(shopIds, (shopId) => sumOf(posOverdue(world, shopId, to).values(), (amount) => amount)),
  };
}

/** Σ debts of one kind of party at the end of a day. */
function debtOfKind(world: World, shopIds: readonly number[], kind: PartyKind, to: IsoDate): number {
  return sumOf(shopIds, (shopId) => sumOf(figureDays(world, shopId, { to }), ([, day]) => changeOf(kind, day)));
}

/** What a day did to all parties of a kind together. */
function changeOf(kind: PartyKind, day: DayFigures): number {
  return sumOf(
    Object.keys(FLOWS[kind]) as Flow[],
    (flow) => effectOf(kind, flow) * (day[flowKey({ kind, flow })] ?? 0),
  );
}
