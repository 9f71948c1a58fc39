/** What a cell of an exported sheet may be; the worker gives each its type and format. */
export type SheetKind = 'text' | 'money' | 'number' | 'percent' | 'date' | 'dateTime';

/** One column of an exported sheet. */
export interface SheetColumn {
  title: string;
  kind: SheetKind;
}

/** A cell before it is written: dates as Excel's day numbers, a percent as a fraction, nothing as null. */
export type SheetValue = string | number | null;

const DAY_MS = 86_400_000;
/** Day number of 1970-01-01 in a spreadsheet. */
const EPOCH_DAY = 25_569;
/** Hours that shops are ahead of UTC. */
const VIETNAM_HOURS = 7;

/** Day number of an ISO date, or of an ISO moment as Vietnam's clock shows it; null for what is neither. */
export function dayNumber(iso: string): number | null {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const epoch = isDate ? Date.parse(`${iso}T00:00:00Z`) : Date.parse(iso) + VIETNAM_HOURS * 3_600_000;
  return Number.isNaN(epoch) ? null : epoch / DAY_MS + EPOCH_DAY;
}

/** What a spreadsheet, or an import, would take for a formula or a fault, with any apostrophes that stand before it already. */
const TAKEN_FOR_MORE = /^'*(?:[\s\p{Cc}]*[=+\-@]|[\t\r\n]|#[A-Z0-9_/]+[!?]?$)/u;

/**
 * Text that no spreadsheet runs as a formula: what begins with = + - @, a tab or a line break, or reads like a fault, gets
 * an apostrophe in front (OWASP, CSV injection); characters that a file cannot hold are left out.
 */
export function harmlessText(text: string): string {
  const line = Array.from(text).filter(isPrintable).join('');
  return TAKEN_FOR_MORE.test(line) ? `'${line}` : line;
}

/** The text that {@link harmlessText} made harmless, as it was. */
export function withoutGuard(text: string): string {
  const bare = text.slice(1);
  return text.startsWith("'") && TAKEN_FOR_MORE.test(bare) ? bare : text;
}

/** XML has no place for control characters other than tab and line breaks. */
function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 32) return code === 9 || code === 10 || code === 13;
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
}
