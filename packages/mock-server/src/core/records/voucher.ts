/** Money in and out beside orders and debts is a voucher of a category; once booked it is cancelled, never altered. */
import { businessDateOf, type IsoDate, type IsoInstant } from '../values/dates.ts';
import type { Approval } from './approval.ts';
import type { Allocation, PartyType } from './debt.ts';
import type { ActiveStatus } from './people.ts';
import type { Method } from './schedule.ts';
import type { Stamped } from './stamped.ts';

/** Kinds of vouchers: 1 income (Thu), 2 expense (Chi). */
export const VOUCHER_KIND = { income: 1, expense: 2 } as const;

/** Kind of a voucher. */
export type VoucherKind = (typeof VOUCHER_KIND)[keyof typeof VOUCHER_KIND];

/** Kinds of vouchers, transfers between own funds among them: those bring nothing in or out (domain §2(q)). */
export const ANY_VOUCHER_KIND = { ...VOUCHER_KIND, transfer: 3 } as const;

/** Kind of any voucher. */
export type AnyVoucherKind = (typeof ANY_VOUCHER_KIND)[keyof typeof ANY_VOUCHER_KIND];

/** Statuses of a voucher: only `booked` is posted (domain §4). */
export const VOUCHER_STATUS = { waiting: 0, booked: 1, cancelled: 2, refused: 3 } as const;

/** Status of a voucher. */
export type VoucherStatus = (typeof VOUCHER_STATUS)[keyof typeof VOUCHER_STATUS];

/** A category of vouchers of a shop, or of the company. */
export interface VoucherType extends Stamped {
  ConfigID: number;
  name: string;
  type: VoucherKind;
  /** Whether its vouchers count in the business result. */
  IsBusinessResult: boolean;
  /** Kind of party whose debt its vouchers settle: 1 with income, 3 with expenses. */
  PartyType?: 1 | 3;
  /** Whether its vouchers take in service fees, each of which is earned once (domain §2(q)). Default: it does not. */
  IsServiceFee?: boolean;
  status: ActiveStatus;
}

/** An income or expense voucher, or a transfer between own funds. */
export interface Voucher extends Stamped, Approval {
  /** Counted over all shops. */
  paymentID: number;
  /** `PT000001`, `PC000001` or `CQ000001`, counted per shop. */
  Code: string;
  type: AnyVoucherKind;
  /** Category; a transfer has none. */
  ConfigID?: number;
  Amount: number;
  Method: Method;
  BankCardID?: number;
  /** Kind of the fund a transfer comes to; of a transfer alone. */
  ToMethod?: Method;
  /** Account a transfer comes to. */
  ToBankCardID?: number;
  PartyType?: PartyType;
  PartyID?: number;
  PartyName: string;
  /** Order whose fee it takes in. */
  ScheduleID?: number;
  /** Day it is posted on. */
  VoucherDate: IsoDate;
  Description: string;
  Attachment?: string;
  Status: VoucherStatus;
  CancelReason?: string;
  CancelledBy?: number;
  CancelledAt?: IsoInstant;
  /** Orders a customer's payment went to. */
  Allocations?: Allocation[];
  /** Entry it posted, once booked. */
  EntryID?: number;
}

/** A voucher that brings money in or takes it out by a category. */
export type TypedVoucher = Voucher & { type: VoucherKind; ConfigID: number };

/** Whether a voucher is an income or an expense, and no transfer between own funds. */
export function hasVoucherType(voucher: Voucher): voucher is TypedVoucher {
  return voucher.type !== ANY_VOUCHER_KIND.transfer;
}

/** Index key of what one person wrote in one category on one day. */
export function writtenKey({
  ConfigID,
  CreatedBy,
  CreatedDate,
}: Pick<Voucher, 'ConfigID' | 'CreatedBy' | 'CreatedDate'>): string {
  return `${ConfigID ?? 0}|${CreatedBy}|${businessDateOf(CreatedDate)}`;
}
