/** What a bank calls the columns of an account's statement is data: a title is looked up here, the surer meaning first. */
import { plainTitle } from '../../statements/read/statementFields.ts';
import type { StatementField } from '../../statements/read/statementFields.ts';

/** What the cells of a column say; cells of `Other` are not kept. */
export type BookField = 'Date' | 'Debit' | 'Credit' | 'Amount' | 'Sign' | 'Balance' | 'RefNo' | 'Text' | 'Other';

/**
 * Titles as banks print them, in Vietnamese and English, folded. The first that fits says what a column is; of two columns
 * of one field the one that fits earlier is taken.
 */
const TITLES: readonly (readonly [field: BookField, words: RegExp])[] = [
  ['Other', /^(stt|tt|no|so tt|so thu tu|seq|row|line)$/],
  ['Other', /^(gio|time|ten|name|so tai khoan|tai khoan|account|loai tien|currency|chi nhanh|branch|teller|kenh)\b/],
  ['Other', /^(phi|fee|thue|vat|ty gia)\b/],
  ['Date', /^(ngay( gio)? (giao dich|gd)|transaction date|trans date|txn date|tran date)\b/],
  ['Date', /^(ngay( gio)? (hach toan|ghi so|phat sinh)|posting date|post date|booking date)\b/],
  ['Date', /^(ngay|thoi gian|date)\b/],
  ['Balance', /^(so du|ton|balance|running|available balance|ledger balance)\b/],
  [
    'Debit',
    /^(so tien |tien )?(ghi no|phat sinh no|ps no|no|debit|withdrawal|rut ra|chi ra|tien ra|ra|chi)\b(?!.*(co|credit)$)/,
  ],
  ['Credit', /^(so tien |tien )?(ghi co|phat sinh co|ps co|co|credit|deposit|gui vao|nop vao|tien vao|vao|thu)\b/],
  ['Sign', /^(loai( giao dich| gd)?|no co|ghi no co|dr cr|d c|type|transaction type|dau)$/],
  ['RefNo', /^(so|ma) (tham chieu|giao dich|gd|but toan|chung tu|ct|ref)\b/],
  ['RefNo', /^(ref|reference|transaction (id|no|number)|trans (id|no)|doc(ument)? no|ftid|ft id)\b/],
  ['Amount', /^(so tien|amount|gia tri|phat sinh|transaction amount)\b/],
  [
    'Text',
    /^(noi dung|dien giai|mo ta|chi tiet|description|details?|transaction details?|remarks?|ghi chu|narrative)\b/,
  ],
];

/** What a title says, the lower its strength the surer; undefined of a title that nobody knows. */
export function bookMeaning(title: string): { field: BookField; strength: number } | undefined {
  const plain = plainTitle(title);
  const strength = TITLES.findIndex(([, words]) => words.test(plain));
  const found = TITLES[strength];
  return found && { field: found[0], strength };
}

/** What the cells of a field look like, as the columns of a POS statement are told. */
export const SHAPES: Readonly<Record<BookField, StatementField>> = {
  Date: 'Date',
  Debit: 'Fee',
  Credit: 'Fee',
  Amount: 'Fee',
  Balance: 'Fee',
  Sign: 'Kind',
  RefNo: 'Kind',
  Text: 'Kind',
  Other: 'Other',
};
