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

/** What makes two rows the same sale (domain §2(g)): terminal, day, amount and approval code; absent without a code. */
export function rowCode({ TID, Date, ApprovalCode, Amount }: StatementRow): string | undefined {
  return ApprovalCode && `${TID}|${Date}|${ApprovalCode.toUpperCase()}|${Amount}`;
}

/** What does so too: terminal, day, amount and the invoice of the lot; the card where a row has neither code nor invoice. */
export function rowSlip({ TID, Date, ApprovalCode, Amount, LotNo, InvoiceNo, CardMasked }: StatementRow) {
  if (!InvoiceNo && ApprovalCode) return undefined;
  return `${TID}|${Date}|${LotNo ?? ''}/${InvoiceNo ?? `card ${CardMasked ?? ''}`}|${Amount}`;
}
