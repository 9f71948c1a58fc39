/** What a shop still owes the company is what it owed before, plus what came, less what it returned. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../../values/menus.ts';
import { hasRight } from '../../access/rights.ts';
import type { Context } from '../../command/context.ts';
import type { IsoDate } from '../../values/dates.ts';
import { accounts } from '../../records/accounts.ts';
import { movementOf } from '../../ledger/balance.ts';
import { listPage, type ListPage, type ListQuery } from '../../listing/listing.ts';
import { searchText } from '../../listing/search.ts';
import { sumOf } from '../../values/money.ts';
import { PUSH_KIND, type PushKind, type PushMoney } from '../../records/dayMoney.ts';
import { fundBalance, fundsOf } from './funds.ts';
import { done, invalid, type Result } from '../../command/result.ts';
import { booksInView, shopsInView } from '../../scope/shops.ts';
import type { World } from '../../store/world.ts';
import { refuseLock } from '../../dayMoney/closeDay.ts';
import { closedTo } from '../../dayMoney/dayLock.ts';
import { dayCloseView, pushView } from '../../dayMoney/dayMoneyView.ts';
import { openDifferences } from '../../dayMoney/waitingDifferences.ts';

/** A period, and one shop of the company's if wanted. */
export interface StartMoneyQuery {
  fromDate?: IsoDate;
  toDate?: IsoDate;
  searchShopID?: number;
}

/** Filters of the history of pushes. */
export interface PushQuery extends ListQuery, StartMoneyQuery {
  Kind?: PushKind;
}

type ShopRow = Schemas['StartMoneyShop'];

/** Each shop with what it got, returned and owes, the closes of its days, and what a close of its funds would expect. */
export function listStartMoney(
  world: World,
  query: StartMoneyQuery & {
    /** Of the closes only those that differ from the books. */
    OnlyDifference?: boolean;
  },
  context: Context,
): Result<{ list: Schemas['StartMoneyList']; totals: Schemas['StartMoneyTotals'] }> {
  if (isBackward(query)) return invalid('Khoảng ngày', 'toDate');
  const Shops = shopsInView(world, context, query.searchShopID).map((shopId) => shopRow(world, shopId, query));
  const Closes = booksInView(world, context, query.searchShopID)
    .flatMap((shopId) => world.dayCloses.by('shop', shopId))
    .filter(({ Date: date }) => isIn(date, query))
    .toSorted((a, b) => (a.Date === b.Date ? b.DayCloseID - a.DayCloseID : a.Date < b.Date ? 1 : -1))
    .map((row) => dayCloseView(world, row, context))
    .filter(({ Difference }) => query.OnlyDifference !== true || Difference !== 0);
  const Differences = booksInView(world, context, query.searchShopID)
    .flatMap((shopId) => openDifferences(world, shopId))
    .map((row) => dayCloseView(world, row, context));
  const day = query.toDate ?? context.businessDate;
  const LockDate = world.shops.get(context.shopId)?.LockDate;
  const list = {
    Shops,
    Closes,
    Differences,
    Funds: fundsOf(world, [context.shopId], {}, context).map((fund) =>
      fundBalance(world, fund, { from: day, to: day }),
    ),
    LockDate,
    CanPush: hasRight(world, context, MENU.advances, ACTION.add),
    CanClose: refuseLock(world, context) === undefined,
    CanReopen: closedTo(world, context.shopId) !== undefined && refuseLock(world, context) === undefined,
  };
  return done({ list, totals: totalsOf(Shops) });
}

/** Money between company and shops, newest first. */
export function listPushMoney(
  world: World,
  query: PushQuery,
  context: Context,
): Result<ListPage<Schemas['PushMoney'], Schemas['PushMoneyTotals']>> {
  if (isBackward(query)) return invalid('Khoảng ngày', 'toDate');
  const rows = shopsInView(world, context, query.searchShopID)
    .flatMap((shopId) => world.pushes.by('shop', shopId))
    .filter((row) => isIn(row.Date, query) && (query.Kind === undefined || row.Kind === query.Kind))
    .toSorted((a, b) => (a.Date === b.Date ? b.PushID - a.PushID : a.Date < b.Date ? 1 : -1));
  return listPage(rows, query, {
    textOf: searchText((row) => textOf(world, row)),
    viewOf: (row) => pushView(world, row),
    totalsOf: sumsOf,
  });
}

function shopRow(world: World, shopId: number, query: StartMoneyQuery): ShopRow {
  const shop = world.shops.get(shopId);
  const pushes = world.pushes.by('shop', shopId).filter((row) => isIn(row.Date, query));
  const { StartMoney, Advances, Returned } = sumsOf(pushes);
  const moved = movementOf(world, shopId, accounts.company, { from: query.fromDate, to: query.toDate });
  return {
    ShopID: shopId,
    ShopName: shop?.ShopName ?? '',
    LockDate: shop?.LockDate,
    Opening: 0 - moved.opening,
    StartMoney,
    Advances,
    Returned,
    Owed: 0 - moved.closing,
  };
}

function sumsOf(rows: readonly PushMoney[]): Schemas['PushMoneyTotals'] {
  const of = (kind: PushKind) => sumOf(rows, (row) => (row.Kind === kind ? row.Amount : 0));
  const [StartMoney, Advances, Returned] = [of(PUSH_KIND.start), of(PUSH_KIND.advance), of(PUSH_KIND.returned)];
  return { StartMoney, Advances, Returned, Difference: StartMoney + Advances - Returned };
}

function totalsOf(rows: readonly ShopRow[]): Schemas['StartMoneyTotals'] {
  return {
    Opening: sumOf(rows, (row) => row.Opening),
    StartMoney: sumOf(rows, (row) => row.StartMoney),
    Advances: sumOf(rows, (row) => row.Advances),
    Returned: sumOf(rows, (row) => row.Returned),
    Owed: sumOf(rows, (row) => row.Owed),
  };
}

function textOf(world: World, row: PushMoney): string {
  return `${world.shops.get(row.ToShopID)?.ShopName ?? ''} ${row.Note ?? ''}`;
}

function isIn(date: IsoDate, { fromDate, toDate }: StartMoneyQuery): boolean {
  return (fromDate === undefined || date >= fromDate) && (toDate === undefined || date <= toDate);
}

function isBackward({ fromDate, toDate }: StartMoneyQuery): boolean {
  return fromDate !== undefined && toDate !== undefined && fromDate > toDate;
}
