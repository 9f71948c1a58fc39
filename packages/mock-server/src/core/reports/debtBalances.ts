/** The four debts of a shop on a day are sums of party accounts; positive means they owe the shop. */
import type { Schemas } from '@so-the/api-client';
import type { IsoDate } from '../dates.ts';
import { figureDays } from '../ledger/balance.ts';
import { flowKey, type DayFigures, type FlowKey } from '../ledger/dayFigures.ts';
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

/** Causes of each kind of debt by the key of their figure, with their effect. */
const EFFECTS = {
  customer: effectsOf('customer'),
  partner: effectsOf('partner'),
  aff: effectsOf('aff'),
  pos: effectsOf('pos'),
} as const satisfies Record<PartyKind, unknown>;

function effectsOf(kind: PartyKind): { key: FlowKey; effect: 1 | -1 }[] {
  return (Object.keys(FLOWS[kind]) as Flow[]).map((flow) => ({
    key: flowKey({ kind, flow }),
    effect: effectOf(kind, flow),
  }));
}

/** What a day did to all parties of a kind together. */
function changeOf(kind: PartyKind, day: DayFigures): number {
  let change = 0;
  for (const { key, effect } of EFFECTS[kind]) change += effect * (day[key] ?? 0);
  return change;
}
