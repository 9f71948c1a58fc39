/** A payment or adjustment of a debt is a document of its own: it may be cancelled, never altered. */
import type { Approval } from './approval.ts';
import type { IsoDate, IsoInstant } from '../values/dates.ts';
import type { Method } from './schedule.ts';
import type { Stamped } from './stamped.ts';

/** Whose debt: 1 customer, 2 partner, 3 collaborator, 4 POS. */
export const PARTY_TYPE = { customer: 1, partner: 2, aff: 3, pos: 4 } as const;

/** Kind of party. */
export type PartyType = (typeof PARTY_TYPE)[keyof typeof PARTY_TYPE];

/** Kinds of debt documents: 1 payment, 2 payment by card, 3 adjustment, 5 payment of reciprocal shares, 6 offset; 0 and 4 are derived. */
export const DEBT_KIND = { payment: 1, card: 2, adjustment: 3, reciprocal: 5, offset: 6 } as const;

/** Kind of a debt document. */
export type DebtKind = (typeof DEBT_KIND)[keyof typeof DEBT_KIND];

/** What a debt is adjusted for: 1 a discount for the customer, 2 any other adjustment; each is a line of the result (domain §2(p)). */
export const ADJUST_KIND = { discount: 1, adjustment: 2 } as const;

/** Kind of an adjustment. */
export type AdjustKind = (typeof ADJUST_KIND)[keyof typeof ADJUST_KIND];

/** Part of a payment that goes to one order; 0 is the debt outside any order. */
export interface Allocation {
  ScheduleID: number;
  Amount: number;
}

/** What the other side says a party's balance was on a day; locked, it freezes everything up to it. */
export interface Comparison extends Stamped {
  ComparisonID: number;
  DebtType: PartyType;
  PartyID: number;
  Date: IsoDate;
  /** In our sign: positive, they owe the shop. */
  TheirBalance: number;
  Note?: string;
  IsLocked: boolean;
  /** Who locked it; absent while it is not. */
  LockedBy?: number;
}

/** Statuses of a debt document: an adjustment may wait for a second person, and only one in force is posted. */
export const DEBT_STATUS = { waiting: 0, inForce: 1, cancelled: 2, refused: 3 } as const;

/** Status of a debt document. */
export type DebtStatus = (typeof DEBT_STATUS)[keyof typeof DEBT_STATUS];

/** A debt document. */
export interface Debt extends Stamped, Approval {
  DebtID: number;
  DebtType: PartyType;
  PartyID: number;
  Kind: DebtKind;
  /** Effect on the debt in đồng: a payment is negative. */
  Amount: number;
  /** Of an adjustment; 2 when absent. */
  AdjustKind?: AdjustKind;
  /** Order an adjustment was asked for; its parts follow from it when it is posted. */
  AskedScheduleID?: number;
  Allocations: Allocation[];
  Method?: Method;
  BankCardID?: number;
  /** Cash that the customer handed over, in đồng; what is over the payment was given back. */
  CashGiven?: number;
  /** Swipe of a payment by card. */
  LogWithdrawalId?: number;
  /** Of an offset: 1 a customer, 2 the party's own orders, 4 a POS. */
  OffsetType?: 1 | 2 | 4;
  /** Customer or POS of the offset. */
  OffsetID?: number;
  /** Of an offset: what of it each order of the party that owed was relieved of. */
  OffsetAllocations?: Allocation[];
  PaidAt: IsoInstant;
  BusinessDate: IsoDate;
  RefNo?: string;
  Reason?: string;
  Note?: string;
  Status: DebtStatus;
  CancelReason?: string;
  CancelledBy?: number;
  CancelledAt?: IsoInstant;
  /** Entry it posted; absent while it waits and when it was refused. */
  EntryID?: number;
}
