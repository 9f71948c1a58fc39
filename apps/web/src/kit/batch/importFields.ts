import { typeCardOptions, type EnumOption } from '@so-the/api-client';
import { ALIKE_TITLES } from './reading/alikeTitles.ts';
import type { ImportField, ImportOption } from './reading/importField.ts';

/** Columns with the titles that people give them: proposed where the template's own is missing. */
export function importFields(fields: readonly ImportField[]): ImportField[] {
  const alike: Readonly<Record<string, readonly string[]>> = ALIKE_TITLES;
  return fields.map((field) => ({ ...field, alike: alike[field.field] }));
}

/** The options of a form's list as what a column may say. */
export function importOptions(
  options: readonly EnumOption<string | number>[],
  words: Readonly<Record<string, readonly string[]>> = {},
): ImportOption[] {
  return options.map(({ value, label }) => ({ value, label, words: words[String(value)] }));
}

const CARD_WORDS: Readonly<Record<string, readonly string[]>> = {
  Mastercard: ['Master', 'Master card', 'MC'],
  Amex: ['American Express', 'AE'],
  NAPAS: ['Nội địa', 'ATM'],
  UnionPay: ['Union Pay', 'UPI'],
};

/** Card types by name, as an import sends them and as people write them on their lists. */
export const cardTypes: readonly ImportOption[] = typeCardOptions.map(({ label }) => ({
  value: label,
  label,
  words: CARD_WORDS[label],
}));

/** Whether the shop keeps a card. */
export const keptOrNot: readonly ImportOption[] = [
  { value: true, label: 'Đang giữ', words: ['Giữ', 'Có', 'x', 'v', '✓', '✔', 'true', 'yes', '1', 'Cửa hàng giữ'] },
  { value: false, label: 'Không giữ', words: ['Không', 'false', 'no', '0', 'Khách giữ', 'Đã trả'] },
];
