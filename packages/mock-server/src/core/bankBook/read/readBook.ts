/** A line counts only if day and amount can be read whole; balances come from the file's own words, else from its running balance. */
import type { PdfPiece } from '../../files/uploadedFile.ts';
import type { BankRow } from '../../records/bankBook.ts';
import type { UnreadLine } from '../../records/statement.ts';
import { dayOrderOf, readDay } from '../../statements/read/statementDays.ts';
import { readDong } from '../../statements/read/statementMoney.ts';
import { textOf } from '../../statements/read/statementTable.ts';
import { maskCardNumbers } from '../../values/cardNumbers.ts';
import type { IsoDate } from '../../values/dates.ts';
import { isAmount } from '../../values/money.ts';
import { fold, seenText } from '../../values/text.ts';
import { balancesOf, type BookBalances } from './bookBalances.ts';
import { bookCell, bookTable, type BookColumn, type BookEntry } from './bookTable.ts';

/** What a file says of an account. */
export interface ReadBook extends BookBalances {
  rows: BankRow[];
  unread: UnreadLine[];
  /** Account numbers that stand above the table. */
  accountNos: string[];
}

/** What is known beside the text. */
export interface BookFacts {
  /** Day on which it is read. */
  today: IsoDate;
  pages?: readonly number[];
  hidden?: readonly number[];
}

const TEXT_LIMIT = 500;
const REF_LIMIT = 60;
const UNREAD_LIMIT = 200;

/** Reads the table of an account's statement; undefined when the text has none. */
export function readBook(lines: readonly (readonly PdfPiece[])[], facts: BookFacts): ReadBook | undefined {
  const table = bookTable(lines);
  if (!table) return undefined;
  const { columns, entries } = table;
  const order = dayOrderOf(
    entries.map((entry) => bookCell(entry, columns, 'Date')),
    facts.today,
  );
  const rows: BankRow[] = [];
  const unread: UnreadLine[] = [];
  for (const entry of entries) {
    const day = readDay(bookCell(entry, columns, 'Date'), order);
    const outcome = facts.hidden?.includes(entry.at) ? HIDDEN : rowOf(entry, columns, day);
    if (outcome === undefined) continue;
    if ('more' in outcome) append(rows, outcome.more);
    else if ('row' in outcome) rows.push(outcome.row);
    else {
      const Text = kept(textOf(lines[entry.at] ?? []), UNREAD_LIMIT);
      unread.push({ Place: placeName(entry.at, facts.pages), Text, Reason: outcome.reason });
    }
  }
  const texts = lines.map(textOf);
  return { rows, unread, accountNos: accountNosIn(texts.slice(0, table.at)), ...balancesOf(lines, rows) };
}

type Outcome = { row: BankRow } | { reason: string } | { more: string } | undefined;

const HIDDEN = { reason: 'Dòng đang bị ẩn trong bảng tính' };
/** Lines of sums and balances, folded. */
const SUMS =
  /\b(tong|cong phat sinh|luy ke|so du (dau|cuoi|ban dau)|opening balance|closing balance|total|balance b\/?f)\b/;

function rowOf(entry: BookEntry, columns: readonly BookColumn[], day: IsoDate | undefined): Outcome {
  const cell = (field: Parameters<typeof bookCell>[2]) => bookCell(entry, columns, field);
  const hasMoney = (['Debit', 'Credit', 'Amount'] as const).some((field) => /\d/.test(cell(field)));
  const isSum = SUMS.test(fold(entry.cells.join(' '))) && (!day || !hasMoney);
  if (isSum) return undefined;
  if (!day && !hasMoney) return cell('Text') ? { more: cell('Text') } : undefined;
  if (!day) return /\d/.test(cell('Date')) ? { reason: 'Không đọc được ngày giao dịch' } : undefined;
  const amount = amountOf(cell('Debit'), cell('Credit'), cell('Amount'), cell('Sign'));
  if (typeof amount !== 'number') return amount;
  const balance = readDong(cell('Balance'));
  const RefNo = kept(cell('RefNo'), REF_LIMIT);
  return {
    row: {
      Date: day,
      Amount: amount,
      ...(RefNo !== '' && { RefNo }),
      Text: kept(cell('Text'), TEXT_LIMIT),
      ...('value' in balance && { Balance: balance.value }),
    },
  };
}

/** Money in above 0, out below: from the two columns, else from the sign of the one. */
function amountOf(out: string, into: string, both: string, sign: string): number | { reason: string } {
  const read = [out, into, both].map((text) => readDong(text));
  const wrong = read.find((cell) => 'fault' in cell && cell.fault !== 'none');
  if (wrong) return { reason: 'Không đọc được số tiền' };
  const [debit = 0, credit = 0, single = 0] = read.map((cell) => ('value' in cell ? cell.value : 0));
  if (debit !== 0 && credit !== 0) return { reason: 'Dòng có cả tiền vào và tiền ra' };
  const isOut = /^(d|dr|debit|no|ghi no|-|ra|tien ra|chi)$/.test(fold(sign));
  const fromOne = isOut ? -Math.abs(single) : single;
  const amount = debit !== 0 ? -Math.abs(debit) : credit !== 0 ? credit : fromOne;
  if (amount === 0) return { reason: 'Thiếu số tiền' };
  return isAmount(Math.abs(amount)) ? amount : { reason: 'Số tiền quá lớn' };
}

/** A text that goes on below belongs to the line above it. */
function append(rows: BankRow[], more: string): void {
  const last = rows.at(-1);
  if (last) last.Text = kept(`${last.Text} ${more}`, TEXT_LIMIT);
}

function kept(text: string, limit: number): string {
  return maskCardNumbers(seenText(text)).replaceAll(/\s+/g, ' ').slice(0, limit).toWellFormed();
}

/** "Trang 2, dòng 14", or "Dòng 14" of a sheet. */
function placeName(at: number, pages: readonly number[] | undefined): string {
  if (!pages) return `Dòng ${at + 1}`;
  const page = pages.findLastIndex((start) => start <= at);
  return `Trang ${page + 1}, dòng ${at - (pages[page] ?? 0) + 1}`;
}

const ACCOUNT = /(?:so tai khoan|so tk|stk|tai khoan so|account (?:no|number))[^0-9]{0,30}(\d[\d ]{4,22}\d)(?!\d|\*)/;

function accountNosIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => ACCOUNT.exec(fold(text))?.[1]?.replaceAll(' ', '') ?? []);
}
