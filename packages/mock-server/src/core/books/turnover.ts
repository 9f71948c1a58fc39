/** An account carries each day what came before it, so that a balance of any day is found, not added up. */
import type { IsoDate } from '../values/dates.ts';
import { placeOfDay, placesOf, type Dated, type Period } from './days.ts';
import type { Flow } from './flows.ts';

/** What came in and went out of an account. */
export interface Turnover {
  debit: number;
  credit: number;
}

/** Đồng by cause, each positive the way its column counts; an absent one is zero. */
export type Flows = Partial<Record<Flow, number>>;

/** A day of an account; causes are kept for parties and funds. */
export interface DayTurnover extends Dated, Turnover {
  /** Σ debit and Σ credit of all days before. */
  debitBefore: number;
  creditBefore: number;
  flows?: Flows;
}

/** Opening, movements and closing of an account over a period: closing = opening + debit − credit (I3). */
export interface Movement extends Turnover {
  opening: number;
  closing: number;
  /** Last day with a movement up to the end of the period. */
  lastDate?: IsoDate;
}

/** A movement with its causes: closing = opening + Σ causes by their effect. */
export interface CausedMovement extends Movement {
  flows: Flows;
}

/** Adds an amount to a day, and to what all later days have before them; debit is positive. Gives the day. */
export function addAmount(days: DayTurnover[], date: IsoDate, amount: number): DayTurnover {
  const place = placeOfDay(days, date, (at) => newDay(date, days[at - 1]));
  const debit = amount > 0 ? amount : 0;
  const credit = debit - amount;
  const day = days[place] as DayTurnover;
  day.debit += debit;
  day.credit += credit;
  for (let at = place + 1; at < days.length; at += 1) {
    const later = days[at];
    if (!later) continue;
    later.debitBefore += debit;
    later.creditBefore += credit;
  }
  return day;
}

function newDay(date: IsoDate, last: DayTurnover | undefined): DayTurnover {
  const { debitBefore, creditBefore } = endOf(last);
  return { date, debit: 0, credit: 0, debitBefore, creditBefore, flows: undefined };
}

/** Opening, movements and closing over a period, read off its first and last day. */
export function movementIn(days: readonly DayTurnover[], period: Period): Movement {
  const [start, end] = placesOf(days, period);
  const last = days[end - 1];
  const after = endOf(last);
  const first = start < end ? days[start] : undefined;
  const { debitBefore, creditBefore } = first ?? after;
  return {
    opening: debitBefore - creditBefore,
    debit: after.debitBefore - debitBefore,
    credit: after.creditBefore - creditBefore,
    closing: after.debitBefore - after.creditBefore,
    lastDate: last?.date,
  };
}

/** Σ of the causes over a period. */
export function flowsIn(days: readonly DayTurnover[], period: Period): Flows {
  const [start, end] = placesOf(days, period);
  const sums: Flows = {};
  for (let at = start; at < end; at += 1) {
    const flows = days[at]?.flows;
    for (const flow in flows) {
      const name = flow as Flow;
      sums[name] = (sums[name] ?? 0) + (flows[name] ?? 0);
    }
  }
  return sums;
}

/** What a day leaves to the days after it; nothing before the first. */
function endOf(day: DayTurnover | undefined): Pick<DayTurnover, 'debitBefore' | 'creditBefore'> {
  if (!day) return { debitBefore: 0, creditBefore: 0 };
  return { debitBefore: day.debitBefore + day.debit, creditBefore: day.creditBefore + day.credit };
}
