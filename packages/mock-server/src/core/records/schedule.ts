/** An order keeps its terms and the lines of money people entered; every total is read from the ledger. */
import type { Schemas } from '@so-the/api-client';
import type { TypeCard } from '../values/cardTypes.ts';
import { compareMoments, type IsoDate, type IsoInstant } from '../values/dates.ts';
import type { CommissionWhen } from './account.ts';
import type { Stamped } from './stamped.ts';

/** Services: 1 Đáo hạn, 2 Rút tiền, 3 Đáo + Rút. */
export type ServiceType = 1 | 2 | 3;

/** Partner's part in an order: 0 none, 1 our card on a partner's POS, 2 partner's card on our POS, 3 reciprocal (domain §2(d)). */
export type PartnerMode = 0 | 1 | 2 | 3;

/** Statuses of an order (domain §4). */
export const SCHEDULE_STATUS = {
  appointment: 0,
  ready: 1,
  working: 2,
  transferring: 3,
  done: 4,
  cancelled: 5,
} as const;

/** Status of an order. */
export type ScheduleStatus = (typeof SCHEDULE_STATUS)[keyof typeof SCHEDULE_STATUS];

/** Statuses of a line of money: only `done` posts (domain §4). */
export const LINE_STATUS = { waiting: 0, done: 1, failed: 2, cancelled: 3 } as const;

/** Status of a line of money. */
export type LineStatus = (typeof LINE_STATUS)[keyof typeof LINE_STATUS];

/** How money moves: 1 cash, 2 transfer. */
export type Method = 1 | 2;

/** An appointment, and the order it becomes. */
export interface Schedule extends Stamped {
  ScheduleID: number;
  /** `HD000001`, counted per shop. */
  Code: string;
  ServiceType: ServiceType;
  CustomerID: number;
  CardDataID: number;
  AffID?: number;
  PartnerID?: number;
  PartnerMode: PartnerMode;
  AppointmentDate: IsoInstant;
  /** Sum asked for, in đồng. */
  Amount: number;
  /** Thousandths of a percent. */
  CustomerFeePercent: number;
  /** Fixed surcharge in đồng. */
  ExtraFee: number;
  /** 1 taken out of the money sent, 2 collected separately. */
  FeeMode: 1 | 2;
  StaffID: number;
  IsHighlight: boolean;
  /** Flags that were set aside, each as it stood then. */
  DismissedWarnings?: readonly DismissedWarning[];
  Note?: string;
  CancelReason?: string;
  CompletedDate?: IsoInstant;
  Status: ScheduleStatus;
}

/** A flag of an order that a person set aside. */
export interface DismissedWarning {
  Code: Schemas['OrderWarningCode'];
  /** Amount concerned when it was set aside, in đồng; a larger one shows again. */
  Amount: number;
  Reason: string;
  UserID: number;
  At: IsoInstant;
}

/** Kinds of money lines: 1 into the card, 2 from the customer, 3 to the customer. */
export const LINE_KIND = { payCard: 1, topUp: 2, send: 3 } as const;

/** Kind of a money line. */
export type LineKind = (typeof LINE_KIND)[keyof typeof LINE_KIND];

/** One movement between a fund and a customer or card. */
export interface MoneyLine extends Stamped {
  PaymentID: number;
  Kind: LineKind;
  ScheduleID: number;
  Amount: number;
  Method: Method;
  BankCardID?: number;
  TargetAccount?: string;
  PaidAt: IsoInstant;
  BusinessDate: IsoDate;
  RefNo?: string;
  Note?: string;
  /** Cash that the customer handed over, in đồng; what is over the amount was given back. */
  CashGiven?: number;
  /** Rules W12 and W13 it breaks; absent when none. */
  RuleWarnings?: RuleWarning[];
  /** Why it was booked all the same. */
  OverrideReason?: string;
  Status: LineStatus;
  CancelReason?: string;
  CancelledBy?: number;
  CancelledAt?: IsoInstant;
  /** Entry it posted, once done. */
  EntryID?: number;
}

/** A rule a swipe broke, as it was shown. */
export type RuleWarning = Schemas['SwipeWarning'];

/** One swipe; its rates are frozen as they were when it was entered. */
export interface Swipe extends Stamped {
  logWithdrawalId: number;
  /** Order it belongs to; absent when a debt is paid by card. */
  ScheduleID?: number;
  /** Debt payment it belongs to. */
  DebtID?: number;
  CardDataID?: number;
  PosID?: number;
  PosPartnerID?: number;
  TypeCard: TypeCard;
  Amount: number;
  PosFeePercent: number;
  PosFee: number;
  CustomerFeePercent: number;
  AffPercent: number;
  PartnerID?: number;
  PartnerFeePercent: number;
  PartnerFee: number;
  LotNo?: string;
  /** Lot it is a bill of; absent outside any. */
  NumberLoID?: number;
  InvoiceNo?: string;
  ApprovalCode?: string;
  RefNo?: string;
  Note?: string;
  SwipedAt: IsoInstant;
  BusinessDate: IsoDate;
  RuleWarnings: RuleWarning[];
  OverrideReason?: string;
  ApprovedBy?: number;
  Status: LineStatus;
  CancelReason?: string;
  CancelledBy?: number;
  CancelledAt?: IsoInstant;
  EntryID?: number;
}

/** One step of an order's status; append-only. */
export interface StatusLog {
  LogStatusID: number;
  ShopID: number;
  ScheduleID: number;
  OldStatus: ScheduleStatus;
  Status: ScheduleStatus;
  UserID: number;
  At: IsoInstant;
  Note?: string;
  /** Of a step that settles: the day the settlement is of. */
  SettledDate?: IsoDate;
  /** Of a step that settles: when the commission is owed; absent: with it. */
  CommissionWhen?: CommissionWhen;
}

/** Whether work on an order has begun and is not finished. */
export function isOpen({ IsDeleted, Status }: Schedule): boolean {
  return !IsDeleted && Status >= SCHEDULE_STATUS.ready && Status <= SCHEDULE_STATUS.transferring;
}

/** Orders orders by appointment, then as they were entered. */
export function byAppointment(a: Schedule, b: Schedule): number {
  return compareMoments(a.AppointmentDate, b.AppointmentDate) || a.ScheduleID - b.ScheduleID;
}

/** Whether an order completed a card payment service, which pays the cycle of its card (domain §2(i)). */
export function isCardPaid({ Status, ServiceType, CompletedDate }: Schedule): boolean {
  return Status === SCHEDULE_STATUS.done && ServiceType !== 2 && CompletedDate !== undefined;
}

/** Orders completed orders by when they were, then as they were entered. */
export function byCompletion(a: Schedule, b: Schedule): number {
  return compareMoments(a.CompletedDate ?? '', b.CompletedDate ?? '') || a.ScheduleID - b.ScheduleID;
}

/** Whether an order was neither deleted nor cancelled. */
export function isStanding({ IsDeleted, Status }: Schedule): boolean {
  return !IsDeleted && Status !== SCHEDULE_STATUS.cancelled;
}
