/** A fund is the cash box of a shop or one of its bank accounts; its closing is its opening plus in less out, and what came from other own funds (I3). */
import type { Schemas } from '@so-the/api-client';
import { COMPANY_SHOP_ID, type Context } from '../../command/context.ts';
import { accounts } from '../../records/accounts.ts';
import { bookOf, type Period } from '../../ledger/balance.ts';
import { fundLockedTo } from '../../ledger/fundLock.ts';
import { fundMovement } from '../../ledger/transferred.ts';
import type { World } from '../../store/world.ts';
import { accountLabel } from '../../listing/wire.ts';

/** Kinds of funds: 1 cash, 2 bank account. */
const FUND_TYPE = { cash: 1, bank: 2 } as const;

/** A fund of a shop with its account in the books. */
export interface Fund {
  shopId: number;
  account: string;
  AccountType: 1 | 2;
  /** BankCardID; absent for cash. */
  AccountID?: number;
  /** Name shown; with the shop's in the company view. */
  Fund: string;
}

/** Which funds are asked for; absent fields ask for all. */
export interface FundFilter {
  accountType?: 1 | 2;
  accountID?: number;
}

/** Funds of some shops: cash first, then bank accounts as they were added; a deleted account stays while it has entries. */
export function fundsOf(world: World, shopIds: readonly number[], filter: FundFilter, context: Context): Fund[] {
  return shopIds
    .flatMap((shopId) => [cashOf(shopId), ...banksOf(world, shopId)])
    .filter((fund) => filter.accountType === undefined || fund.AccountType === filter.accountType)
    .filter((fund) => filter.accountID === undefined || fund.AccountID === filter.accountID)
    .map((fund) => named(world, fund, context));
}

/** Opening, movements and closing of a fund over a period. */
export function fundBalance(world: World, fund: Fund, period: Period): Schemas['FundBalance'] {
  const { opening, closing, transferred, ...moved } = fundMovement(world, fund.shopId, fund.account, period);
  const { AccountType, AccountID, Fund } = fund;
  const LockedTo = fundLockedTo(world, fund.shopId, fund.account);
  const Entries = { fromDate: period.from, toDate: period.to, searchShopID: fund.shopId, Account: fund.account };
  return {
    AccountType,
    AccountID,
    Fund,
    LockedTo,
    Opening: opening,
    In: moved.in,
    Out: moved.out,
    ...(transferred !== undefined && { Transferred: transferred }),
    Closing: closing,
    Entries,
  };
}

function cashOf(shopId: number): Fund {
  return { shopId, account: accounts.cash, AccountType: FUND_TYPE.cash, Fund: 'Tiền mặt' };
}

function banksOf(world: World, shopId: number): Fund[] {
  return world.bankCards
    .by('shop', shopId)
    .filter((row) => !row.IsDeleted || bookOf(world, shopId, accounts.bank(row.BankCardID)) !== undefined)
    .map((row) => ({
      shopId,
      account: accounts.bank(row.BankCardID),
      AccountType: FUND_TYPE.bank,
      AccountID: row.BankCardID,
      Fund: accountLabel(row) ?? '',
    }));
}

function named(world: World, fund: Fund, context: Context): Fund {
  return { ...fund, Fund: nameInView(world, fund.shopId, fund.Fund, context) };
}

/** What a fund or other account of a shop is called; in the company view with the shop's name. */
export function nameInView(world: World, shopId: number, name: string, context: Context): string {
  return context.shopId === COMPANY_SHOP_ID ? `${name} – ${world.shops.get(shopId)?.ShopName ?? ''}` : name;
}
