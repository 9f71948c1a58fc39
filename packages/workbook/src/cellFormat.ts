/** What the code of a number format says of the values that it shows. */
import { formatValue } from 'hucre';

/** A character of no script: stands for a percent sign that multiplies nothing. */
const SIGN = '\uE000';

/** A value as its format shows it. A quoted or escaped percent sign is a letter like any other. */
export function shownBy(value: number | Date, format: string): string {
  const code = format.replace(/"[^"]*"|\\%/g, (letters) => letters.replaceAll('%', SIGN));
  return formatValue(value, code).replaceAll(SIGN, '%').trim();
}

/** A code without what it shows as it stands: quoted and escaped characters, colours and languages in brackets, fills. */
function bare(format: string): string {
  const [positive = ''] = format.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  return positive.replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
}

/** Whether a format shows a number as it stands: none, General, or text. */
export function isPlainFormat(format: string): boolean {
  return ['', 'general', '@'].includes(format.toLowerCase());
}

/** Whether a format multiplies by a hundred and adds the sign. */
export function isPercentFormat(format: string): boolean {
  return bare(format).includes('%');
}

/** Which parts of a day a date format shows; none for a time of day or a length of time. */
export function shownDayParts(format: string): { day: boolean; month: boolean; year: boolean } {
  const code = bare(format).replace(/am\/pm|a\/p/gi, '');
  const hasClock = /[hs]/i.test(code);
  const day = /d/i.test(code);
  const year = /[ye]/i.test(code);
  const month = /m/i.test(code) && (!hasClock || day || year || /mmm/i.test(code));
  return { day, month, year };
}
