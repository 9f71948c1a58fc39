/** Days of a statement are written in one order of day, month and year; the dates themselves tell which. */
import { isIsoDate, type IsoDate } from '../../values/dates.ts';

/** Orders of day, month and year; the first is usual in Vietnam. */
type DayOrder = 'DMY' | 'YMD' | 'MDY';

const ORDERS: readonly DayOrder[] = ['DMY', 'YMD', 'MDY'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Years before this one, and after it, that a statement is of. */
const YEARS = { before: 6, after: 1 };

/** A day, alone or with the time before or after it. */
const CLOCK = String.raw`\d{1,2}[:h]\d{2}(?::\d{2})?(?:\.\d+)?(?:\s?[ap]m)?`;
const TIMED = new RegExp(`^(?:${CLOCK}[\\s,]+)?(.*?)(?:[\\sT,]+${CLOCK}Z?)?$`, 'i');
const PLAIN = /^(\d{1,4})\s?([-/. ])\s?(\d{1,2})\s?\2\s?(\d{1,4})$/;
const JOINED = /^(\d{4})(\d{2})(\d{2})$/;
const NAMED = /^(\d{1,2})[-/. ]?([a-z]{3})[a-z]*[-/., ]{0,2}(\d{4}|\d{2})$/i;

/** The order all these cells are written in: the one that reads most of them as days not to come. */
export function dayOrderOf(texts: readonly string[], today?: IsoDate): DayOrder {
  const scores = ORDERS.map((order) => {
    const days = texts.flatMap((text) => readDay(text, order) ?? []).filter((day) => isNear(day, today));
    const past = today === undefined ? 0 : days.filter((day) => day <= today).length;
    return { order, score: days.length * (texts.length + 1) + past };
  });
  const best = Math.max(...scores.map(({ score }) => score));
  return scores.find(({ score }) => score === best)?.order ?? 'DMY';
}

/** The day a cell says in that order; undefined when it says none. */
export function readDay(text: string, order: DayOrder = 'DMY'): IsoDate | undefined {
  const day = TIMED.exec(text.replaceAll(/\s+/g, ' ').trim())?.[1] ?? '';
  const named = NAMED.exec(day);
  const month = MONTHS.indexOf(named?.[2]?.toLowerCase() ?? '') + 1;
  if (named && month > 0) return isoOf(named[3], String(month), named[1]);
  const joined = JOINED.exec(day);
  if (joined) return isoOf(joined[1], joined[2], joined[3]);
  const parts = PLAIN.exec(day);
  if (!parts) return undefined;
  const [, first = '', , middle = '', last = ''] = parts;
  if (first.length === 4) return last.length <= 2 ? isoOf(first, middle, last) : undefined;
  if (first.length > 2 || last.length === 3 || last.length === 1) return undefined;
  if (order === 'YMD') return first.length === 2 && last.length === 2 ? isoOf(first, middle, last) : undefined;
  return order === 'DMY' ? isoOf(last, middle, first) : isoOf(last, first, middle);
}

/** Whether a cell says a day in one order or another. */
export function isDayLike(text: string): boolean {
  return ORDERS.some((order) => readDay(text, order) !== undefined);
}

function isoOf(year = '', month = '', day = ''): IsoDate | undefined {
  const whole = year.length === 2 ? `20${year}` : year;
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}

function isNear(day: IsoDate, today: IsoDate | undefined): boolean {
  if (today === undefined) return true;
  const distance = Number(day.slice(0, 4)) - Number(today.slice(0, 4));
  return distance >= -YEARS.before && distance <= YEARS.after;
}
