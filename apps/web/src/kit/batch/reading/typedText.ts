import {
  dayText,
  foldVietnamese,
  isBankCalled,
  moneyText,
  parseExpiry,
  percentText,
  phoneText,
  plainText,
  vietnamToday,
} from '@so-the/ui/format';
import {
  accountRule,
  bareDigits,
  digitsRule,
  expiryRule,
  identityRule,
  invalid,
  lastDigits,
  moneyRule,
  numberRule,
  percentRule,
} from '../../form/fieldRules.ts';
import { readCount } from '../../form/readCount.ts';
import { withoutGuard } from '../../sheet/sheet.ts';
import type { CellReading, ColumnKind, ImportField, ImportOption } from './importField.ts';

const OR = new Intl.ListFormat('vi', { type: 'disjunction' });
/** Rates below a tenth of a percent are told: 0,018 where 1,8 was meant. In thousandths of a percent. */
const TINY_RATE = 100;
/** So many digits of a card may be shown. */
const LAST_DIGITS = 4;

/** A text as its column means it: what the form's field takes is taken, what it refuses is refused in its words. */
export function readText(column: ImportField, text: string): CellReading {
  return READERS[column.kind ?? 'text'](column, text);
}

const READERS: Readonly<Record<ColumnKind, (column: ImportField, text: string) => CellReading>> = {
  // The apostrophe keeps a text of our own files from being run as a formula.
  text: (_column, text) => ({ value: withoutGuard(text) }),
  code: (_column, text) => ({ value: plainText(text) }),
  phone: (_column, text) => read(phoneText, text),
  account: (column, text) => ruled({ value: tidyOf(column)(text) }, accountRuleOf(column)),
  identity: (_column, text) => ruled({ value: bareDigits(text) }, identityRule),
  money: ({ negative = false }, text) => ruled(read(moneyText(negative), text), moneyRule),
  percent: (_column, text) => withTinyTold(ruled(read(percentText, text), percentRule)),
  number: countOf,
  birthday: (_column, text) => read(dayText(undefined, vietnamToday()), text),
  expiry: (_column, text) => expiryOf(text),
  choice: choiceOf,
  bank: bankOf,
};

interface Form<Value> {
  parse: (text: string) => { ok: true; value: Value | null } | { ok: false };
  message: (text: string) => string;
}

function read<Value extends string | number>(
  { parse, message }: Form<Value>,
  text: string,
): { value?: Value; fault?: string } {
  const parsed = parse(text);
  if (!parsed.ok) return { fault: message(text) };
  return parsed.value === null ? {} : { value: parsed.value };
}

/** A value with the first complaint of its rule. */
function ruled<Value extends string | number>(
  { value, fault }: { value?: Value; fault?: string },
  rule: (value: Value) => string | undefined,
): { value?: Value; fault?: string } {
  if (value === undefined) return fault === undefined ? {} : { fault };
  const complaint = rule(value);
  return complaint === undefined ? { value } : { fault: complaint };
}

/** How the form's field of these digits tidies them up. */
function tidyOf({ digits }: ImportField): (text: string) => string {
  return digits?.[1] === LAST_DIGITS ? lastDigits : bareDigits;
}

/** The complaint about digits of a column, as its form says it. */
function accountRuleOf({ header, digits }: ImportField): (text: string) => string | undefined {
  return digits ? digitsRule(header, { min: digits[0], max: digits[1] }) : accountRule;
}

/** Tells of a rate so small that it is likely a fraction. */
export function withTinyTold(reading: { value?: number; fault?: string }): CellReading {
  const { value } = reading;
  if (value === undefined || value <= 0 || value >= TINY_RATE) return reading;
  const said = String(value / 1000).replace('.', ',');
  const meant = String(value / 10).replace('.', ',');
  return { ...reading, warning: `Phí rất nhỏ: ${said}%. Nếu là ${meant}% thì ghi ${meant}` };
}

function countOf({ header, range }: ImportField, text: string): CellReading {
  const count = readCount(text);
  if (!count.ok || count.value === null)
    return { fault: invalid(header, range && `nhập từ ${range[0]} đến ${range[1]}`) };
  return range
    ? ruled({ value: count.value }, numberRule(header, { min: range[0], max: range[1] }))
    : { value: count.value };
}

function expiryOf(text: string): CellReading {
  const expiry = parseExpiry(text);
  if (!expiry.ok || expiry.value === null) return { fault: expiryRule(text) ?? '' };
  return { value: `${String(expiry.value.month).padStart(2, '0')}/${expiry.value.year}` };
}

function choiceOf({ header, options = [] }: ImportField, text: string): CellReading {
  const said = plainWord(text);
  const found = options.find(({ value, label, words = [] }) =>
    [label, String(value), ...words].some((word) => plainWord(word) === said),
  );
  return found
    ? { value: found.value }
    : { fault: `${header} phải là ${OR.format(options.map(({ label }) => label))}` };
}

function plainWord(text: string): string {
  return foldVietnamese(plainText(text)).replaceAll(/\s+/g, ' ');
}

function bankOf({ options = [] }: ImportField, text: string): CellReading {
  const called = options.filter((bank) => isBankCalled(namesOf(bank), text));
  const [only, other] = called;
  if (only && !other) return { value: only.value };
  return { fault: other ? `Có nhiều ngân hàng tên “${text}”` : `Không có ngân hàng “${text}” trong danh sách` };
}

function namesOf({ value, label }: ImportOption): { BankCode: string; BankName: string } {
  return { BankCode: String(value), BankName: label };
}
