/** Shops, the people who work in them, what each may do, and the log of what each did. */
import type { ActionID, MenuID } from '../values/menus.ts';
import type { IsoDate, IsoInstant } from '../values/dates.ts';
import type { FeeStep } from '../values/fees.ts';
import type { Stamped } from './stamped.ts';

/** When a collaborator's commission is owed: once the order is settled, or once its customer paid it in full (domain §2(q)). */
export const COMMISSION_WHEN = { settled: 1, paid: 2 } as const;

/** When a commission is owed. */
export type CommissionWhen = (typeof COMMISSION_WHEN)[keyof typeof COMMISSION_WHEN];

/** A shop, or the company (−111). */
export interface Shop extends Stamped {
  ShopName: string;
  /** Short unique code, such as `CH0001`. */
  Code: string;
  ShopAddress?: string;
  ShopPhone?: string;
  AccountBank?: string;
  AccountOwner?: string;
  BankCode?: string;
  OwnerUserID: number;
  /** Last day the shop may write; reading stays allowed. */
  ExpiredDate: IsoDate;
  /** First day of the books; the day the shop was opened when absent. */
  FirstDate?: IsoDate;
  /** Days up to this one are closed: nothing may be posted on them. */
  LockDate?: IsoDate;
  /** The customer's fee is rounded to this many đồng. */
  RoundFeeTo: FeeStep;
  /** How many days ahead due cards are announced. */
  NotifyDays: number;
  /** Round amounts from this many đồng ask for papers (W09); absent switches the rule off. */
  RoundAmountFrom?: number;
  /** Typed amounts below this many đồng are asked about once; absent: 100.000. */
  SmallAmountBelow?: number;
  /** Rates of fee revenue in the book of fees, thousandths of a percent; absent: no column. */
  VatPercent?: number;
  PitPercent?: number;
  /** Adjustments of a debt that come to this many đồng need a second person; absent: 5.000.000. */
  AdjustApprovalFrom?: number;
  /** What happens when money leaves a fund that holds less: 1 refused, 2 a reason is asked for (when absent), 3 it passes. */
  NegativeFunds?: 1 | 2 | 3;
  /** When the commission of orders that are settled from now on is owed; absent: with the settlement. */
  CommissionWhen?: CommissionWhen;
  /** Vouchers of one category that come to this many đồng need a second person; absent: 10.000.000. */
  VoucherApprovalFrom?: number;
  /** Whether what needs two persons waits for the second; absent: it does. */
  TwoPersons?: boolean;
  /** 1 working, 0 stopped. */
  Status: 0 | 1;
}

/** Groups of staff: 1 owner, 2 manager, 3 accountant, 4 cashier, 5 treasurer. */
export type GroupID = 1 | 2 | 3 | 4 | 5;

/** A user; staff are users. */
export interface User extends Stamped {
  UserID: number;
  UserName: string;
  /** `pbkdf2$rounds$salt$hash`. */
  PasswordHash: string;
  FullName: string;
  Phone?: string;
  Email?: string;
  CCCD?: string;
  GroupID: GroupID;
  /** Shops the user may work in; −111 opens the company view. */
  ShopIDs: number[];
  /** Owner whose shops these are; an owner's own number for the owner. */
  OwnerUserID: number;
  ExpiredDate: IsoDate;
  /** Code by which the user refers others. */
  ReferCode: string;
  /** User whose code was given at registration. */
  ReferrerUserID?: number;
  FailedLogins: number;
  LockedUntil?: IsoInstant;
  /** Who unlocked the account, raised its rights or gave it a password, and when they last did. */
  Empowered?: readonly { By: number; At: IsoInstant }[];
  /** 1 working, 0 left, 2 suspended. */
  Status: 0 | 1 | 2;
}

/** A login: the token itself is never kept, only its hash. */
export interface Session {
  SessionID: number;
  TokenHash: string;
  UserID: number;
  IssuedAt: IsoInstant;
  ExpiresAt: IsoInstant;
  RevokedAt?: IsoInstant;
}

/** Wrong logins with names nobody has, by a hash of the name. */
export interface LoginTry {
  SlotID: number;
  Failures: number;
  LockedUntil?: IsoInstant;
}

/** What one member of staff may do in one menu. */
export interface Permission {
  PermissionID: number;
  StaffID: number;
  MenuID: MenuID;
  ActionIDs: ActionID[];
}

/** One line of the action log; append-only. */
export interface LogAction {
  LogID: number;
  ShopID: number;
  UserID: number;
  MenuID: MenuID;
  ActionID: ActionID;
  RefID?: number;
  Note: string;
  /** Operation of the contract that did it; absent for what the seed reports. */
  Call?: string;
  /** Line of the same action that is shown instead of this one. */
  PartOf?: number;
  /** Order that all of it belongs to. */
  ScheduleID?: number;
  /** Customer that all of it belongs to. */
  CustomerID?: number;
  /** Card that was changed. */
  CardDataID?: number;
  /** Whether it is a document of the customer's debt. */
  IsDebt?: boolean;
  /** Whether the right was missing and nothing was done. */
  Denied?: boolean;
  /** JSON of the changed fields before, masked. */
  OldValue?: string;
  /** JSON of the changed fields after, masked. */
  NewValue?: string;
  At: IsoInstant;
}
