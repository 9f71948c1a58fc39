/** Our balance stands beside the other side's latest figure, each of the same day, so that their difference means something. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { partyAccount } from '../records/accounts.ts';
import { movementOf } from '../ledger/balance.ts';
import { lockedTo } from '../ledger/partyLock.ts';
import { rememberedPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { alike } from '../listing/search.ts';
import { sumOf } from '../values/money.ts';
import { PARTY_TYPE, type PartyType } from '../records/debt.ts';
import { invalid, type Result } from '../command/result.ts';
import { userName } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { balanceAt } from './compareDebt.ts';
import { partiesInView, partyText, type Party } from '../parties/parties.ts';

/** Which parties, over which period. */
export interface ComparisonQuery extends ListQuery {
  PartyType?: PartyType;
  /** One party of that kind. */
  PartyID?: number;
  searchShopID?: number;
  fromDate?: IsoDate;
  toDate?: IsoDate;
}

type Row = Schemas['DebtComparison'];

/** Parties with business or a comparison, the largest balances first. */
export function listDebtComparisons(
  world: World,
  query: ComparisonQuery,
  context: Context,
): Result<ListPage<Row, Schemas['DebtComparisonTotals']>> {
  if (query.fromDate && query.toDate && query.fromDate > query.toDate) return invalid('Khoảng ngày', 'toDate');
  const find = () => {
    const types = query.PartyType === undefined ? Object.values(PARTY_TYPE) : [query.PartyType];
    const rights = {
      CanCompare: hasRight(world, context, MENU.comparison, ACTION.edit),
      CanLock: hasRight(world, context, MENU.comparison, ACTION.lockBooks),
    };
    const parties = types
      .flatMap((type) => partiesInView(world, type, context, query.searchShopID))
      .filter((party) => query.PartyID === undefined || party.PartyID === query.PartyID);
    return alike(parties, query.GeneralSearch, partyText)
      .map((party) => comparisonRow(world, party, query, context, rights))
      .filter((row) => row.Closing !== 0 || row.Increase !== 0 || row.Decrease !== 0 || row.TheirBalance !== undefined)
      .toSorted((a, b) => Math.abs(b.Closing) - Math.abs(a.Closing));
  };
  return rememberedPage(world, context, ['comparisons', query], find, {
    textOf: partyText,
    viewOf: (row) => row,
    totalsOf,
  });
}

function comparisonRow(
  world: World,
  party: Party,
  query: ComparisonQuery,
  context: Context,
  rights: Pick<Row, 'CanCompare' | 'CanLock'>,
): Row {
  const { PartyType: DebtType, PartyID, ShopID, Code, Name, Phone } = party;
  const account = partyAccount(DebtType, PartyID);
  const to = query.toDate ?? context.businessDate;
  const { opening, debit, credit, closing } = movementOf(world, ShopID, account, { from: query.fromDate, to });
  const last = world.comparisons
    .by('account', account)
    .filter((row) => row.Date <= to)
    .reduce<IsoDate | undefined>((latest, { Date: date }) => (latest && latest > date ? latest : date), undefined);
  const compared = world.comparisons.by('account', account).find((row) => row.Date === last);
  const OurBalance = compared ? balanceAt(world, ShopID, { DebtType, PartyID }, compared.Date) : closing;
  const isOwn = ShopID === context.shopId;
  return {
    PartyType: DebtType,
    PartyID,
    ShopID,
    ShopName: world.shops.get(ShopID)?.ShopName ?? '',
    Code,
    Name,
    Phone,
    Opening: opening,
    Increase: debit,
    Decrease: credit,
    Closing: closing,
    ComparedDate: compared?.Date,
    OurBalance,
    TheirBalance: compared?.TheirBalance,
    Difference: compared && OurBalance - compared.TheirBalance,
    Note: compared?.Note,
    ComparedByName: compared && userName(world, compared.UpdatedBy ?? compared.CreatedBy),
    IsLocked: compared?.IsLocked ?? false,
    LockedTo: lockedTo(world, account),
    CanCompare: isOwn && rights.CanCompare,
    CanLock: isOwn && rights.CanLock,
  };
}

function totalsOf(rows: readonly Row[]): Schemas['DebtComparisonTotals'] {
  return {
    Opening: sumOf(rows, (row) => row.Opening),
    Increase: sumOf(rows, (row) => row.Increase),
    Decrease: sumOf(rows, (row) => row.Decrease),
    Closing: sumOf(rows, (row) => row.Closing),
    Difference: sumOf(rows, (row) => row.Difference ?? 0),
    LockedCount: rows.filter((row) => row.IsLocked).length,
  };
}
