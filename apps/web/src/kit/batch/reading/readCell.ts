import { dayText, formatDate, vietnamToday } from '@so-the/ui/format';
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

/** A number as each kind of column means it. */
const NUMBERS: Readonly<Record<ColumnKind, (column: ImportField, cell: CellOf<'number'>) => CellReading>> = {
  text: (_column, { text }) => ({ value: text }),
  phone: (column, cell) => readText(column, shownDigits(cell)),
  account: digitsReading,
  identity: digitsReading,
  code: digitsReading,
  money: moneyReading,
  number: (column, cell) => (Number.isInteger(cell.value) && cell.value >= 0 ? asTyped(column, cell) : refused(column)),
  birthday: birthdayReading,
  expiry: expiryReading,
  percent: asTyped,
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
  const isWhole = Number.isInteger(cell.value) && cell.value >= 0;
  if (!isWhole) return column.kind === 'code' ? { value: cell.text } : refused(column);
  const reading = readText(column, isFixed ? shown.padStart(fewest, '0') : shown);
  const mayHaveLost = !isFixed && !/0{4,}/.test(cell.format) && shown.length !== column.usualDigits;
  if (!mayHaveLost) return reading;
  return reading.fault === undefined ? { ...reading, warning: LOST_ZERO } : { fault: `${reading.fault}. ${LOST_ZERO}` };
}

/** The complaint of the column about what it cannot be. */
function refused(column: ImportField, text = '?'): CellReading {
  return { fault: readText(column, text).fault };
}

/** Whole đồng; part of a đồng that the sheet does not show is told. */
function moneyReading(column: ImportField, { value, text }: CellOf<'number'>): CellReading {
  const whole = Math.round(value);
  if (whole === value) return readMoney(column, whole);
  const showsPart = /[.,]\d{1,2}(?!\d)/.test(text) && !/[.,]0{1,2}(?!\d)/.test(text);
  if (showsPart) return refused(column);
  return { ...readMoney(column, whole), warning: `Đã làm tròn ${String(value).replace('.', ',')} thành đồng chẵn` };
}

function readMoney(column: ImportField, whole: number): CellReading {
  if (whole < 0 && !column.negative) return refused(column, String(whole));
  const fault = moneyRule(whole);
  return fault === undefined ? { value: whole } : { fault };
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

/** The day of a number that lost its format; small numbers are years and the like, and no days. */
function serialDay(value: number, first: number): string | undefined {
  if (!Number.isInteger(value) || value < first || value > 73_050) return undefined;
  return new Date(Date.UTC(1899, 11, 30) + value * DAY_MS).toISOString().slice(0, 10);
}

function birthdayReading(column: ImportField, { value, text }: CellOf<'number'>): CellReading {
  const day = serialDay(value, FIRST_SERIAL_DAY);
  return readText(column, day ? formatDate(day) : text);
}

function expiryReading(column: ImportField, { value, text }: CellOf<'number'>): CellReading {
  const day = serialDay(value, FIRST_SERIAL_MONTH);
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
