import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayText, moneyText, percentText, phoneText, vietnamToday } from '@so-the/ui/format';
import { readDelimited } from '@so-the/workbook';
import { runs } from '../../../../../../scripts/random.ts';
import { tellFigure } from '../../../../../../scripts/tellFigure.ts';
import { cardImportColumns } from '../../../features/cards/cardImport.ts';
import { customerImportColumns } from '../../../features/customers/customerImport.ts';
import { partnerImportColumns } from '../../../features/partners/partnerImport.ts';
import { posImportColumns } from '../../../features/pos/posImport.ts';
import { openingImportColumns } from '../../opening/openingColumns.ts';
import { BIN_TEXT, LAST_DIGITS_TEXT } from '../../cards/cardTexts.ts';
import { expiryRule, identityRule, accountRule, bareDigits, moneyRule, percentRule } from '../../form/fieldRules.ts';
import { readCount } from '../../form/readCount.ts';
import { readCell } from './readCell.ts';
import type { CellReading, ImportField } from './importField.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00+07:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const COLUMNS = [
  customerImportColumns,
  cardImportColumns,
  partnerImportColumns,
  posImportColumns,
  openingImportColumns,
].flat();

/** What the form's field says of a pasted text: its value, or its complaint. */
type Said = { value: unknown } | { complaint: string } | 'empty';

interface Form<Value> {
  parse: (text: string) => { ok: true; value: Value | null } | { ok: false };
  message: (text: string) => string;
}

function typed<Value>(
  { parse, message }: Form<Value>,
  text: string,
  rule?: (value: Value) => string | undefined,
): Said {
  const parsed = parse(text);
  if (!parsed.ok) return { complaint: message(text) };
  if (parsed.value === null) return 'empty';
  const complaint = rule?.(parsed.value);
  return complaint === undefined ? { value: parsed.value } : { complaint };
}

function ruled(text: string, rule: (text: string) => string | undefined): Said {
  const complaint = rule(text);
  return complaint === undefined ? { value: text } : { complaint };
}

/** Fields as the forms have them, by the kind of their column; those of lists and of plain text have none. */
const FIELDS: Partial<Record<NonNullable<ImportField['kind']>, (text: string, column: ImportField) => Said>> = {
  money: (text, { negative = false }) => typed(moneyText(negative), text, moneyRule),
  percent: (text) => typed(percentText, text, percentRule),
  phone: (text) => typed(phoneText, text),
  birthday: (text) => typed(dayText(undefined, vietnamToday()), text),
  identity: (text) => ruled(bareDigits(text), identityRule),
  account: (text, { digits, header }) =>
    digits
      ? ruled((digits[1] === 4 ? LAST_DIGITS_TEXT : BIN_TEXT).tidy(text), (bare) =>
          /^\d+$/.test(bare) && bare.length >= digits[0] && bare.length <= digits[1]
            ? undefined
            : `${header} không hợp lệ`,
        )
      : ruled(bareDigits(text), accountRule),
  expiry: (text) => (expiryRule(text) === undefined ? { value: 'read' } : { complaint: expiryRule(text) ?? '' }),
  number: (text, { range = [0, 0], header }) => {
    const count = readCount(text);
    const fits = count.ok && count.value !== null && count.value >= range[0] && count.value <= range[1];
    return fits ? { value: count.value } : { complaint: `${header} không hợp lệ` };
  },
};

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((all) => all.join(''));
const grouped = (sign: string) => (text: string) => text.replaceAll(/\B(?=(\d{3})+$)/g, sign);
const around = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.constantFrom('', '', ' ', '\u00a0', '\u200b', '\u202d', "'", '('),
      text,
      fc.constantFrom('', '', ' ', '\u202c', ';', ')', '.0'),
    )
    .map((parts) => parts.join(''));
const dashed = (text: string, sign: string) => text.replaceAll(/(?<=^\d{4})(?=\d)|(?<=^\d{7})(?=\d)/g, sign);
const full = (text: string) => text.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** Texts as people write them, right and wrong. */
const NOTATION = fc.oneof(
  around(digits(1, 13)),
  around(
    fc
      .tuple(digits(4, 11), fc.constantFrom('.', ',', ' ', '\u00a0', '\u202f', "'"))
      .map(([text, sign]) => grouped(sign)(text)),
  ),
  around(
    fc
      .tuple(
        digits(4, 9),
        fc.constantFrom(
          ',00',
          '.00',
          ',0',
          '.0',
          ',5',
          ',-',
          '-',
          'đ',
          ' VND',
          ' VNĐ',
          '₫',
          'k',
          'tr',
          ' tỷ',
          '%',
          ' %',
          'E7',
          '/tháng',
        ),
      )
      .map(([text, end]) => grouped(end.startsWith('.') ? ',' : '.')(text) + end),
  ),
  fc
    .tuple(fc.constantFrom('-', '+', '−', '–', '₫', 'VND ', '₫-', '-₫'), digits(4, 9))
    .map(([sign, text]) => sign + grouped('.')(text)),
  around(
    fc
      .tuple(
        fc.constantFrom('0', '+84', '84', '0084', '(+84)', '+84(0)', ''),
        digits(9, 9),
        fc.constantFrom(' ', '.', '-', '–', '‑', '_', ''),
      )
      .map(([head, text, sign]) => dashed(head + text, sign)),
  ),
  fc
    .tuple(
      digits(1, 2),
      fc.constantFrom('/', '-', '.', ' ', ' / ', ''),
      digits(1, 2),
      fc.constantFrom('/', '-', '.', ''),
      digits(2, 4),
    )
    .map((parts) => parts.join('')),
  fc
    .tuple(
      fc.date({ min: new Date('1930-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.constantFrom('', ' 00:00:00', 'T09:30'),
    )
    .map(([day, clock]) => day.toISOString().slice(0, 10) + clock),
  fc
    .tuple(fc.integer({ min: 0, max: 14 }), fc.constantFrom('/', '-', '.', ''), fc.integer({ min: 2020, max: 2040 }))
    .map(([month, sign, year]) => `${month}${sign}${year}`),
  fc.constantFrom(
    '08/29',
    '0829',
    '829',
    'Aug-29',
    '28-Sep',
    'ngày 18',
    '18 hằng tháng',
    '1,8',
    '1.8 %',
    '１，８％',
    '0,0185',
    '-0,5',
    'không',
    'x',
    '-',
    '01/08/2029',
    "'06/05/1990",
  ),
  around(digits(4, 12)).map(full),
  fc
    .tuple(fc.constantFrom('•••• ', '**** **** **** ', 'XXXX-', '4111 ', '•'), digits(3, 5))
    .map((parts) => parts.join('')),
);

/** How a column reads a pasted text otherwise than the form's field; undefined where both say the same. */
function difference(column: ImportField, text: string): { said: Said; read: CellReading } | 'alike' | 'not read' {
  const cell = readDelimited(`"${text.replaceAll('"', '""')}"\t"x"`, 'dán').rows[0]?.cells[0];
  const field = FIELDS[column.kind ?? 'text'];
  if (!cell || cell.kind !== 'text' || !field) return 'not read';
  const said = field(text, column);
  const read = readCell(column, cell);
  return isAlike(column, said, read) ? (read.value === undefined ? 'not read' : 'alike') : { said, read };
}

function isAlike({ kind }: ImportField, said: Said, { value, fault }: CellReading): boolean {
  if (said === 'empty') return value === undefined && fault === undefined;
  if ('complaint' in said) return fault?.includes(said.complaint) ?? false;
  return fault === undefined && (kind === 'expiry' || value === said.value);
}

it('whatever a field of a form takes as text a column takes, and refuses alike, in the same words', () => {
  const tried = { texts: 0, taken: 0 };
  const columns = COLUMNS.filter(({ kind = 'text' }) => FIELDS[kind]);
  const alike = fc.property(fc.constantFrom(...columns), NOTATION, (column, text) => {
    const found = difference(column, text);
    expect(found).toBeTypeOf('string');
    tried.texts += 1;
    if (found === 'alike') tried.taken += 1;
  });
  fc.assert(alike, runs(4000));
  expect(tried.taken).toBeGreaterThan(tried.texts / 10);
  tellFigure(
    31,
    `${tried.texts} texts in ${columns.length} columns, ${tried.taken} taken: 0 that field and file read otherwise`,
  );
});
