/** A slip is kept as somebody confirmed it, and tells of one swipe at most. */
import type { Schemas } from '@so-the/api-client';
import type { Stamped } from './stamped.ts';

/** What a slip says; a field that could not be read is absent. */
export type BillFacts = Schemas['BillFacts'];

/** Statuses of a slip (domain §3 Bill). */
export const BILL_STATUS = { draft: 0, confirmed: 1, duplicate: 2, cancelled: 3 } as const;

/** Status of a slip. */
export type BillStatus = (typeof BILL_STATUS)[keyof typeof BILL_STATUS];

/** A kept slip. */
export interface Bill extends Stamped, BillFacts {
  BillID: number;
  /** Swipe it is the slip of; a draft may have none. */
  LogWithdrawalID?: number;
  /** Picture. */
  FileID?: number;
  /** What was read in the picture, as JSON. */
  OcrJson?: string;
  /** 1 typed, 2 read in a picture, 3 from a PDF statement. */
  Source: 1 | 2 | 3;
  Status: BillStatus;
  CancelReason?: string;
  Note?: string;
}

/** What tells a slip from any other: terminal, lot, invoice, amount and day; absent while one of them is unknown. */
export function billKey(bill: BillFacts): string | undefined {
  const { TID, LotNo, InvoiceNo, Amount, SwipedAt } = bill;
  if (!TID || !InvoiceNo || !Amount || !SwipedAt) return undefined;
  return `${TID}|${LotNo ?? ''}|${InvoiceNo}|${Amount}|${SwipedAt.slice(0, 10)}`;
}
