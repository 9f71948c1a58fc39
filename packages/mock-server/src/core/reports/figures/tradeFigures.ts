/** What was posted is shared out by order, staff, service, POS or card type without a đồng more or less: the shares add up to the revenue of the period. */
import type { Schemas } from '@so-the/api-client';
import { accounts } from '../../records/accounts.ts';
import { entriesOfDay, entriesOfOrder, figureDays, type Period } from '../../ledger/balance.ts';
import type { Entry } from '../../records/entry.ts';
import { swipedIn } from '../../books/flows.ts';
import { valueAt } from '../../books/valueAt.ts';
import { shareOut, sumOf } from '../../values/money.ts';
import type { Swipe } from '../../records/schedule.ts';
import { doneSwipes } from '../../schedules/orderTotals.ts';
import { settledWithin } from '../../schedules/settledOrders.ts';
import type { World } from '../../store/world.ts';

/** Figures of orders and swipes, as far as they can be shared out. */
export type TradeFigures = Required<Omit<Schemas['TradeFigures'], 'Entries'>>;

/** What is shared out: what an entry posted for one order or for none, or that an order was settled. */
export interface Trade {
  ScheduleID?: number;
  /** Entry that posted it; absent for the settling itself. */
  entry?: Entry;
}

/** A share of a trade: whose it is, and how much of the whole. */
export interface Share<Key> {
  key: Key;
  weight: number;
}

/** Figures of nothing. */
export function noTrade(): TradeFigures {
  return {
    OrderCount: 0,
    TotalPaidCard: 0,
    TotalSwipe: 0,
    Revenue: 0,
    PosFeeAmount: 0,
    AffAmount: 0,
    PartnerAmount: 0,
    GrossProfit: 0,
  };
}

/** Names of the figures in their order. */
export const TRADE_NAMES = Object.keys(noTrade()) as (keyof TradeFigures)[];

/** Figures of some shops in a period, shared out by whatever the shares of each trade say. */
export function tradeFigures<Key>(
  world: World,
  shopIds: readonly number[],
  period: Period,
  sharesOf: (trade: Trade) => readonly Share<Key>[],
): Map<Key, TradeFigures> {
  const byKey = new Map<Key, TradeFigures>();
  for (const { key, figures } of postedShares(world, shopIds, period, sharesOf)) addTo(byKey, key, figures);
  for (const shopId of shopIds) {
    for (const ScheduleID of settledWithin(world, shopId, period)) {
      const settled = shared({ ...noTrade(), OrderCount: 1 }, sharesOf({ ScheduleID }));
      for (const { key, figures } of settled) addTo(byKey, key, figures);
    }
  }
  return byKey;
}

/** What one entry added to the figures of one key. */
export interface PostedShare<Key> {
  shopId: number;
  entry: Entry;
  key: Key;
  figures: TradeFigures;
}

/** Everything that was posted in a period, shared out entry by entry: what the figures of each key are made of. */
export function* postedShares<Key>(
  world: World,
  shopIds: readonly number[],
  period: Period,
  sharesOf: (trade: Trade) => readonly Share<Key>[],
): Generator<PostedShare<Key>> {
  for (const shopId of shopIds) {
    for (const [date] of figureDays(world, shopId, period)) {
      for (const entry of entriesOfDay(world, shopId, date)) {
        for (const part of sharesOfEntry(entry, sharesOf)) yield { shopId, entry, ...part };
      }
    }
  }
}

/** The same of the entries of one order alone. */
export function* sharesOfOrder<Key>(
  world: World,
  shopIds: readonly number[],
  { from = '', to = '9999-12-31' }: Period,
  scheduleId: number,
  sharesOf: (trade: Trade) => readonly Share<Key>[],
): Generator<PostedShare<Key>> {
  for (const entry of entriesOfOrder(world, scheduleId)) {
    const { ShopID: shopId, BusinessDate } = entry;
    if (!shopIds.includes(shopId) || BusinessDate < from || BusinessDate > to) continue;
    for (const part of sharesOfEntry(entry, sharesOf)) yield { shopId, entry, ...part };
  }
}

/** How many of one settled order a key counts: 1, or 0 where another has it. */
export function settledShare<Key>(
  scheduleId: number,
  key: Key,
  sharesOf: (trade: Trade) => readonly Share<Key>[],
): number {
  return sumOf(
    shared({ ...noTrade(), OrderCount: 1 }, sharesOf({ ScheduleID: scheduleId })).filter((part) => part.key === key),
    ({ figures }) => figures.OrderCount,
  );
}

/** Whether an entry is about all swipes of its order. */
export function isOfOrder({ RefType }: Entry): boolean {
  return RefType === 'Settlement' || RefType === 'Commission';
}

/** Swipes a trade is about: that of its entry, or those of the order that was settled. */
export function swipesOf(world: World, { entry, ScheduleID }: Trade): Swipe[] {
  if (!entry || isOfOrder(entry)) return doneSwipes(world, ScheduleID ?? 0);
  const { RefType, RefID } = entry;
  const id = RefType === 'DebtCard' ? world.debts.get(RefID)?.LogWithdrawalId : RefID;
  const swipe = RefType === 'Swipe' || RefType === 'DebtCard' ? world.swipes.get(id) : undefined;
  return swipe ? [swipe] : [];
}

/** An entry order by order: each has the lines posted for it, and those of no order stand together. */
function tradesOf(entry: Entry): (Trade & { entry: Entry })[] {
  const [first, ...others] = entry.Lines;
  const ScheduleID = first?.ScheduleID;
  if (others.every((line) => line.ScheduleID === ScheduleID)) return [{ ScheduleID, entry }];
  const byOrder = Map.groupBy(entry.Lines, (line) => line.ScheduleID);
  return [...byOrder].map(([id, Lines]) => ({ ScheduleID: id, entry: { ...entry, Lines } }));
}

/** What an entry adds to the figures; undefined for one that adds nothing. */
function figuresIn(entry: Entry): TradeFigures | undefined {
  const figures = noTrade();
  let isTrade = false;
  for (const { Account, Amount } of entry.Lines) {
    if (entry.RefType === 'CardPayment' && Account.startsWith('customer/')) figures.TotalPaidCard += Amount;
    else if (Account === accounts.serviceFee || Account === accounts.partnerFee) figures.Revenue -= Amount;
    else if (Account === accounts.posFee) figures.PosFeeAmount += Amount;
    else if (Account === accounts.commission) figures.AffAmount += Amount;
    else if (Account === accounts.partnerShare) figures.PartnerAmount += Amount;
    else continue;
    isTrade = true;
  }
  figures.TotalSwipe = swipedIn(entry);
  if (!isTrade && figures.TotalSwipe === 0) return undefined;
  figures.GrossProfit = figures.Revenue - figures.PosFeeAmount - figures.AffAmount - figures.PartnerAmount;
  return figures;
}

function sharesOfEntry<Key>(entry: Entry, sharesOf: (trade: Trade) => readonly Share<Key>[]) {
  return tradesOf(entry).flatMap((trade) => {
    const figures = figuresIn(trade.entry);
    return figures ? shared(figures, sharesOf(trade)) : [];
  });
}

/** Each figure shared out by weight. */
function shared<Key>(figures: TradeFigures, shares: readonly Share<Key>[]): { key: Key; figures: TradeFigures }[] {
  const weights = shares.map(({ weight }) => weight);
  const parts = TRADE_NAMES.map((name) => shareOut(figures[name], weights));
  return shares.map(({ key }, place) => {
    const own = noTrade();
    for (const [column, name] of TRADE_NAMES.entries()) own[name] = parts[column]?.[place] ?? 0;
    own.GrossProfit = own.Revenue - own.PosFeeAmount - own.AffAmount - own.PartnerAmount;
    return { key, figures: own };
  });
}

function addTo<Key>(byKey: Map<Key, TradeFigures>, key: Key, figures: TradeFigures): void {
  const sums = valueAt(byKey, key, noTrade);
  for (const name of TRADE_NAMES) sums[name] += figures[name];
}
