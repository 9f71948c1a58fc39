/** The four debts are the sums of their parties, over any period: closing = opening + increase − decrease. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { kindOf, type AccountKind } from '../records/accounts.ts';
import { movementOf } from '../ledger/balance.ts';
import { sumOf } from '../values/money.ts';
import { PARTY_TYPE, type PartyType } from '../records/debt.ts';
import { done, invalid, type Result } from '../command/result.ts';
import { shopsInView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';

const KINDS = Object.entries(PARTY_TYPE) as [AccountKind & keyof typeof PARTY_TYPE, PartyType][];

/** Customers, partners, collaborators and POS with their openings, movements and closings. */
export function getDebtSummary(
  world: World,
  query: { fromDate?: IsoDate; toDate?: IsoDate; searchShopID?: number },
  context: Context,
): Result<{ rows: Schemas['DebtSummary'][]; totals: Schemas['DebtTotals'] }> {
  const { fromDate: from, toDate: to } = query;
  if (from && to && from > to) return invalid('Khoảng ngày', 'toDate');
  const shopIds = shopsInView(world, context, query.searchShopID);
  const rows = KINDS.map(([kind, type]) => summaryOf(world, shopIds, kind, type, { from, to }));
  const totals = {
    Opening: sumOf(rows, (row) => row.Opening),
    Increase: sumOf(rows, (row) => row.Increase),
    Decrease: sumOf(rows, (row) => row.Decrease),
    Closing: sumOf(rows, (row) => row.Closing),
  };
  return done({ rows, totals });
}

function summaryOf(
  world: World,
  shopIds: readonly number[],
  kind: AccountKind,
  PartyType: PartyType,
  period: { from?: IsoDate; to?: IsoDate },
): Schemas['DebtSummary'] {
  const moved = shopIds.flatMap((shopId) =>
    [...(world.books.shops.get(shopId)?.keys() ?? [])]
      .filter((account) => kindOf(account) === kind)
      .map((account) => movementOf(world, shopId, account, period)),
  );
  return {
    PartyType,
    Opening: sumOf(moved, (each) => each.opening),
    Increase: sumOf(moved, (each) => each.debit),
    Decrease: sumOf(moved, (each) => each.credit),
    Closing: sumOf(moved, (each) => each.closing),
    Receivable: sumOf(moved, (each) => Math.max(0, each.closing)),
    Payable: sumOf(moved, (each) => Math.max(0, -each.closing)),
    PartyCount: moved.filter((each) => each.closing !== 0).length,
  };
}
