/** Days are counted from 1970-01-01 by the rules of the calendar alone, as `Date` counts them in UTC. */

const DAY_MS = 86_400_000;
/** Days of 400 years, after which the calendar repeats itself. */
const CYCLE = 146_097;
/** Days from 0000-03-01, where the count below begins, to 1970-01-01. */
const EPOCH = 719_468;
/** 9999-12-31, the last day that four digits can name. */
const LAST = 2_932_896;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DASH = 45;

/** Days of a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/** Two digits at least. */
export function pad(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** Number of the day of a `YYYY-MM-DD`; whatever `Date` makes of any other text. */
export function dayNumber(date: string): number {
  const year = digits(date, 0, 2) * 100 + digits(date, 2, 4);
  const month = digits(date, 5, 7);
  const day = digits(date, 8, 10);
  const isDate = date.length === 10 && date.charCodeAt(4) === DASH && date.charCodeAt(7) === DASH;
  if (!isDate || !(day >= 1 && day <= daysInMonth(year, month))) return Date.parse(date) / DAY_MS;
  const years = month <= 2 ? year - 1 : year;
  const cycle = Math.floor(years / 400);
  const yearOfCycle = years - cycle * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  return cycle * CYCLE + yearOfCycle * 365 + leapDays + dayOfYear - EPOCH;
}

/** `YYYY-MM-DD` of the day of a number; whatever `Date` makes of a number that is no such day. */
export function dateOfDay(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > LAST)
    return new Date(number * DAY_MS).toISOString().slice(0, 10);
  const days = number + EPOCH;
  const cycle = Math.floor(days / CYCLE);
  const dayOfCycle = days - cycle * CYCLE;
  const leapDays = Math.floor(dayOfCycle / 1460) - Math.floor(dayOfCycle / 36_524) + Math.floor(dayOfCycle / 146_096);
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365);
  const dayOfYear = dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return `${yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0)}-${pad(month)}-${pad(day)}`;
}

/** Two digits of a text as a number; NaN when one of them is none. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    value = value * 10 + digit;
  }
  return value;
}
