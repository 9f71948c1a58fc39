/** A cash back is announced once and comes in payments; what of a payment goes to which lot stands in the payments of the lots. */
import type { IsoDate, IsoInstant } from '../values/dates.ts';
import type { Method } from './schedule.ts';
import type { Stamped } from './stamped.ts';

/** Types of cash back payments: 1 money, 2 advance, 3 given back to the POS owner, 4 adjustment without money. */
export const CASH_BACK_TYPE = { money: 1, advance: 2, giveBack: 3, adjustment: 4 } as const;

/** Type of a cash back payment. */
export type CashBackType = (typeof CASH_BACK_TYPE)[keyof typeof CASH_BACK_TYPE];

/** Money a parent POS is expected to send on a day. */
export interface CashBack extends Stamped {
  CashBackID: number;
  PosParentID: number;
  Date: IsoDate;
  ExpectedAmount: number;
  Note?: string;
}

/** Money between a parent POS and a fund of the shop, or an adjustment of what the POS has paid ahead. */
export interface CashBackPayment extends Stamped {
  paymentID: number;
  PosParentID: number;
  /** Announcement it belongs to. */
  CashBackID?: number;
  Type: CashBackType;
  /** Đồng, above zero; of an adjustment negative when the POS has paid less than was booked. */
  Amount: number;
  Method?: Method;
  BankCardID?: number;
  PaidAt: IsoInstant;
  BusinessDate: IsoDate;
  RefNo?: string;
  Reason?: string;
  Note?: string;
  /** 1 in force, 2 cancelled. */
  Status: 1 | 2;
  CancelReason?: string;
  CancelledBy?: number;
  CancelledAt?: IsoInstant;
  EntryID: number;
}

/** Đồng by which a payment raises what the POS has paid; negative for what was given back. */
export function paidBy(payment: Pick<CashBackPayment, 'Type' | 'Amount'>): number {
  return payment.Type === CASH_BACK_TYPE.giveBack ? -payment.Amount : payment.Amount;
}
