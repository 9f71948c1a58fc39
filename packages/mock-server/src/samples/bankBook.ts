import { amountOn, closingOn, entriesOf } from '../core/ledger/balance.ts';
import { isUndone } from '../core/bankBook/lineState.ts';
import { referenceOf } from '../core/bankBook/matchBankLine.ts';
import { accounts } from '../core/records/accounts.ts';
import type { World } from '../core/store/world.ts';
import { addDays, displayDate } from '../core/values/dates.ts';
import type { PdfReading } from '../core/files/uploadedFile.ts';
import type { BankRow } from '../core/records/bankBook.ts';
import { utf8 } from '../core/values/sha256.ts';

/** What a sample statement of an account is headed with. */
export interface BankBookHead {
  bankName: string;
  accountNo: string;
  /** Balance before the first row, đồng. */
  opening: number;
}

/** Points a column of a sheet is taken to be wide, and how many its cells fill, as sheets are read. */
const COLUMN = { step: 100, filled: 90 };

/** Cells of a statement of an account as a bank's program writes them, oldest first, balances included. */
export function bankBookCells({ bankName, accountNo, opening }: BankBookHead, rows: readonly BankRow[]): string[][] {
  let balance = opening;
  const lines = rows.map(({ Date, Amount, RefNo = '', Text }) => {
    balance += Amount;
    const [out, into] = [Amount < 0 ? grouped(-Amount) : '', Amount > 0 ? grouped(Amount) : ''];
    return [displayDate(Date), RefNo, Text, out, into, grouped(balance)];
  });
  return [
    [`${bankName} - SAO KÊ TÀI KHOẢN`],
    [`Số tài khoản: ${accountNo}`],
    ['', '', 'Số dư đầu kỳ', '', '', grouped(opening)],
    ['Ngày giao dịch', 'Số tham chiếu', 'Nội dung', 'Ghi nợ', 'Ghi có', 'Số dư'],
    ...lines,
    ['', '', 'Số dư cuối kỳ', '', '', grouped(balance)],
  ];
}

/** The same as a file of values parted by semicolons. */
export function bankBookCsv(head: BankBookHead, rows: readonly BankRow[]): Uint8Array {
  const lines = bankBookCells(head, rows).map((cells) => cells.map(quoted).join(';'));
  return utf8(`\ufeff${lines.join('\r\n')}`);
}

/** What reading {@link bankBookCsv} finds, without writing and opening it. */
export function bankBookReading(head: BankBookHead, rows: readonly BankRow[]): PdfReading {
  const lines = bankBookCells(head, rows).map((cells) =>
    cells.flatMap((text, place) =>
      text === '' ? [] : [{ text, from: place * COLUMN.step, to: place * COLUMN.step + COLUMN.filled }],
    ),
  );
  return { ok: true, type: 'text/csv', lines };
}

/** The file {@link bankBookCsv} with what reading it finds, as the engine is given it. */
export function bankBookFile(head: BankBookHead, rows: readonly BankRow[], name = 'sao-ke-tai-khoan.csv') {
  return { name, type: 'text/csv', bytes: bankBookCsv(head, rows), pdf: bankBookReading(head, rows) };
}

/**
 * A statement of an account to try: its entries of so many last days that it has `least` lines, and a fee and interest
 * that nobody entered. What was cancelled is not on it, and the first few the bank booked a day later without a reference.
 */
export function sampleBankBook(
  world: World,
  BankCardID: number,
  least: number,
): { head: BankBookHead; rows: BankRow[] } {
  const card = world.bankCards.get(BankCardID);
  const [shopId, account] = [card?.ShopID ?? 0, accounts.bank(BankCardID)];
  const entries = entriesOf(world, shopId, account).filter((entry) => !isUndone(world, entry));
  const from = entries.at(-(least - STRANGE.length))?.BusinessDate ?? entries[0]?.BusinessDate ?? '';
  const told = entries.filter(({ BusinessDate }) => BusinessDate >= from);
  const Date = told.at(-1)?.BusinessDate ?? from;
  const rows: BankRow[] = told.map((entry, place) => ({
    Date: place < LATE ? addDays(entry.BusinessDate, 1) : entry.BusinessDate,
    Amount: amountOn(entry, account),
    RefNo: place < LATE ? undefined : referenceOf(world, entry),
    Text: entry.Description,
  }));
  for (const row of STRANGE) rows.push({ ...row, Date });
  return {
    head: {
      bankName: card?.BankCode ?? '',
      accountNo: card?.AccountNo ?? '',
      opening: closingOn(world, shopId, account, addDays(from, -1)),
    },
    rows: rows.toSorted((a, b) => (a.Date < b.Date ? -1 : Number(a.Date > b.Date))),
  };
}

/** Lines that the bank booked a day later. */
const LATE = 3;

/** What a bank books by itself. */
const STRANGE = [
  { Amount: -11_000, Text: 'PHI QUAN LY TAI KHOAN T11' },
  { Amount: 22_500, Text: 'LAI TIEN GUI T11' },
];

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

function grouped(amount: number): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.');
}
