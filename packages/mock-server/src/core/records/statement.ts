/** Of a bank's PDF its rows are kept, not the file; whether a row is paid is read from the lot payment it points at. */
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
  /** Rows of the file that could not be read. */
  UnreadRows: number;
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

/** What makes two rows the same sale: terminal, day, approval code and amount; without an approval code, lot, invoice and card instead. */
export function rowKey({ TID, Date, ApprovalCode, Amount, LotNo, InvoiceNo, CardMasked }: StatementRow): string {
  const told = ApprovalCode ?? `${LotNo ?? ''}/${InvoiceNo ?? ''}/${CardMasked ?? ''}`;
  return `${TID}|${Date}|${told}|${Amount}`;
}
