/** A fund stays as it was counted: nothing touches it on or before the last day it was closed, but the difference of that very count (I6 for each fund, domain §2(p)). */
import { displayDate, type IsoDate } from '../values/dates.ts';
import { accountLabel } from '../listing/wire.ts';
import { fundKey, type DayClose, type FundRef } from '../records/dayMoney.ts';
import { refuse, type Refusal } from '../command/result.ts';
import type { World } from '../store/world.ts';
import { accounts, fundAccount, idIn, kindOf } from '../records/accounts.ts';
import type { Entry } from '../records/entry.ts';

/** The last count in force of a fund, which is the one that locks it. */
export function lastCountOf(world: World, shopId: number, account: string): DayClose | undefined {
  return world.dayCloses.last('fund', fundKey(shopId, account));
}

/** Whether a count is in force and no later one of its fund has taken its place. */
export function isLastCount(world: World, close: DayClose): boolean {
  return lastCountOf(world, close.ShopID, fundAccount(close))?.DayCloseID === close.DayCloseID;
}

/** Day up to which a fund is locked. */
export function fundLockedTo(world: World, shopId: number, account: string): IsoDate | undefined {
  return lastCountOf(world, shopId, account)?.Date;
}

/** Refuses lines of a fund on or before the day it is locked up to. Looks up one row a line of a fund, however many days were closed. */
export function refuseFundLock(
  world: World,
  { ShopID, BusinessDate, Lines }: Pick<Entry, 'ShopID' | 'BusinessDate' | 'Lines'>,
): Refusal | undefined {
  if (world.dayCloses.rows.length === 0) return undefined;
  for (const { Account } of Lines) {
    const refused = kindOf(Account) === 'fund' ? refuseLocked(world, ShopID, Account, BusinessDate) : undefined;
    if (refused) return refused;
  }
  return undefined;
}

/** Refuses moving a fund on a day: for commands that must know before they post. */
export function refuseLockedFund(world: World, shopId: number, fund: FundRef, date: IsoDate): Refusal | undefined {
  return refuseLocked(world, shopId, fundAccount(fund), date);
}

/** Whether an entry is the difference of the count that closed its fund on its day, while the shop is closed up to no later one. */
export function isPartOfClose(
  world: World,
  { ShopID, BusinessDate, RefType, RefID }: Pick<Entry, 'ShopID' | 'BusinessDate' | 'RefType' | 'RefID'>,
): boolean {
  if (RefType !== 'CashDifference') return false;
  const close = world.dayCloses.get(RefID);
  return (
    close?.ShopID === ShopID && close.Date === BusinessDate && isLastCount(world, close) && !isFrozen(world, close)
  );
}

/** Whether the shop's books were closed beyond the day of a count, so that nothing of that day may change any more. */
export function isFrozen(world: World, { ShopID, Date: date }: DayClose): boolean {
  return (world.shops.get(ShopID)?.LockDate ?? '') > date;
}

function refuseLocked(world: World, shopId: number, account: string, date: IsoDate): Refusal | undefined {
  const lock = fundLockedTo(world, shopId, account);
  if (lock === undefined || date > lock) return undefined;
  const name = account === accounts.cash ? 'Tiền mặt' : (accountLabel(world.bankCards.get(idIn(account))) ?? '');
  return refuse('Locked', `Quỹ ${name} đã khóa đến ngày ${displayDate(lock)}`);
}
