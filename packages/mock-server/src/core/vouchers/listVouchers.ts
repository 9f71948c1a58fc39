/** Sums of a voucher list count what is booked, fund by fund, and the funds add up to the sums; a transfer between own funds is none of them. */
import type { Schemas } from '@so-the/api-client';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { hasStatus, rememberedPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { alike, remembered } from '../listing/search.ts';
import { sumOf } from '../values/money.ts';
import { hasVoucherType, VOUCHER_KIND, VOUCHER_STATUS, type AnyVoucherKind, type Voucher } from '../records/voucher.ts';
import { invalid, type Result } from '../command/result.ts';
import { booksInView } from '../scope/shops.ts';
import { accountLabel } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { voucherView } from './voucherView.ts';

/** Filters of the list of vouchers. */
export interface VoucherQuery extends ListQuery {
  fromDate?: IsoDate;
  toDate?: IsoDate;
  searchShopID?: number;
  type?: AnyVoucherKind;
  ConfigID?: number;
  /** 1 cash, 2 bank accounts. */
  accountType?: 1 | 2;
  /** BankCardID. */
  accountID?: number;
}

const textOf = remembered<Voucher>((row) => `${row.Code} ${row.Description} ${row.PartyName}`);

/** Vouchers of the shop, newest first; the company's own and those of its shops in the company view. */
export function listVouchers(
  world: World,
  query: VoucherQuery,
  context: Context,
): Result<ListPage<Schemas['Voucher'], Schemas['VoucherTotals']>> {
  if (query.fromDate && query.toDate && query.fromDate > query.toDate) return invalid('Khoảng ngày', 'toDate');
  const find = () => {
    const asked = booksInView(world, context, query.searchShopID)
      .flatMap((shopId) => world.vouchers.by('shop', shopId))
      .filter((row) => hasStatus(row, query) && isAsked(row, query));
    return alike(asked, query.GeneralSearch, textOf).toSorted((a, b) =>
      a.VoucherDate === b.VoucherDate ? b.paymentID - a.paymentID : newer(a, b),
    );
  };
  return rememberedPage(world, context, ['vouchers', query], find, {
    textOf,
    viewOf: (row) => voucherView(world, row, context),
    totalsOf: (all) => totalsOf(world, all, context),
  });
}

function newer(a: Voucher, b: Voucher): number {
  return a.VoucherDate < b.VoucherDate ? 1 : -1;
}

function isAsked(row: Voucher, query: VoucherQuery): boolean {
  return (
    (query.fromDate === undefined || row.VoucherDate >= query.fromDate) &&
    (query.toDate === undefined || row.VoucherDate <= query.toDate) &&
    (query.type === undefined || row.type === query.type) &&
    (query.ConfigID === undefined || row.ConfigID === query.ConfigID) &&
    (query.accountType === undefined || row.Method === query.accountType || row.ToMethod === query.accountType) &&
    (query.accountID === undefined || row.BankCardID === query.accountID || row.ToBankCardID === query.accountID)
  );
}

function totalsOf(world: World, rows: readonly Voucher[], context: Context): Schemas['VoucherTotals'] {
  const waiting = rows.filter((row) => row.Status === VOUCHER_STATUS.waiting);
  const posted = rows.filter((row) => row.Status === VOUCHER_STATUS.booked);
  const booked = posted.filter((row) => hasVoucherType(row));
  const transfers = posted.filter((row) => !hasVoucherType(row));
  const byFund = Map.groupBy(booked, (row) => `${row.ShopID}|${row.BankCardID ?? 0}`);
  return {
    ...sums(booked),
    ...(transfers.length > 0 && { Transferred: sumOf(transfers, (row) => row.Amount) }),
    WaitingCount: waiting.length,
    WaitingOut: sumOf(waiting, (row) => (row.type === VOUCHER_KIND.expense ? row.Amount : 0)),
    Funds: [...byFund.values()]
      .flatMap((ofFund) => fundRow(world, ofFund, context))
      .toSorted((a, b) => a.ShopID - b.ShopID || (a.AccountID ?? 0) - (b.AccountID ?? 0)),
  };
}

function sums(rows: readonly Voucher[]) {
  const In = sumOf(rows, (row) => (row.type === VOUCHER_KIND.income ? row.Amount : 0));
  const Out = sumOf(rows, (row) => (row.type === VOUCHER_KIND.expense ? row.Amount : 0));
  return { Count: rows.length, In, Out, Difference: In - Out };
}

function fundRow(world: World, rows: readonly Voucher[], context: Context): Schemas['VoucherFund'][] {
  const [first] = rows;
  if (!first) return [];
  const shop = context.shopId === COMPANY_SHOP_ID ? ` – ${world.shops.get(first.ShopID)?.ShopName ?? ''}` : '';
  const name = accountLabel(world.bankCards.get(first.BankCardID)) ?? 'Tiền mặt';
  const fund = { ShopID: first.ShopID, AccountType: first.Method, AccountID: first.BankCardID, Fund: `${name}${shop}` };
  return [{ ...fund, ...sums(rows) }];
}
