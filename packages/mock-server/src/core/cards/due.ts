/** A card is due once a cycle; it stops being announced when a card payment service of that cycle is completed (domain §2(i)). */
import {
  businessDateOf,
  daysBetween,
  nextDue,
  previousDue,
  statementDateBefore,
  type IsoDate,
} from '../values/dates.ts';
import { daysInMonth } from '../values/dayNumber.ts';
import type { Card } from '../records/card.ts';
import type { World } from '../store/world.ts';

/** Days after a due date a card still counts as overdue (assumed). */
export const OVERDUE_DAYS = 7;
/** Days before expiry from which a card is announced. */
const EXPIRY_DAYS = 60;

/** How urgent a card is: 0 not yet, 1 four to seven days (vàng), 2 zero to three (cam), 3 overdue (đỏ). */
export type DueLevel = 0 | 1 | 2 | 3;

/** When a card is due and how urgent that is. */
export interface CardDue {
  DueDate: IsoDate;
  /** Negative when overdue. */
  DaysToDue: number;
  /** 0 as well once the service of the cycle is completed. */
  DueLevel: DueLevel;
}

/** The due date a card is to be worked on: one missed within a week, else the next. */
export function dueOf(world: World, card: Card, today: IsoDate, noticeDays: number): CardDue {
  const missed = previousDue(card.DateDues, today);
  const createdBefore = businessDateOf(card.CreatedDate) <= missed;
  const isMissed = createdBefore && daysBetween(missed, today) <= OVERDUE_DAYS && !isPaid(world, card, missed);
  const due = isMissed ? missed : nextDue(card.DateDues, today);
  const days = daysBetween(today, due);
  const level = levelOf(days, noticeDays);
  return {
    DueDate: due,
    DaysToDue: days,
    DueLevel: level > 0 && !isMissed && isPaid(world, card, due) ? 0 : level,
  };
}

/** Last day a card is valid: the end of its expiry month. */
export function expiryDate(card: Card): IsoDate | undefined {
  if (!card.ExpMonth || !card.ExpYear) return undefined;
  const month = String(card.ExpMonth).padStart(2, '0');
  return `${card.ExpYear}-${month}-${daysInMonth(card.ExpYear, card.ExpMonth)}`;
}

/** How a card's validity stands: 0 valid, 1 expires within 60 days, 2 expired. */
export function expiryLevel(card: Card, today: IsoDate): 0 | 1 | 2 {
  const last = expiryDate(card);
  if (last === undefined) return 0;
  if (last < today) return 2;
  return daysBetween(today, last) <= EXPIRY_DAYS ? 1 : 0;
}

function levelOf(days: number, noticeDays: number): DueLevel {
  if (days < 0) return 3;
  if (days <= 3) return 2;
  return days <= noticeDays ? 1 : 0;
}

/** Day after which an order belongs to the cycle of a due date: its statement day, else the due day before. */
export function cycleStart(card: Card, due: IsoDate): IsoDate {
  return card.StatementDay ? statementDateBefore(card.StatementDay, due) : previousDue(card.DateDues, due);
}

/** Whether somebody hid the card for the cycle of a due date. */
export function isDismissed(world: World, card: Card, due: IsoDate): boolean {
  return world.cardDismissals.last('card', card.cardDataID, (row) => row.DueDate === due) !== undefined;
}

/** Whether the service of the cycle of a due date is completed. */
export function isPaid(world: World, card: Card, due: IsoDate): boolean {
  const paidOn = world.schedules.last('cardPaid', card.cardDataID)?.CompletedDate;
  return paidOn !== undefined && businessDateOf(paidOn) > cycleStart(card, due);
}
