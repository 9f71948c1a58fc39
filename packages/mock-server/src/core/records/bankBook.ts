/** Of a bank account's statement its lines are kept, each once; whether one is matched is read from the entry or voucher it points at. */
import type { IsoDate } from '../values/dates.ts';
import type { Stamped } from './stamped.ts';
import type { UnreadLine } from './statement.ts';

/** States of a line (domain §2(q)): all but `aside` are derived. */
export const BANK_LINE_STATUS = { unknown: 0, proposed: 1, choose: 2, matched: 3, waiting: 4, aside: 5 } as const;

/** State of a line. */
export type BankLineStatus = (typeof BANK_LINE_STATUS)[keyof typeof BANK_LINE_STATUS];

/** What one line of a bank account's statement says. */
export interface BankRow {
  Date: IsoDate;
  /** Đồng: money in above 0, money out below, never 0. */
  Amount: number;
  /** Reference as printed. */
  RefNo?: string;
  /** What the bank wrote, card numbers masked. */
  Text: string;
  /** Balance after it as printed. */
  Balance?: number;
}

/** A statement of an account that was uploaded. */
export interface BankStatement extends Stamped {
  StatementID: number;
  BankCardID: number;
  Name: string;
  /** SHA-256 of the file in hex: the same file is taken once. */
  Hash: string;
  FromDate: IsoDate;
  ToDate: IsoDate;
  OpeningBalance: number;
  ClosingBalance: number;
  /** All its lines, those that another statement brought first included. */
  BankLineIDs: readonly number[];
  UnreadLines: readonly UnreadLine[];
}

/** A line and what it was matched with. */
export interface BankLine extends Stamped, BankRow {
  LineID: number;
  BankCardID: number;
  /** Statement that brought it first. */
  StatementID: number;
  /** Entry it was matched with; none once that is cancelled. */
  EntryID?: number;
  /** Voucher made from it; while that waits the line waits, once it is booked its entry is the match. */
  VoucherID?: number;
  /** Why it was set aside. */
  Reason?: string;
}

/** Lines that may be one stand under one key: account, day and amount. */
export function bankLineKey({ BankCardID, Date, Amount }: Pick<BankLine, 'BankCardID' | 'Date' | 'Amount'>): string {
  return `${BankCardID}|${Date}|${Amount}`;
}
