import * as fc from 'fast-check';
import type { ImportCells } from '../../kit/batch/reading/importField.ts';

/** A cell as a person made it: a text, or a number with the format that shows it. */
export type DrawnCell = { text: string } | { number: number; format?: string } | { fault: string };

/** What a person means by a cell, and how it is written; a fault of the sheet means nothing. */
export interface Meant {
  means: ImportCells[string] | undefined;
  cell: DrawnCell;
}

const text = (written: string): DrawnCell => ({ text: written });
const number = (value: number, format?: string): DrawnCell => ({ number: value, format });
const grouped = (value: number, sign: string) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, sign);

/** What is meant, written in one of several ways. */
function written<Meaning>(
  meaning: fc.Arbitrary<Meaning>,
  ways: readonly ((meaning: Meaning) => DrawnCell)[],
  means: (meaning: Meaning) => Meant['means'],
): fc.Arbitrary<Meant> {
  return fc.tuple(meaning, fc.constantFrom(...ways)).map(([what, way]) => ({ means: means(what), cell: way(what) }));
}

/** A way of writing. */
const as = <Meaning>(draw: (meaning: Meaning) => DrawnCell) => draw;
const digitsOf = (least: number, most: number) =>
  fc.bigInt({ min: 0n, max: 10n ** BigInt(most) - 1n }).map((value) => String(value).padStart(least, '0'));
const zeros = (count: number) => '0'.repeat(count);

const name = fc
  .constantFrom('Nguyễn Thị Hoa', 'Đỗ Văn Ân & Con', "O'Hara <Vân>", 'Trần  Ngọc', 'Lê “Út”')
  .chain((base) => fc.nat(999).map((n) => `${base} ${n}`));
/** Names, with signs that XML and formulas know. */
export const fullName = written(name, [as((one) => text(one))], (one) => one);

/** Telephones. */
export const phone = written(
  fc.tuple(fc.constantFrom('03', '05', '07', '08', '09'), digitsOf(8, 8)).map((parts) => parts.join('')),
  [
    as((one) => text(one)),
    as((one) => text(`${one.slice(0, 4)} ${one.slice(4, 7)} ${one.slice(7)}`)),
    as((one) => text(`+84 ${one.slice(1)}`)),
    as((one) => text(`${one.slice(0, 4)}–${one.slice(4)}`)),
    as((one) => number(-Number(one))),
    as((one) => number(Number(one))),
    as((one) => number(Number(one), '0000000000')),
    as((one) => number(Number(one), '0000 000 000')),
    as((one) => number(Number(one), '#,##0')),
    as((one) => number(Number(`84${one.slice(1)}`))),
  ],
  (one) => one,
);

/** Numbers of identity cards. */
export const identity = written(
  digitsOf(12, 12),
  [
    as((one) => text(one)),
    as((one) => number(Number(one), zeros(12))),
    as((one) => number(Number(one))),
    as((one) => text(`${one.slice(0, 6)} ${one.slice(6)}`)),
  ],
  (one) => one,
);

/** Numbers of accounts, with and without zeros before them. */
export const account = written(
  fc.tuple(fc.constantFrom('0', '00', '1', '19'), digitsOf(11, 13)).map((parts) => parts.join('')),
  [
    as((one) => text(one)),
    as((one) => text(`${one.slice(0, 4)} ${one.slice(4)}`)),
    as((one) => number(Number(one), zeros(one.length))),
    as((one) => number(Number(one))),
    as((one) => number(Number(one), '0')),
    as((one) => number(Number(one), '#,##0')),
  ],
  (one) => one,
);

const DAY_MS = 86_400_000;
const serial = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS + 25_569;
const shown = (day: string, sign: string) => day.split('-').toReversed().join(sign);
const day = fc
  .integer({ min: serial('1935-01-01'), max: serial('2015-12-31') })
  .map((count) => new Date((count - 25_569) * DAY_MS).toISOString().slice(0, 10));
/** Birthdays. */
export const birthday = written(
  day,
  [
    ...[
      'dd/mm/yyyy',
      'd/m/yy',
      'm/d/yy',
      'yyyy-mm-dd',
      '[$-42A]dd mmmm yyyy',
      '"ngày "dd" tháng "mm" năm "yyyy',
      'mm-dd-yy',
      'd-mmm-yy',
      'dd/mm/yyyy hh:mm',
    ].map((format) => as((one: string) => number(serial(one), format))),
    as((one: string) => number(serial(one) + 0.75, 'dd/mm/yyyy hh:mm')),
    as((one: string) => number(serial(one))),
    as((one: string) => number(serial(one), 'd-mmm')),
    as((one: string) => number(serial(one), 'mm/yyyy')),
    as((one: string) => text(shown(one, '/'))),
    as((one: string) => text(shown(one, '-'))),
    as((one: string) => text(one)),
    as((one: string) => text(`${shown(one, '/')} 00:00:00`)),
    as((one: string) => text(`'${shown(one, '.')}`)),
  ],
  (one) => one,
);

/** Rates in thousandths of a percent. */
export const rate = written(
  fc.oneof(fc.integer({ min: 100, max: 5000 }), fc.constantFrom(1800, 1320, 1500, 1750, 100)),
  [
    ...['0.0%', '0.00%', '0.000%', '0%', '0.00%;[Red]-0.00%'].map((format) =>
      as((one: number) => number(one / 100_000, format)),
    ),
    as((one: number) => number(one / 1000)),
    as((one: number) => number(one / 1000, '0.00')),
    as((one: number) => number(one / 1000, '0.000"%"')),
    as((one: number) => number(one / 100, '0.0#"‰"')),
    as((one: number) => number(one / 1000, '0')),
    as((one: number) => text(String(one / 1000).replace('.', ','))),
    as((one: number) => text(`${one / 1000}%`)),
    as((one: number) => text(`${String(one / 1000).replace('.', ',')} %`)),
  ],
  (one) => one,
);

/** Amounts. */
export const money = written(
  fc.oneof(
    fc.integer({ min: 0, max: 90_000 }).map((thousands) => thousands * 1000),
    fc.integer({ min: 0, max: 900_000_000 }),
  ),
  [
    ...[
      undefined,
      '0',
      '#,##0',
      '#,##0 [$₫-42A]',
      '#,##0.00',
      '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
      '#,##0 "đ"',
    ].map((format) => as((one: number) => number(one, format))),
    // Shown as another amount than the number of the cell.
    as((one: number) => number(one / 1000, '#,##0"k"')),
    as((one: number) => number(one / 1_000_000, '0.0## "tr"')),
    as((one: number) => number(one, '#,##0,')),
    as((one: number) => number(one + 0.000_000_003, '#,##0')),
    as((one: number) => number(one + 0.4, '#,##0')),
    as((one: number) => number(one + 0.4)),
    ...['.', ',', ' ', '\u00a0', "'"].map((sign) => as((one: number) => text(grouped(one, sign)))),
    as((one: number) => text(`${grouped(one, '.')} đ`)),
    as((one: number) => text(`VND ${grouped(one, ',')}`)),
    as((one: number) => text(`${grouped(one, '.')},00`)),
    as((one: number) => text(`${grouped(one, ',')}.00`)),
    as((one: number) => text(`(${grouped(one, '.')})`)),
    as((one: number) => text(`${one / 1_000_000}tr`)),
  ],
  (one) => one,
);

/** Texts that look like something else. */
export const note = written(
  fc.oneof(
    name,
    fc.nat(99_999).map((n) => `0${n}`),
    fc.constantFrom('#1', '50%', '1/2', 'x;y', 'dòng 1\ndòng 2', '=A1'),
  ),
  [as((one) => text(one.startsWith('=') ? `'${one}` : one))],
  (one) => one,
);

const month = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2026, max: 2039 }));
const two = (count: number) => String(count).padStart(2, '0');
type Month = readonly [month: number, year: number];
const firstDay = ([m, y]: Month) => serial(`${y}-${two(m)}-01`);
/** Expiries, those as well that a spreadsheet took for a day of this year. */
export const expiry = written<Month>(
  month,
  [
    ...['mm/yyyy', 'mmm-yy', 'm/yy', 'dd/mm/yyyy', 'mm-yyyy', 'mm/yy', '[$-42A]mmmm yyyy'].map((format) =>
      as((one: Month) => number(firstDay(one), format)),
    ),
    as((one: Month) => number(firstDay(one))),
    as(([m, y]: Month) => text(`${two(m)}/${y}`)),
    as(([m, y]: Month) => text(`${m}/${y % 100}`)),
    as(([m, y]: Month) => text(`${two(m)}${y % 100}`)),
    as(([m, y]: Month) => text(`${two(m)}-${y}`)),
    as(([m, y]: Month) => text(`${y}-${two(m)}`)),
    as(([m, y]: Month) => text(`Tháng ${m}/${y}`)),
    as(([m, y]: Month) => number(Number(`${m}${y}`))),
    as(([m, y]: Month) => number(m * 100 + (y % 100))),
    as(([m, y]: Month) => number(m * 100 + (y % 100), '0000')),
    // "08/29" that a spreadsheet of the US took for 29 August of this year.
    ...['d-mmm', 'dd/mm/yyyy', 'mm/yyyy'].map((format) =>
      as(([m, y]: Month) => number(serial(`2026-${two(m)}-${two(Math.min(28, y % 100))}`), format)),
    ),
  ],
  ([m, y]) => `${two(m)}/${y}`,
);

/** Days of a month. */
export const dueDay = written(
  fc.integer({ min: 1, max: 31 }),
  [
    as((one) => number(one)),
    as((one) => text(String(one))),
    as((one) => text(`ngày ${one}`)),
    as((one) => number(one, '00')),
    as((one) => number(serial('2026-11-01') + Math.min(one, 30) - 1, 'dd/mm/yyyy')),
    as((one) => number(serial('2026-11-01') + Math.min(one, 30) - 1, 'd')),
  ],
  (one) => one,
);

/** Last digits of cards. */
export const last4 = written(
  digitsOf(4, 4),
  [
    as((one) => text(one)),
    as((one) => number(Number(one), '0000')),
    as((one) => number(Number(one))),
    as((one) => text(`**** ${one}`)),
    as((one) => text(`4111 1111 1111 ${one}`)),
  ],
  (one) => one,
);

const bank = fc.constantFrom<[string, string[]]>(
  ['VCB', ['VCB', 'Vietcombank', 'Ngân hàng TMCP Ngoại thương Việt Nam', 'vietcombank ']],
  ['ICB', ['VietinBank', 'vietin', 'Công thương', 'CTG']],
  ['ACB', ['ACB', 'Á Châu', 'NH Á Châu']],
  ['MB', ['MB', 'MBBank', 'Quân đội']],
);
/** Banks by code, name and nickname. */
export const bankName = bank.chain(([code, names]) =>
  fc.constantFrom(...names).map((one): Meant => ({ means: code, cell: text(one) })),
);
