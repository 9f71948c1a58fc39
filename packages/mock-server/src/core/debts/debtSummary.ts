/** The four debts are the sums of their parties, over any period: closing = opening + increase − decrease. */
import type { Schemas } from '@so-the/api-client';
import { debtAge } from './debtAge.ts';
import type { ListPage } from '../listing/listing.ts';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { kindOf, type AccountKind } from '../records/accounts.ts';
import { movementOf } from '../ledger/balance.ts';
import { sumOf } from '../values/money.ts';
import { PARTY_TYPE, type PartyType } from '../records/debt.ts';
import { done, invalid, type Result } from '../command/result.ts';
import { shopsInView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';

type Row = Omit<Schemas['DebtSummary'], 'Entries'>;
type Sums = Omit<Schemas['DebtSums'], 'Entries' | 'InWork' | 'Collectable'>;

const COLUMNS = [
  'PartyCount',
  'Opening',
  'Increase',
  'Decrease',
  'Closing',
  'Receivable',
  'Payable',
  'UpTo7Days',
  'UpTo30Days',
  'Over30Days',
] as const satisfies (keyof Sums)[];

const KINDS = Object.entries(PARTY_TYPE) as [AccountKind & keyof typeof PARTY_TYPE, PartyType][];

/** Customers, partners, collaborators and POS with their openings, movements and closings, and how old what they owe is. Refuses a period that ends before it begins. */
export function getDebtSummary(
  world: World,
  query: { fromDate?: IsoDate; toDate?: IsoDate; searchShopID?: number },
  context: Context,
): Result<ListPage<Row, Sums>> {
  const { fromDate: from, toDate: to } = query;
  if (from && to && from > to) return invalid('Khoảng ngày', 'toDate');
  const shopIds = shopsInView(world, context, query.searchShopID);
  const rows = KINDS.map(([kind, type]) => summaryOf(world, shopIds, kind, type, { from, to, context }));
  const totals = Object.fromEntries(COLUMNS.map((column) => [column, sumOf(rows, (row) => row[column])])) as Sums;
  return done({ rows, total: rows.length, totals });
}

function summaryOf(
  world: World,
  shopIds: readonly number[],
  kind: AccountKind,
  PartyType: PartyType,
  { from, to, context }: { from?: IsoDate; to?: IsoDate; context: Context },
): Row {
  const moved = shopIds.flatMap((shopId) =>
    [...(world.books.shops.get(shopId)?.keys() ?? [])]
      .filter((account) => kindOf(account) === kind)
      .map((account) => {
        const movement = movementOf(world, shopId, account, { from, to });
        const age = debtAge(world, shopId, account, movement.closing, to ?? context.businessDate);
        return Object.assign(movement, { age });
      }),
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
    UpTo7Days: sumOf(moved, ({ age }) => age.UpTo7Days),
    UpTo30Days: sumOf(moved, ({ age }) => age.UpTo30Days),
    Over30Days: sumOf(moved, ({ age }) => age.Over30Days),
  };
}

/** The kind of account that a debt is the sum of. */
export function debtKind(type: PartyType): AccountKind {
  return KINDS.find(([, known]) => known === type)?.[0] ?? 'customer';
}
