/** Money between company and shop, and the close of a day, are documents: what was counted and said is kept, what follows from the books is read. */
import { fundAccount } from './accounts.ts';
import type { IsoDate, IsoInstant } from '../values/dates.ts';
import type { Approval } from './approval.ts';
import type { Method } from './schedule.ts';
import type { Stamped } from './stamped.ts';

/** Kinds of money between company and shop: 1 start money, 2 advance, 3 returned. */
export const PUSH_KIND = { start: 1, advance: 2, returned: 3 } as const;

/** Kind of money between company and shop. */
export type PushKind = (typeof PUSH_KIND)[keyof typeof PUSH_KIND];

/** A fund: cash, or a bank account. */
export interface FundRef {
  Method: Method;
  BankCardID?: number;
}

/** Money the company gave a shop, or the shop returned. */
export interface PushMoney extends Stamped {
  PushID: number;
  ToShopID: number;
  Kind: PushKind;
  Amount: number;
  Date: IsoDate;
  FromFund: FundRef;
  ToFund: FundRef;
  Note?: string;
  Status: 1 | 2;
  /** Its entries in the company's books and in the shop's. */
  EntryIDs: number[];
}

/** So many notes of one value. */
export interface Denomination {
  Value: number;
  Count: number;
}

/** The close of a day of one fund. */
export interface DayClose extends Stamped, Approval, FundRef {
  DayCloseID: number;
  Date: IsoDate;
  Counted: number;
  Denominations: Denomination[];
  /** Why it differs from the books. */
  Reason?: string;
  /** Day the books were closed up to before; absent when they were open. */
  LockBefore?: IsoDate;
  /** 1 closed, 2 reopened. */
  Status: 1 | 2;
  ReopenReason?: string;
  ReopenedBy?: number;
  ReopenedAt?: IsoInstant;
  /** What became of the difference; absent when what was counted is what the books said. */
  DifferenceStatus?: DifferenceStatus;
  /** Entry of the difference, once it is booked. */
  EntryID?: number;
}

/** What becomes of the difference of a count: it waits, is booked, or is refused and to be counted again. */
export const DIFFERENCE_STATUS = { waiting: 0, booked: 1, refused: 3 } as const;

/** What became of a difference. */
export type DifferenceStatus = (typeof DIFFERENCE_STATUS)[keyof typeof DIFFERENCE_STATUS];

/** What tells a fund from any other in the index of closes. */
export function fundKey(shopId: number, account: string): string {
  return `${shopId}|${account}`;
}

/** Key of the fund a close locks; a reopened one locks none. */
export function lockedFund(close: DayClose): string | undefined {
  return close.Status === 1 ? fundKey(close.ShopID, fundAccount(close)) : undefined;
}

/** Orders closes by day, then as they were made. */
export function byDay(a: DayClose, b: DayClose): number {
  if (a.Date !== b.Date) return a.Date < b.Date ? -1 : 1;
  return a.DayCloseID - b.DayCloseID;
}

/** Statuses of a proposal to reopen days: only `opened` undid closes. */
export const REOPENING_STATUS = { waiting: 0, opened: 1, refused: 3 } as const;

/** Status of a proposal to reopen days. */
export type ReopeningStatus = (typeof REOPENING_STATUS)[keyof typeof REOPENING_STATUS];

/** A proposal to open closed days again. */
export interface Reopening extends Stamped, Approval {
  ReopeningID: number;
  /** First day that is to be open again. */
  Date: IsoDate;
  Reason: string;
  Status: ReopeningStatus;
}
