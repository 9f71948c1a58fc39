/** Losses are listed with the card, order and customer they came from; sums count what is in force. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import { decisionRights } from '../approvals/approval.ts';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { fundName } from '../dayMoney/fundName.ts';
import { hasStatus, listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { searchText } from '../listing/search.ts';
import { sumOf } from '../values/money.ts';
import { LOSS_STATUS, type BadExpense, type BadExpenseKind } from '../records/badExpense.ts';
import { invalid, type Result } from '../command/result.ts';
import { shopsInView } from '../scope/shops.ts';
import { bankCode, userName, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { LOSS_PROPOSAL, lossProposal } from './decideLoss.ts';

/** Filters of the list of losses. */
export interface BadExpenseQuery extends ListQuery {
  fromDate?: IsoDate;
  toDate?: IsoDate;
  searchShopID?: number;
  Kind?: BadExpenseKind;
  /** That loss alone. */
  id?: number;
}

/** Losses of the shop, newest first. */
export function listBadExpenses(
  world: World,
  query: BadExpenseQuery,
  context: Context,
): Result<ListPage<Schemas['BadExpense'], Schemas['BadExpenseTotals']>> {
  const { fromDate, toDate, Kind, id } = query;
  if (fromDate && toDate && fromDate > toDate) return invalid('Khoảng ngày', 'toDate');
  const rows = shopsInView(world, context, query.searchShopID)
    .flatMap((shopId) => world.badExpenses.by('shop', shopId))
    .filter((row) => hasStatus(row, query))
    .filter((row) => (Kind === undefined || row.Kind === Kind) && (id === undefined || row.id === id))
    .filter((row) => (!fromDate || row.Date >= fromDate) && (!toDate || row.Date <= toDate))
    .toSorted((a, b) => (a.Date === b.Date ? b.id - a.id : a.Date < b.Date ? 1 : -1));
  return listPage(rows, query, {
    textOf: searchText((row) => textOf(world, row)),
    viewOf: (row) => badExpenseView(world, row, context),
    totalsOf: (all) => totalsOf(all.filter((row) => row.Status === LOSS_STATUS.inForce)),
  });
}

/** A loss as lists see it. */
export function badExpenseView(world: World, row: BadExpense, context: Context): Schemas['BadExpense'] {
  const order = world.schedules.get(row.ScheduleID);
  const card = world.cards.get(row.CardDataID ?? order?.CardDataID);
  const isOwn = row.Status === LOSS_STATUS.inForce && row.ShopID === context.shopId;
  return {
    ...wireOf(world, row, 'EntryIDs', 'Fund', 'RecoveredTo', 'ApprovedBy'),
    NetAmount: row.Amount - row.RecoveredAmount,
    ShopName: world.shops.get(row.ShopID)?.ShopName ?? '',
    CustomerName: world.customers.get(row.CustomerID ?? card?.CustomerID)?.FullName,
    CardBankCode: card && bankCode(card.BankID),
    CardLast4: card?.Last4,
    ScheduleCode: order?.Code,
    Fund: row.Fund ? fundName(world, row.Fund) : '',
    ApprovedByName: row.ApprovedBy === undefined ? undefined : userName(world, row.ApprovedBy),
    ...decisionRights(world, LOSS_PROPOSAL, lossProposal(row), context),
    CanDelete: isOwn && hasRight(world, context, MENU.badExpenses, ACTION.remove),
  };
}

function textOf(world: World, row: BadExpense): string {
  const order = world.schedules.get(row.ScheduleID);
  const card = world.cards.get(row.CardDataID ?? order?.CardDataID);
  const customer = world.customers.get(row.CustomerID ?? card?.CustomerID);
  return `${row.Reason} ${order?.Code ?? ''} ${card?.Last4 ?? ''} ${customer?.FullName ?? ''}`;
}

function totalsOf(rows: readonly BadExpense[]): Schemas['BadExpenseTotals'] {
  const Amount = sumOf(rows, (row) => row.Amount);
  const RecoveredAmount = sumOf(rows, (row) => row.RecoveredAmount);
  return { Count: rows.length, Amount, RecoveredAmount, NetAmount: Amount - RecoveredAmount };
}
