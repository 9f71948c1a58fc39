/** What was posted is shared out by order, staff, service, POS or card type without a đồng more or less: the shares add up to the revenue of the period. */
import type { Schemas } from '@so-the/api-client';
import { accounts } from '../ledger/accounts.ts';
import { entriesOfDay, figureDays, type Period } from '../ledger/balance.ts';
import type { Entry } from '../ledger/entry.ts';
import { swipedIn } from '../ledger/flows.ts';
import type { Swipe } from '../records/schedule.ts';
import { doneSwipes } from '../schedules/orderTotals.ts';
import type { World } from '../world.ts';

/** Figures of orders and swipes, as far as they can be shared out. */
export type TradeFigures = Required<Schemas['TradeFigures']>;

/** A share of an entry: whose it is, and how much of the whole. */
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

/** Figures of some shops in a period, shared out by whatever the shares of each entry say. */
export function figuresBy<Key>(
  world: World,
  shopIds: readonly number[],
  period: Period,
  sharesOf: (entry: Entry) => readonly Share<Key>[],
): Map<Key, TradeFigures> {
  const byKey = new Map<Key, TradeFigures>();
  for (const shopId of shopIds) {
    for (const [date] of figureDays(world, shopId, period)) {
      for (const entry of entriesOfDay(world, shopId, date)) {
        const figures = tradeOf(world, entry);
        if (figures) share(byKey, figures, sharesOf(entry));
      }
    }
  }
  return byKey;
}

/** Order an entry belongs to; of several the first, which bears the fees. */
export function orderIdOf(entry: Entry): number | undefined {
  return entry.ScheduleID ?? entry.Lines[0]?.ScheduleID;
}

/** Swipes an entry is about: its own, or those of the order it settles. */
export function swipesOf(world: World, entry: Entry): Swipe[] {
  const { RefType, RefID } = entry;
  if (RefType === 'Settlement') return doneSwipes(world, RefID);
  const id = RefType === 'DebtCard' ? world.debts.get(RefID)?.LogWithdrawalId : RefID;
  const swipe = RefType === 'Swipe' || RefType === 'DebtCard' ? world.swipes.get(id) : undefined;
  return swipe ? [swipe] : [];
}

/** What an entry adds to the figures; undefined for one that adds nothing. */
function tradeOf(world: World, entry: Entry): TradeFigures | undefined {
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
  if (isSettlementInForce(world, entry)) figures.OrderCount = 1;
  if (!isTrade && figures.TotalSwipe === 0 && figures.OrderCount === 0) return undefined;
  figures.GrossProfit = figures.Revenue - figures.PosFeeAmount - figures.AffAmount - figures.PartnerAmount;
  return figures;
}

function isSettlementInForce(world: World, entry: Entry): boolean {
  return entry.RefType === 'Settlement' && entry.ReversesID === undefined && !world.books.reversedBy.has(entry.EntryID);
}

/** Shares figures out by weight; each figure's rounding is carried on, so that the last share completes it. */
function share<Key>(byKey: Map<Key, TradeFigures>, figures: TradeFigures, shares: readonly Share<Key>[]): void {
  const whole = shares.reduce((total, each) => total + each.weight, 0);
  const given = noTrade();
  let upTo = 0;
  for (const { key, weight } of shares) {
    upTo += weight;
    const sums = byKey.get(key) ?? noTrade();
    byKey.set(key, sums);
    for (const name of TRADE_NAMES) {
      const part = (upTo === whole ? figures[name] : Math.round(figures[name] * (upTo / whole))) - given[name];
      sums[name] += part;
      given[name] += part;
    }
    sums.GrossProfit = sums.Revenue - sums.PosFeeAmount - sums.AffAmount - sums.PartnerAmount;
  }
}
