/** An order's figures follow from its lines and its entries: CustomerDebt = D + F − S − paid + sent ± adjusted with F as posted, and Profit is what its income leaves over its costs and adjustments. */
import { affPercent } from '../affs/affPercent.ts';
import type { TypeCard } from '../values/cardTypes.ts';
import { customerFee, fee, feeBase } from '../values/fees.ts';
import { accounts, kindOf } from '../records/accounts.ts';
import { entriesOfOrder, orderBalance } from '../ledger/balance.ts';
import type { Entry } from '../records/entry.ts';
import { sumOf } from '../values/money.ts';
import { partnerFeePercent } from '../partners/partnerFees.ts';
import { DEBT_KIND } from '../records/debt.ts';
import {
  LINE_KIND,
  LINE_STATUS,
  SCHEDULE_STATUS,
  type LineKind,
  type MoneyLine,
  type Schedule,
  type Swipe,
} from '../records/schedule.ts';
import type { World } from '../store/world.ts';
import { settlementOf } from './settlement.ts';

/** Derived figures of an order, in đồng. */
export interface OrderTotals {
  /** D: paid into the card. */
  TotalPaidCard: number;
  /** S: swiped. */
  TotalSwipe: number;
  /** Received from the customer in a fund or by card: top-ups and debt payments. */
  TotalTopUp: number;
  /** Sent to the customer, debts paid back included. */
  TotalSent: number;
  /** Σ of what changed the debt without money, either sign: adjustments, offsets and losses. */
  TotalAdjust: number;
  /** F: the fee. Until the order is settled the one agreed on, on the larger of its amount, D and S; then the one posted, on the larger of D and S. */
  FeeAmount: number;
  PosFeeAmount: number;
  AffAmount: number;
  PartnerAmount: number;
  /** What discounts and other adjustments of the order add to its profit; below zero they lower it. */
  ProfitAdjust: number;
  Profit: number;
  /** What the customer owes on the order by the books, as every list and report of debts counts it: no fee before settlement (domain §2(o)). Positive: the customer owes the shop. */
  CustomerDebt: number;
  /** The same with the customer's fee that is still to be posted. */
  DebtWithFee: number;
  /** Whether the fee is posted; otherwise fee, commission, share and profit are expected ones ("tạm tính"). */
  IsSettled: boolean;
}

/** What an order earns and costs. */
type Costs = Pick<OrderTotals, 'FeeAmount' | 'PosFeeAmount' | 'AffAmount' | 'PartnerAmount'>;
type Posted = Costs & Pick<OrderTotals, 'ProfitAdjust'>;
type DebtFigures = Pick<OrderTotals, 'TotalTopUp' | 'TotalSent' | 'TotalAdjust'>;

/** Confirmed swipes of an order. */
export function doneSwipes(world: World, scheduleId: number): Swipe[] {
  return world.swipes.by('schedule', scheduleId).filter((swipe) => swipe.Status === LINE_STATUS.done);
}

/** Σ of an order's confirmed lines of one kind, in đồng. */
function doneLines(lines: readonly MoneyLine[], kind: LineKind): number {
  return sumOf(lines, (line) => (line.Kind === kind && line.Status === LINE_STATUS.done ? line.Amount : 0));
}

/** Whether the order's fee is posted. */
export function isSettled(order: Schedule): boolean {
  return order.Status === SCHEDULE_STATUS.transferring || order.Status === SCHEDULE_STATUS.done;
}

/** Whether the order's figures follow from entries alone: its fee is posted, or it was called off. */
export function hasPostedFigures(order: Schedule): boolean {
  return isSettled(order) || order.Status === SCHEDULE_STATUS.cancelled;
}

/** Whether anything of an order was done: before that its machine fee is unknown, and its whole fee is no profit. */
export function hasBegun(
  order: Schedule,
  { TotalPaidCard, TotalSwipe }: Pick<OrderTotals, 'TotalPaidCard' | 'TotalSwipe'>,
): boolean {
  return hasPostedFigures(order) || TotalPaidCard !== 0 || TotalSwipe !== 0;
}

interface PostedTotals {
  order: Schedule;
  entryCount: number;
  totals: OrderTotals;
}

/** Totals by number of orders whose fee is posted or that were called off, with the order and the number of entries they were read from. */
const posted = new WeakMap<World, Map<number, PostedTotals>>();

/** Figures that follow from entries alone, read again when the order has another entry: a document posts or mirrors one whenever it counts or ceases to. */
function postedTotals(world: World, order: Schedule, read: () => OrderTotals): OrderTotals {
  let ofWorld = posted.get(world);
  if (!ofWorld) posted.set(world, (ofWorld = new Map<number, PostedTotals>()));
  const entryCount = world.books.history.placesOfOrder(order.ScheduleID).length;
  const known = ofWorld.get(order.ScheduleID);
  if (known?.order === order && known.entryCount === entryCount) return known.totals;
  const totals = read();
  ofWorld.set(order.ScheduleID, { order, entryCount, totals });
  return totals;
}

/** All derived figures of an order; a preview may count the machine fee of a POS at `previewRate` thousandths of a percent. */
export function orderTotals(world: World, order: Schedule, previewRate = 0): OrderTotals {
  const read = () => readTotals(world, order, previewRate);
  return hasPostedFigures(order) ? postedTotals(world, order, read) : read();
}

function readTotals(world: World, order: Schedule, previewRate: number): OrderTotals {
  const id = order.ScheduleID;
  const entries = entriesOfOrder(world, id);
  const debts = debtFigures(world, order, entries);
  const money = world.moneyLines.by('schedule', id);
  const lines = {
    TotalPaidCard: doneLines(money, LINE_KIND.payCard),
    TotalSwipe: sumOf(doneSwipes(world, id), (swipe) => swipe.Amount),
    TotalTopUp: doneLines(money, LINE_KIND.topUp) + debts.TotalTopUp,
    TotalSent: doneLines(money, LINE_KIND.send) + debts.TotalSent,
    TotalAdjust: debts.TotalAdjust,
  };
  const balance = orderBalance(world, order.ShopID, accounts.customer(order.CustomerID), id);
  const posted = postedFigures(order, entries);
  if (hasPostedFigures(order)) {
    const debt = { CustomerDebt: balance, DebtWithFee: balance };
    return { ...lines, ...withProfit(posted), ...debt, IsSettled: isSettled(order) };
  }
  const feeToCome = agreedFee(world, order, lines);
  const toCome =
    lines.TotalSwipe > 0
      ? { ...settlementOf(world, order), FeeAmount: feeToCome, PosFeeAmount: 0 }
      : figuresToCome(world, order, feeToCome, lines, previewRate);
  const expected = withProfit({
    FeeAmount: posted.FeeAmount + toCome.FeeAmount,
    PosFeeAmount: posted.PosFeeAmount + toCome.PosFeeAmount,
    AffAmount: posted.AffAmount + toCome.AffAmount,
    PartnerAmount: posted.PartnerAmount + toCome.PartnerAmount,
    ProfitAdjust: posted.ProfitAdjust,
  });
  return { ...lines, ...expected, CustomerDebt: balance, DebtWithFee: balance + feeToCome, IsSettled: false };
}

/** The customer's fee on all that was agreed on or done, whichever is more; a partner's card owes its partner's fee instead. */
export function agreedFee(
  world: World,
  order: Schedule,
  lines: Pick<OrderTotals, 'TotalPaidCard' | 'TotalSwipe'>,
): number {
  if (order.PartnerMode === 2) return 0;
  const RoundFeeTo = world.shops.get(order.ShopID)?.RoundFeeTo ?? 1;
  const done = feeBase(lines.TotalPaidCard, lines.TotalSwipe);
  return customerFee(Math.max(order.Amount, done), { ...order, RoundFeeTo });
}

/** Fees, costs and adjustments as they are posted; an offset moves a debt between orders, and none of them earns or loses. */
function postedFigures(order: Schedule, entries: readonly Entry[]): Posted {
  const figures = { FeeAmount: 0, PosFeeAmount: 0, AffAmount: 0, PartnerAmount: 0, ProfitAdjust: 0 };
  for (const entry of entries) {
    for (const { ScheduleID, Account, Amount } of entry.Lines) {
      if (ScheduleID !== order.ScheduleID) continue;
      if (Account === accounts.serviceFee || Account === accounts.partnerFee) figures.FeeAmount -= Amount;
      else if (Account === accounts.posFee) figures.PosFeeAmount += Amount;
      else if (Account === accounts.commission) figures.AffAmount += Amount;
      else if (Account === accounts.partnerShare) figures.PartnerAmount += Amount;
      else if (kindOf(Account) === 'adjustment' && entry.RefType !== 'DebtOffset') figures.ProfitAdjust -= Amount;
    }
  }
  return figures;
}

/** What swiping the order in full and settling it will post. */
function figuresToCome(
  world: World,
  order: Schedule,
  feeToCome: number,
  lines: { TotalPaidCard: number },
  previewRate: number,
): Costs {
  const amount = feeBase(lines.TotalPaidCard, order.Amount);
  const typeCard = world.cards.get(order.CardDataID)?.TypeCard ?? 9;
  const partnerRate = partnerRateOf(world, order, typeCard);
  const share = { 0: 0, 1: partnerRate, 2: 0, 3: Math.max(0, order.CustomerFeePercent - partnerRate) };
  return {
    FeeAmount: order.PartnerMode === 2 ? fee(amount, partnerRate) : feeToCome,
    PosFeeAmount: order.PartnerMode === 1 ? 0 : fee(amount, previewRate),
    AffAmount: fee(amount, affPercent(world, order.AffID, typeCard) ?? 0),
    PartnerAmount: fee(amount, share[order.PartnerMode]),
  };
}

/** Rate a partner's order will likely carry: the POS is not known yet, so a rate of its own is not counted. */
export function partnerRateOf(world: World, { PartnerID, PartnerMode }: Schedule, typeCard: TypeCard): number {
  if (PartnerID === undefined || PartnerMode === 0) return 0;
  return partnerFeePercent(world, { PartnerID, TypeCard: typeCard }) ?? 0;
}

/** What documents of the customer's debt did to the order: paid or sent where a fund moved, adjusted where none did, as the reports name it. */
function debtFigures(world: World, order: Schedule, entries: readonly Entry[]): DebtFigures {
  const figures = { TotalTopUp: 0, TotalSent: 0, TotalAdjust: 0 };
  const customer = accounts.customer(order.CustomerID);
  for (const entry of entries) {
    const debt = entry.RefType.startsWith('Debt') ? world.debts.get(entry.RefID) : undefined;
    const voucher = entry.RefType === 'Receipt' ? world.vouchers.get(entry.RefID) : undefined;
    const loss = entry.RefType === 'BadExpense' ? world.badExpenses.get(entry.RefID) : undefined;
    const document = debt ?? voucher ?? loss;
    if (!document || document.Status === 2) continue;
    const change = sumOf(entry.Lines, (line) =>
      line.ScheduleID === order.ScheduleID && line.Account === customer ? line.Amount : 0,
    );
    if (debt?.Kind === DEBT_KIND.card) figures.TotalTopUp += feeOf(entry, order.ScheduleID) - change;
    else if (!entry.Lines.some(({ Account }) => kindOf(Account) === 'fund')) figures.TotalAdjust += change;
    else if (change < 0) figures.TotalTopUp -= change;
    else figures.TotalSent += change;
  }
  return figures;
}

/** Fee that a payment by card posted on an order: it raised the debt before the swipe lowered it. */
function feeOf(entry: Entry, scheduleId: number): number {
  return -sumOf(entry.Lines, (line) =>
    line.ScheduleID === scheduleId && line.Account === accounts.serviceFee ? line.Amount : 0,
  );
}

function withProfit(figures: Posted): Posted & { Profit: number } {
  const { FeeAmount, PosFeeAmount, AffAmount, PartnerAmount, ProfitAdjust } = figures;
  const Profit = ProfitAdjust + FeeAmount - PosFeeAmount - AffAmount - PartnerAmount;
  return { ...figures, Profit };
}
