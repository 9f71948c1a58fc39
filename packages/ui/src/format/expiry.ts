import { UNREADABLE, type Parsed } from './parsed.ts';
import { plainText } from './plainText.ts';
import { foldVietnamese } from './text.ts';

/** The month that a card is good until. */
export interface Expiry {
  month: number;
  year: number;
}

/** Months as spreadsheets shorten them. */
const SHORT_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads an expiry typed as 08/29, 8/29, 0829, 08/2029, 2029-08 or "tháng 8/2029", and as spreadsheets write it:
 * 01/08/2029, Aug-29, Thg8-29. A day other than the first is none: a spreadsheet made it of something else.
 */
export function parseExpiry(text: string): Parsed<Expiry> {
  const plain = plainText(text);
  if (plain === '') return text.trim() === '' ? { ok: true, value: null } : UNREADABLE;
  const typed =
    /^(0?[1-9]|1[0-2])\s*[/.\-\s]\s*(?:20)?(\d{2})$/.exec(plain) ??
    /^(0[1-9]|1[0-2])(\d{2})$/.exec(plain) ??
    /^0?1[/.-](0?[1-9]|1[0-2])[/.-]20(\d{2})$/.exec(plain) ??
    /^(?:thang|thg|t)\.?\s?(0?[1-9]|1[0-2])\s*[/.\-\s]\s*(?:20)?(\d{2})$/.exec(foldVietnamese(plain));
  if (typed) return { ok: true, value: { month: Number(typed[1]), year: 2000 + Number(typed[2]) } };
  const yearFirst = /^20(\d{2})\s*[/.-]\s*(0?[1-9]|1[0-2])$/.exec(plain);
  if (yearFirst) return { ok: true, value: { month: Number(yearFirst[2]), year: 2000 + Number(yearFirst[1]) } };
  const [, name = '', short = ''] = /^([a-z]{3})[-\s](?:20)?(\d{2})$/i.exec(plain) ?? [];
  const month = SHORT_MONTHS.indexOf(name.toLowerCase()) + 1;
  return month > 0 ? { ok: true, value: { month, year: 2000 + Number(short) } } : UNREADABLE;
}
