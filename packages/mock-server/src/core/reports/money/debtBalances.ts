/** The four debts of a shop on a day are sums of party accounts; positive means they owe the shop. */
import type { Schemas } from '@so-the/api-client';
import type { IsoDate } from '../../values/dates.ts';
import { partyDebt } from '../../ledger/balance.ts';
import { posOverdue } from '../../lots/posOverdue.ts';
import { sumOf } from '../../values/money.ts';
import type { World } from '../../store/world.ts';
import type { PartyKind } from './debtReport.ts';

/** Customers, partners, collaborators and POS of some shops at the end of a day. */
export function debtBalances(world: World, shopIds: readonly number[], to: IsoDate): Schemas['DebtBalances'] {
  const debtOf = (kind: PartyKind) => sumOf(shopIds, (shopId) => partyDebt(world, shopId, kind, to));
  return {
    Customer: debtOf('customer'),
    Partner: debtOf('partner'),
    Aff: debtOf('aff'),
    Pos: debtOf('pos'),
    PosOverdue: sumOf(shopIds, (shopId) => sumOf(posOverdue(world, shopId, to).values(), (amount) => amount)),
  };
}
