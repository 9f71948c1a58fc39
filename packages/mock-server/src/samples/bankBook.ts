import type { PdfReading } from '../core/files/uploadedFile.ts';
import type { BankRow } from '../core/records/bankBook.ts';
import { displayDate } from '../core/values/dates.ts';
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
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return utf8(
    `\ufeff${bankBookCells(head, rows)
      .map((cells) => cells.map(quoted).join(';'))
      .join('\r\n')}`,
  );
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

function grouped(amount: number): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.');
}
