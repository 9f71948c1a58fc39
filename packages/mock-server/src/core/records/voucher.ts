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
  status: ActiveStatus;
}

/** An income or expense voucher. */
export interface Voucher extends Stamped, Approval {
  /** Counted over all shops. */
  paymentID: number;
  /** `PT000001` or `PC000001`, counted per shop. */
  Code: string;
  type: VoucherKind;
  ConfigID: number;
  Amount: number;
  Method: Method;
  BankCardID?: number;
  PartyType?: PartyType;
  PartyID?: number;
  PartyName: string;
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

/** Index key of what one person wrote in one category on one day. */
export function writtenKey({ ConfigID, CreatedBy, CreatedDate }: Voucher): string {
  return `${ConfigID}|${CreatedBy}|${businessDateOf(CreatedDate)}`;
}
