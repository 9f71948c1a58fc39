/** A row counts only if it can be read whole: date, terminal, amount, and amount less fee equal to what was paid. */
import { maskedCard } from '../bills/cardMask.ts';
import { holdsCardNumber } from '../values/cardNumbers.ts';
import { isIsoDate, type IsoDate } from '../values/dates.ts';
import type { PdfPiece } from '../files/uploadedFile.ts';
import { isAmount, isAmountOrZero } from '../values/money.ts';
import type { StatementRow } from '../records/statement.ts';
import { fold } from '../values/text.ts';

type Column = 'Date' | 'TID' | 'LotNo' | 'InvoiceNo' | 'ApprovalCode' | 'Card' | 'Amount' | 'Fee' | 'Net';
type Line = readonly PdfPiece[];

/** Headings of the columns as banks print them, folded; the first that fits names the column. */
const HEADINGS: readonly [Column, RegExp][] = [
  ['Date', /^(ngay|date|trans date)/],
  ['TID', /^(tid|ma may|ma thiet bi|terminal)/],
  ['LotNo', /^(so lo|lo$|batch)/],
  ['InvoiceNo', /^(so h\.?d|so hoa don|hoa don|invoice|trace)/],
  ['ApprovalCode', /^(ma chuan chi|chuan chi|appr)/],
  ['Card', /^(so the|the$|card)/],
  ['Net', /^(thuc nhan|so tien ve|tien ve|net)/],
  ['Fee', /^(phi|fee|chiet khau)/],
  ['Amount', /^(so tien|amount|gia tri)/],
];

/** Rows of a statement, and how many looked like one and could not be read. */
export interface ParsedStatement {
  rows: StatementRow[];
  unread: number;
}

/** Reads the table of a statement; undefined when the text has none. */
export function parseRows(lines: readonly Line[]): ParsedStatement | undefined {
  let columns: Map<Column, PdfPiece> | undefined;
  const parsed: ParsedStatement = { rows: [], unread: 0 };
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading) {
      columns = heading;
      continue;
    }
    const cells = columns && cellsOf(line, columns);
    if (!cells?.get('Date') || !/\d/.test(cells.get('TID') ?? '')) continue;
    const row = rowOf(cells);
    if (row) parsed.rows.push(row);
    else parsed.unread += 1;
  }
  return columns && parsed;
}

/** The columns of a line that is a heading: it names at least day, terminal and amount. */
function headingOf(line: Line): Map<Column, PdfPiece> | undefined {
  const columns = new Map<Column, PdfPiece>();
  for (const piece of line) {
    const folded = fold(piece.text);
    const column = HEADINGS.find(([name, words]) => !columns.has(name) && words.test(folded))?.[0];
    if (column) columns.set(column, piece);
  }
  return columns.has('Date') && columns.has('TID') && columns.has('Amount') ? columns : undefined;
}

/** Each piece belongs to the column whose heading it stands under, or nearest to. */
function cellsOf(line: Line, columns: ReadonlyMap<Column, PdfPiece>): Map<Column, string> {
  const cells = new Map<Column, string>();
  for (const piece of line) {
    let best: [Column | undefined, number] = [undefined, Infinity];
    for (const [column, heading] of columns) {
      const gap = Math.max(heading.from - piece.to, piece.from - heading.to);
      if (gap < best[1]) best = [column, gap];
    }
    const [column] = best;
    if (column) cells.set(column, `${cells.get(column) ?? ''} ${piece.text}`.trim());
  }
  return cells;
}

function rowOf(cells: ReadonlyMap<Column, string>): StatementRow | undefined {
  const date = dateOf(cells.get('Date') ?? '');
  const tid = codeOf(cells.get('TID'), 8);
  const money = moneyOf(cells);
  if (!date || !tid || !money) return undefined;
  return {
    Date: date,
    TID: tid,
    LotNo: codeOf(cells.get('LotNo'), 20),
    InvoiceNo: codeOf(cells.get('InvoiceNo'), 20),
    ApprovalCode: codeOf(cells.get('ApprovalCode'), 6)?.toUpperCase(),
    CardMasked: maskedCard(cells.get('Card') ?? ''),
    ...money,
  };
}

/** Amount, fee and net: of fee and net one may be missing, and the three have to agree. */
function moneyOf(cells: ReadonlyMap<Column, string>): Pick<StatementRow, 'Amount' | 'Fee' | 'Net'> | undefined {
  const Amount = dongOf(cells.get('Amount'));
  const fee = dongOf(cells.get('Fee'));
  const net = dongOf(cells.get('Net'));
  if (Amount === undefined || (fee === undefined && net === undefined)) return undefined;
  const Fee = fee ?? Amount - (net ?? 0);
  const Net = net ?? Amount - Fee;
  return isAmount(Amount) && isAmountOrZero(Fee) && isAmount(Net) && Amount - Fee === Net
    ? { Amount, Fee, Net }
    : undefined;
}

function dongOf(text: string | undefined): number | undefined {
  const plain = text?.replace(/\s*(VND|VNĐ|đ|₫)$/i, '').trim();
  return plain !== undefined && /^\d{1,3}([.,]\d{3})*$|^\d+$/.test(plain)
    ? Number(plain.replaceAll(/[.,]/g, ''))
    : undefined;
}

function dateOf(text: string): IsoDate | undefined {
  const parts = /^(\d{2})[/-](\d{2})[/-](\d{4})/.exec(text);
  const date = parts && `${parts[3]}-${parts[2]}-${parts[1]}`;
  return date && isIsoDate(date) ? date : undefined;
}

/** Letters and digits that are no card number. */
function codeOf(text: string | undefined, length: number): string | undefined {
  const code = text?.replaceAll(/\s/g, '');
  if (!code || code.length > length || holdsCardNumber(code)) return undefined;
  return /^[A-Za-z0-9]+$/.test(code) ? code : undefined;
}
