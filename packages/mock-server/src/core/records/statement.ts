/** Of a bank's PDF its rows are kept, not the file; whether a row is paid is read from the lot payment it points at. */
import type { Schemas } from '@so-the/api-client';
import type { IsoDate } from '../values/dates.ts';
import type { Stamped } from './stamped.ts';

/** Statuses of a row (domain §4); `paid` is derived. */
export const PDF_LINE_STATUS = { unmatched: 0, automatic: 1, byHand: 2, ignored: 3, paid: 4 } as const;

/** Status of a row. */
export type PdfLineStatus = (typeof PDF_LINE_STATUS)[keyof typeof PDF_LINE_STATUS];

/** A statement that was uploaded. */
export interface Statement extends Stamped {
  FileID: number;
  Name: string;
  /** SHA-256 of the file in hex: the same file is taken once. */
  Hash: string;
  PosID: number;
  BankID?: number;
  FromDate?: IsoDate;
  ToDate?: IsoDate;
  /** Lines of the file that look like a row and could not be read. */
  UnreadLines: readonly UnreadLine[];
}

/** What people taught of a bank's statements in one shop. */
export interface StatementLayout extends Stamped {
  LayoutID: number;
  BankID: number;
  /** Titles as they were printed, each with what its cells say. */
  Columns: readonly TaughtColumn[];
}

/** A title and what the cells below it say. */
export interface TaughtColumn {
  Title: string;
  Field: Schemas['StatementField'];
}

/** A line of a statement that nobody could read, to be looked at. */
export interface UnreadLine {
  /** Where it stands: "Trang 2, dòng 14". */
  Place: string;
  /** What it says, card numbers masked. */
  Text: string;
  /** The word that could not be read; absent where a cell is empty. */
  Word?: string;
  /** Why, in Vietnamese. */
  Reason: string;
}

/** What one row of a statement says. */
export interface StatementRow {
  Date: IsoDate;
  TID: string;
  LotNo?: string;
  InvoiceNo?: string;
  ApprovalCode?: string;
  CardMasked?: string;
  /** Đồng. */
  Amount: number;
  Fee: number;
  /** Amount − Fee: what the bank paid. */
  Net: number;
}

/** A row of a statement and what it was matched with. */
export interface StatementLine extends Stamped, StatementRow {
  LineID: number;
  FileID: number;
  /** 0 Chưa khớp, 1 Khớp tự động, 2 Khớp tay, 3 Bỏ qua. */
  Status: Exclude<PdfLineStatus, 4>;
  /** Swipe it was matched with. */
  LogWithdrawalID?: number;
  /** Lot payment it was paid by; while that is in force the row is paid. */
  PayNumberLoID?: number;
  Note?: string;
}

/** What may be one sale stands under one key, the content of a line alone: terminal, day and amount (domain §2(g)). */
export function saleKey({ TID, Date, Amount }: StatementRow): string {
  return `${plainCode(TID)}|${Date}|${Amount}`;
}

/** A code as it is compared: capitals, without the zeros before a number, which a spreadsheet drops. */
export function plainCode(code: string | undefined): string | undefined {
  return code?.toUpperCase().replace(/^0+(?=\d)/, '');
}

/** Whether two rows of one {@link saleKey} are one sale, two sales, or cannot be told apart. */
export function likenessOf(one: StatementRow, other: StatementRow): 'same' | 'other' | 'unknown' {
  const code = isAlike(plainCode(one.ApprovalCode), plainCode(other.ApprovalCode));
  const invoice = isAlike(plainCode(one.InvoiceNo), plainCode(other.InvoiceNo));
  const lot = isAlike(plainCode(one.LotNo), plainCode(other.LotNo));
  if (code || (invoice && lot !== false)) return 'same';
  const card = isAlike(lastDigits(one), lastDigits(other));
  if ([code, invoice, lot, card].includes(false)) return 'other';
  return isBare(one) && isBare(other) ? 'same' : 'unknown';
}

/** Undefined where only one of the two says it. */
function isAlike(one: string | undefined, other: string | undefined): boolean | undefined {
  return one === undefined || other === undefined ? undefined : one === other;
}

/** A row that has neither approval code nor invoice. */
function isBare({ ApprovalCode, InvoiceNo }: StatementRow): boolean {
  return !ApprovalCode && !InvoiceNo;
}

function lastDigits({ CardMasked }: StatementRow): string | undefined {
  return CardMasked?.slice(-4);
}
