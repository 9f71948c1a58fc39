import { dayText, formatDate, groupDigits, parseMoney, vietnamToday } from '@so-the/ui/format';
import { shownDayParts, type Cell } from '@so-the/workbook';
import { expiryRule, moneyRule, percentRule } from '../../form/fieldRules.ts';
import { readText, withTinyTold } from './typedText.ts';
import type { CellReading, ColumnKind, ImportField } from './importField.ts';

type Kind = Cell['kind'];
type CellOf<Name extends Kind> = Extract<Cell, { kind: Name }>;

/** From here on a spreadsheet has replaced digits by zeros. */
const TOO_LONG = 1e15;
const LOST_DIGITS = 'Bảng tính chỉ giữ 15 chữ số đầu: định dạng cột là Văn bản rồi nhập lại số này';
const LOST_ZERO = 'Ô là số nên có thể đã mất số 0 ở đầu: đối chiếu trước khi nhập';

/** What a cell says as its column means it, its format and kind considered. A fault of the sheet is never taken for empty. */
export function readCell(column: ImportField, cell: Cell): CellReading {
  if (cell.kind === 'error') return { fault: `Ô có lỗi của bảng tính: ${cell.text}` };
  if (cell.kind === 'number') return NUMBERS[column.kind ?? 'text'](column, cell);
  if (cell.kind === 'percent') return percentReading(column, cell);
  return cell.kind === 'date' ? dateReading(column, cell) : readText(column, cell.text);
}

const asShown = (column: ImportField, { text }: CellOf<'number'>) => readText(column, text);
const asTyped = (column: ImportField, { value }: CellOf<'number'>) => readText(column, String(value).replace('.', ','));
const isCount = ({ value }: CellOf<'number'>) => Number.isInteger(value) && value >= 0;

/** A number as each kind of column means it. */
const NUMBERS: Readonly<Record<ColumnKind, (column: ImportField, cell: CellOf<'number'>) => CellReading>> = {
  text: (_column, { text }) => ({ value: text }),
  phone: (column, cell) => (isCount(cell) ? readText(column, shownDigits(cell)) : refused(column)),
  account: digitsReading,
  identity: digitsReading,
  code: digitsReading,
  money: moneyReading,
  number: (column, cell) => (isCount(cell) ? asTyped(column, cell) : refused(column)),
  birthday: birthdayReading,
  expiry: expiryReading,
  percent: rateReading,
  choice: asShown,
  bank: asShown,
};

/** The digits of a number, with the zeros that its format puts before them. */
function shownDigits({ text, value }: CellOf<'number'>): string {
  const digits = text.replaceAll(/\D/g, '');
  const bare = String(Math.abs(value));
  return /^0+$/.test(digits.slice(0, Math.max(0, digits.length - bare.length))) && digits.endsWith(bare)
    ? digits
    : bare;
}

/** A number that stands for digits: its format may show the zeros before them, else they may be lost. */
function digitsReading(column: ImportField, cell: CellOf<'number'>): CellReading {
  if (cell.value >= TOO_LONG) return { fault: LOST_DIGITS };
  const [fewest, most] = column.digits ?? [0, 0];
  const isFixed = fewest === most && fewest > 0;
  const shown = shownDigits(cell);
  if (!isCount(cell)) return column.kind === 'code' ? { value: cell.text } : refused(column);
  const reading = readText(column, isFixed ? shown.padStart(fewest, '0') : shown);
  const mayHaveLost = !isFixed && !/0{4,}/.test(cell.format) && shown.length !== column.usualDigits;
  if (!mayHaveLost) return reading;
  return reading.fault === undefined ? { ...reading, warning: LOST_ZERO } : { fault: `${reading.fault}. ${LOST_ZERO}` };
}

/** The complaint of the column about what it cannot be. */
function refused(column: ImportField, text = '?'): CellReading {
  return { fault: readText(column, text).fault };
}

/** Whole đồng; part of a đồng that the sheet does not show is told. What it shows as another amount is a question. */
function moneyReading(column: ImportField, cell: CellOf<'number'>): CellReading {
  const { value, text } = cell;
  const whole = Math.round(value);
  if (isForeign(cell)) return { fault: 'Ô có định dạng của tiền khác: ghi rõ số đồng' };
  if (isOtherAmount(cell)) {
    return { fault: `Ô hiện “${text}” nhưng giá trị là ${groupDigits(whole)}: ghi rõ số đồng` };
  }
  if (whole === value) return readMoney(column, whole);
  const showsPart = /[.,]\d{1,2}(?!\d)/.test(text) && !/[.,]0{1,2}(?!\d)/.test(text);
  if (showsPart) return refused(column);
  return { ...readMoney(column, whole), warning: `Đã làm tròn ${String(value).replace('.', ',')} thành đồng chẵn` };
}

const FOREIGN = /[$€£¥]|USD|EUR/i;
/** Units that a format may add to a number of đồng: "20tr". */
const UNIT = /\d\s*(?:k|tr|triệu|tỷ|nghìn|ngàn)(?!\p{L})/iu;

/** Whether a format is that of another currency; `[$…-409]` also names a language. */
function isForeign({ format }: CellOf<'number'>): boolean {
  return FOREIGN.test(format.replaceAll(/\[\$([^\]-]*)[^\]]*\]/g, '$1'));
}

/** Whether a sheet shows another amount than the number of its cell: thousands cut off, or a unit. */
function isOtherAmount({ text, value }: CellOf<'number'>): boolean {
  const whole = Math.round(value);
  const shown = parseMoney(text);
  return UNIT.test(text) || (shown.ok && (shown.value ?? whole) !== whole);
}

function readMoney(column: ImportField, whole: number): CellReading {
  if (whole < 0 && !column.negative) return refused(column, String(whole));
  const fault = moneyRule(whole);
  return fault === undefined ? { value: whole } : { fault };
}

/** A rate that is no percent cell: of a hundred, as typed. Per mille is a question, what the format rounds away is told. */
function rateReading(column: ImportField, cell: CellOf<'number'>): CellReading {
  if (/[‰‱]/.test(cell.text)) return { fault: wrongKind(column, `phần nghìn ${cell.text}`) };
  const reading = asTyped(column, cell);
  const shown = readText(column, cell.text).value;
  if (reading.value === undefined || shown === undefined || shown === reading.value) return reading;
  return { ...reading, warning: `Ô hiện ${cell.text}, giá trị thật là ${String(cell.value).replace('.', ',')}` };
}

/** A rate: the fraction of a percent cell. What its format rounds away is told. */
function percentReading(column: ImportField, cell: CellOf<'percent'>): CellReading {
  if ((column.kind ?? 'text') === 'text') return { value: cell.text };
  if (column.kind !== 'percent') return { fault: wrongKind(column, `phần trăm ${cell.text}`) };
  const rate = cell.value * 100_000;
  const value = Math.round(rate);
  if (Math.abs(rate - value) > 1e-6) return refused(column);
  const fault = value < 0 ? refused(column, '-1').fault : percentRule(value);
  if (fault !== undefined) return { fault };
  const shown = readText(column, cell.text).value;
  const exact = `${String(value / 1000).replace('.', ',')}%`;
  return shown === value
    ? withTinyTold({ value })
    : { value, warning: `Ô hiện ${cell.text}, giá trị thật là ${exact}` };
}

const FIRST_SERIAL_DAY = 10_000;
const FIRST_SERIAL_MONTH = 36_526;
const DAY_MS = 86_400_000;
/** Days between the first of the two calendars of spreadsheets. */
const DAYS_TO_1904 = 1462;

/** The day of a number that lost its format; small numbers are years and the like, and no days. */
function serialDay({ value, from1904 }: CellOf<'number'>, first: number): string | undefined {
  const days = from1904 ? value + DAYS_TO_1904 : value;
  if (!Number.isInteger(value) || days < first || days > 73_050) return undefined;
  return new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10);
}

function birthdayReading(column: ImportField, cell: CellOf<'number'>): CellReading {
  const day = serialDay(cell, FIRST_SERIAL_DAY);
  return readText(column, day ? formatDate(day) : cell.text);
}

function expiryReading(column: ImportField, cell: CellOf<'number'>): CellReading {
  const { text } = cell;
  // "042036" that lost its zero is no day, though it may count as one.
  const day = /^[1-9]20\d{2}$/.test(text) ? undefined : serialDay(cell, FIRST_SERIAL_MONTH);
  if (day) return monthReading(day);
  return readText(column, /^\d{3}$/.test(text) ? text.padStart(4, '0') : text);
}

/** A day as its column means it: a birthday whole, an expiry by month and year; a text is told. */
function dateReading(column: ImportField, cell: CellOf<'date'>): CellReading {
  const { kind = 'text' } = column;
  const { day, year } = shownDayParts(cell.format);
  if (kind === 'birthday') {
    return day && year ? dayReading(cell.day) : { fault: `Ô không hiện đủ ngày, tháng, năm: ${cell.text}` };
  }
  if (kind === 'expiry') {
    return year
      ? monthReading(cell.day)
      : { fault: `Bảng tính đã đổi hạn thẻ thành ngày ${cell.text}: ghi lại MM/YYYY` };
  }
  if (kind !== 'text' && kind !== 'code') return { fault: wrongKind(column, `ngày ${cell.text}`) };
  return { value: cell.text, warning: `Bảng tính đã đổi nội dung thành ngày: ${cell.text}` };
}

/** A day of a calendar is exact: none of two centuries, and never after today. */
function dayReading(day: string): CellReading {
  const form = dayText(undefined, vietnamToday());
  return day <= vietnamToday() ? { value: day } : { fault: form.message(formatDate(day)) };
}

/** A month: spreadsheets keep it as its first day. Another day means that they made it of something else. */
function monthReading(day: string): CellReading {
  const [year = '', month = '', date] = day.split('-');
  const text = `${month}/${year}`;
  if (date !== '01') return { fault: `Bảng tính đã đổi hạn thẻ thành ngày ${formatDate(day)}: ghi lại MM/YYYY` };
  const fault = expiryRule(text);
  return fault === undefined ? { value: text } : { fault };
}

function wrongKind({ header }: ImportField, what: string): string {
  return `${header} không hợp lệ: ô là ${what}`;
}
