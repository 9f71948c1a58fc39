/** A day is closed once each fund of the shop is counted for it; fewer funds lock themselves alone (domain §2(p)). */
import { accounts } from '../records/accounts.ts';
import { movementOf } from '../ledger/balance.ts';
import { fundLockedTo } from '../ledger/fundLock.ts';
import type { IsoDate } from '../values/dates.ts';
import type { World } from '../store/world.ts';

/** Last day for which each fund is counted; none while one is missing. */
function countedTo(world: World, shopId: number): IsoDate | undefined {
  const locks = fundsOfShop(world, shopId).flatMap((account) => fundLockedTo(world, shopId, account) ?? []);
  return [...new Set(locks)].toSorted().findLast((date) => uncountedFunds(world, shopId, date).length === 0);
}

/** Accounts of the funds that a day still waits for: cash always, an account in use when it moved or holds anything that day. */
function uncountedFunds(world: World, shopId: number, date: IsoDate): string[] {
  return fundsOfShop(world, shopId).filter(
    (account) => (fundLockedTo(world, shopId, account) ?? '') < date && hasToBeCounted(world, shopId, account, date),
  );
}

/** Last day the shop, or one of its funds, is closed up to. */
export function closedTo(world: World, shopId: number): IsoDate | undefined {
  const locks = fundsOfShop(world, shopId).map((account) => fundLockedTo(world, shopId, account) ?? '');
  return [world.shops.get(shopId)?.LockDate ?? '', ...locks].toSorted().at(-1) || undefined;
}

/** Day the shop is closed up to after a count: never before the day it was. */
export function lockAfterCount(world: World, shopId: number): IsoDate | undefined {
  return later(world.shops.get(shopId)?.LockDate, countedTo(world, shopId));
}

/**
 * Day the shop stays closed up to when it is opened from a day on.
 * @param left what the undone closes leave locked; days whose funds are all counted stay closed too
 */
export function lockAfterReopening(
  world: World,
  shopId: number,
  first: IsoDate,
  left: IsoDate | undefined,
): IsoDate | undefined {
  const { LockDate } = world.shops.get(shopId) ?? {};
  if (LockDate === undefined || LockDate < first) return LockDate;
  return later(left, countedTo(world, shopId));
}

function later(a: IsoDate | undefined, b: IsoDate | undefined): IsoDate | undefined {
  return (a ?? '') > (b ?? '') ? a : b;
}

function fundsOfShop(world: World, shopId: number): string[] {
  const banks = world.bankCards.by('shop', shopId).filter((row) => !row.IsDeleted && row.Status === 1);
  return [accounts.cash, ...banks.map(({ BankCardID }) => accounts.bank(BankCardID))];
}

function hasToBeCounted(world: World, shopId: number, account: string, date: IsoDate): boolean {
  if (account === accounts.cash) return true;
  const { debit, credit, closing } = movementOf(world, shopId, account, { from: date, to: date });
  return debit !== 0 || credit !== 0 || closing !== 0;
}
