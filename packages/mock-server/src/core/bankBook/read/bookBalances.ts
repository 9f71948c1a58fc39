/** Opening and closing balance are what the file says in words, else what its running balance and lines give. */
import type { PdfPiece } from '../../files/uploadedFile.ts';
import type { BankRow } from '../../records/bankBook.ts';
import { readDong } from '../../statements/read/statementMoney.ts';
import { textOf } from '../../statements/read/statementTable.ts';
import { fold } from '../../values/text.ts';

/** Balances of a statement, đồng; absent where the file does not tell. */
export interface BookBalances {
  opening?: number;
  closing?: number;
}

const OPENING = /\b(so du (dau|ban dau|dau ky|dau ngay)|opening balance|balance b\/?f|beginning balance)\b/;
const CLOSING = /\b(so du (cuoi|cuoi ky|cuoi ngay|hien tai)|closing balance|ending balance|balance c\/?f)\b/;

/** Balances of a statement. */
export function balancesOf(lines: readonly (readonly PdfPiece[])[], rows: readonly BankRow[]): BookBalances {
  const running = runningOf(rows);
  return {
    opening: saidIn(lines, OPENING) ?? running?.opening,
    closing: saidIn(lines.toReversed(), CLOSING) ?? running?.closing,
  };
}

/** The amount that follows such words on the first line that has them. */
function saidIn(lines: readonly (readonly PdfPiece[])[], words: RegExp): number | undefined {
  for (const line of lines) {
    const found = words.exec(fold(textOf(line)));
    if (!found) continue;
    const after = fold(textOf(line)).slice(found.index + found[0].length);
    const amount = /[-(]?\d[\d.,' ]*\d\)?|\d/.exec(after.replace(/\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/g, ''));
    const read = readDong(amount?.[0]);
    if ('value' in read) return read.value;
  }
  return undefined;
}

/** Where every line tells the balance after it, and the lines follow each other, oldest or newest first. */
function runningOf(rows: readonly BankRow[]): Required<BookBalances> | undefined {
  for (const order of [rows, rows.toReversed()]) {
    const follows = order.every(({ Balance, Amount }, place) => {
      const before = place === 0 ? (Balance ?? 0) - Amount : order[place - 1]?.Balance;
      return Balance !== undefined && before !== undefined && before + Amount === Balance;
    });
    const [first, last] = [order[0], order.at(-1)];
    if (follows && first?.Balance !== undefined && last?.Balance !== undefined)
      return { opening: first.Balance - first.Amount, closing: last.Balance };
  }
  return undefined;
}
