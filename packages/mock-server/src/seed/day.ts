/** A day of a shop: POS money comes in, new customers come, due cards are worked on, debts are paid. */
import { changeHoldCard } from '../core/cards/saveCard.ts';
import { addDays, businessDateOf, daysBetween, instantAt, nextDue } from '../core/values/dates.ts';
import { adjustDebt } from '../core/debts/adjustDebt.ts';
import { openDebts } from '../core/debts/openDebts.ts';
import { payDebt } from '../core/debts/payDebt.ts';
import { payDebtWithCard } from '../core/debts/payDebtWithCard.ts';
import { payCashBack } from '../core/cashBacks/payCashBack.ts';
import type { Card } from '../core/records/card.ts';
import { ADJUST_KIND } from '../core/records/debt.ts';
import type { ServiceType } from '../core/records/schedule.ts';
import type { World } from '../core/store/world.ts';
import { actAs, must } from './actor.ts';
import type { Branch } from './branch.ts';
import type { Dice } from './dice.ts';
import { playOrder, type Ending } from './orderStory.ts';
import { ADJUST_REASONS, HOLD_PLACES } from './words.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

/** One day of one shop. */
export interface ShopDay {
  world: World;
  dice: Dice;
  branch: Branch;
  /** Opening of the shop that day, in milliseconds. */
  from: number;
  /** Closing, or now on the last day. */
  to: number;
  /** No step lies after this moment. */
  now: number;
}

/** Open from eight to six; on the last day from eight hours ago until now. */
export function hoursOf(midnight: number, day: Pick<ShopDay, 'world' | 'dice' | 'branch' | 'now'>): ShopDay {
  const to = Math.min(midnight + 18 * HOUR, day.now - MINUTE);
  const from = midnight + 8 * HOUR < to ? midnight + 8 * HOUR : Math.max(midnight, to - 8 * HOUR);
  return { ...day, from, to: Math.max(from, to) };
}

/** Plays a day on which every order came to its end. */
export function playDay(day: ShopDay): void {
  receiveMoney(day);
  const cards = cardsToWork(day);
  cards.forEach(({ card, service }, place) => {
    const ending: Ending = day.dice.chance(4) ? 'called off' : 'done';
    playOrder({ ...day, card, service, at: slot(day, place, cards.length) }, ending);
  });
  collectDebts(day);
  moveCards(day);
}

const TODAY: readonly Ending[] = [
  'done',
  'transferring',
  'swiped',
  'paid',
  'waiting',
  'ready',
  'appointment',
  'done',
  'called off',
];

/** Plays the day that is not over yet: orders stand in every status, and tomorrow's are on the calendar. */
export function playToday(day: ShopDay): void {
  receiveMoney(day);
  const cards = cardsToWork(day, TODAY.length);
  cards.forEach(({ card, service }, place) => {
    const ending = TODAY[place % TODAY.length] ?? 'done';
    const usable = ending === 'waiting' || ending === 'paid' ? 1 : service;
    playOrder({ ...day, card, service: usable, at: slot(day, place, cards.length) }, ending);
  });
  for (let ahead = 1; ahead <= 4; ahead += 1) {
    for (const card of dueCards(day, ahead).slice(0, 3)) {
      const appointment = day.to + ahead * DAY + day.dice.whole(-120, 120) * MINUTE;
      playOrder({ ...day, card, service: 1, at: day.to, appointment }, day.dice.chance(70) ? 'appointment' : 'ready');
    }
  }
}

/** When the order in a place among so many begins, spread over the day. */
export function slot({ from, to }: ShopDay, place: number, count: number): number {
  return from + Math.floor(((to - from) * place) / (count + 1));
}

/** Cards worked on today: most of those due in a few days, and some withdrawals. */
function cardsToWork(day: ShopDay, least = 0): { card: Card; service: ServiceType }[] {
  const { dice, branch, world } = day;
  const work: { card: Card; service: ServiceType }[] = dueCards(day, 0)
    .filter(() => dice.chance(88))
    .map((card) => ({ card, service: dice.chance(8) ? 3 : 1 }));
  const count = Math.max(dice.whole(0, Math.ceil(branch.cardIds.length / 60)), least - work.length);
  for (let drawn = 0; drawn < count && branch.cardIds.length > 0; drawn += 1) {
    const card = world.cards.get(dice.pick(branch.cardIds));
    if (card && !work.some((each) => each.card === card)) work.push({ card, service: 2 });
  }
  return work;
}

/** Cards whose turn it is so many days from now: one to four days before they are due. */
function dueCards({ world, branch, to }: ShopDay, ahead: number): Card[] {
  const date = addDays(businessDateOf(instantAt(to)), ahead);
  const daysUntil = Array.from({ length: 32 }, (_, dueDay) => daysBetween(date, nextDue(dueDay, date)));
  const cards: Card[] = [];
  for (const cardId of branch.cardIds) {
    const card = world.cards.get(cardId);
    if (card && daysUntil[card.DateDues] === 1 + (cardId % 4)) cards.push(card);
  }
  return cards;
}

/** What is due comes in one sum a POS; now and then a POS is a day late. */
export function receiveMoney({ world, dice, branch, from, now }: ShopDay): void {
  const context = actAs(dice, branch.shop.ownerId, branch.shop.shopId, Math.min(from, now));
  const sums = new Map<number, number>();
  const isDue = (due: Branch['dueBack'][number]) => due.dueDate < context.businessDate && !late.has(due.posId);
  const late = new Set(branch.poses.filter(() => dice.chance(4)).map((pos) => pos.posID));
  for (const due of branch.dueBack.filter(isDue)) sums.set(due.posId, (sums.get(due.posId) ?? 0) + due.amount);
  branch.dueBack = branch.dueBack.filter((due) => !isDue(due));
  for (const [PosID, Amount] of sums) {
    const RefNo = `FT${dice.digits(11)}`;
    const { BankCardID, PosParentID = PosID } = world.poses.get(PosID) ?? {};
    must(payCashBack(world, { PosParentID, Amount, Method: 2, BankCardID, RefNo }, context));
  }
}

/** Debts a few days old are paid bit by bit; some are let off a little, some paid with a card. */
function collectDebts(day: ShopDay): void {
  const { dice, branch, to } = day;
  const due = branch.unpaid.filter((debt) => to - debt.since > 2 * DAY && dice.chance(12));
  for (const debt of due) collectDebt(day, debt);
  branch.unpaid = branch.unpaid.filter((debt) => !due.includes(debt));
}

function collectDebt({ world, dice, branch, to }: ShopDay, debt: Branch['unpaid'][number]): void {
  const { customerId, scheduleId } = debt;
  const context = actAs(dice, dice.pick(branch.shop.userIds), branch.shop.shopId, to - dice.whole(5, 90) * MINUTE);
  const open = openDebts(world, branch.shop.shopId, customerId, 1).find((each) => each.ScheduleID === scheduleId);
  if (!open) return;
  const payment = { CustomerID: customerId, ScheduleID: scheduleId, Amount: open.Amount };
  if (dice.chance(10) && open.Amount > 100_000) {
    const cut = {
      DebtType: 1 as const,
      PartyID: customerId,
      ScheduleID: scheduleId,
      Reason: dice.pick(ADJUST_REASONS),
    };
    must(adjustDebt(world, { ...cut, AdjustKind: ADJUST_KIND.discount, Amount: -20_000 }, context));
    payment.Amount -= 20_000;
  }
  const pos = branch.poses[0];
  const card = world.cards.get(world.schedules.get(scheduleId)?.CardDataID);
  if (dice.chance(10) && pos && card && open.Amount >= 1_500_000) {
    const swipe = { ...payment, CardDataID: card.cardDataID, PosID: pos.posID, CustomerFeePercent: 1800 };
    must(payDebtWithCard(world, { ...swipe, OverrideReason: 'Khách trả nợ bằng thẻ' }, context));
    return;
  }
  const byBank = dice.chance(50);
  const BankCardID = byBank ? branch.bankCardIds[0] : undefined;
  must(payDebt(world, { ...payment, Method: byBank ? 2 : 1, BankCardID }, context));
}

/** Cards come and go over the counter; few stay longer than two weeks. */
function moveCards({ world, dice, branch, to }: ShopDay): void {
  if (branch.cardIds.length === 0) return;
  const context = actAs(dice, dice.pick(branch.shop.userIds), branch.shop.shopId, to - dice.whole(5, 200) * MINUTE);
  const held = branch.cardIds.filter((cardId) => heldFor(world, cardId, to) > 14);
  const moved = [...held.filter(() => dice.chance(40)), ...(dice.chance(50) ? [dice.pick(branch.cardIds)] : [])];
  for (const cardDataID of new Set(moved)) {
    must(changeHoldCard(world, { cardDataID, HoldPlace: dice.pick(HOLD_PLACES) }, context));
  }
}

function heldFor(world: World, cardId: number, at: number): number {
  const since = world.cards.get(cardId)?.HoldDate;
  return since === undefined ? 0 : (at - Date.parse(since)) / DAY;
}
