/** Where the shop's money lies beside its cash box, and the terminals that bring it in. */
import type { TypeCard } from '../values/cardTypes.ts';
import type { IsoDate, IsoInstant } from '../values/dates.ts';
import type { ActiveStatus } from './people.ts';
import type { Stamped } from './stamped.ts';

/** A bank account of the shop; its balance is read from the ledger. */
export interface BankCard extends Stamped {
  BankCardID: number;
  BankCode: string;
  AccountNo: string;
  AccountOwner: string;
  /** Posted against equity on the shop's first day; a change mirrors that and posts another. */
  OpeningBalance: number;
  IsDefault: boolean;
  Note?: string;
  Status: ActiveStatus;
}

/** A machine fee from a date on. An absent TypeCard is every type without a row of its own. */
export interface PosFee {
  TypeCard?: TypeCard;
  /** Thousandths of a percent. */
  FeePercent: number;
  /** Surcharge of the day, added to FeePercent. */
  DayFeePercent?: number;
  FromDate?: IsoDate;
}

/** An own terminal. */
export interface Pos extends Stamped {
  posID: number;
  PosName: string;
  PosCode?: string;
  TID: string;
  MID?: string;
  BankID: number;
  PosParentID?: number;
  OwnerPartnerID?: number;
  /** Account that receives the money. */
  BankCardID?: number;
  /** Days until the money comes: 0, 1 or 2. */
  SettleDays: number;
  SkipHoliday: boolean;
  MinPerBill?: number;
  MaxPerBill?: number;
  MaxPerDay?: number;
  MaxPerMonth?: number;
  AvgTicket?: number;
  MaxPerCardPerDay?: number;
  /** `HH:mm`; swipes outside the hours are warned about. */
  HourFrom?: string;
  HourTo?: string;
  /** Owed by the POS when it was entered; posted against equity. */
  OpeningDebt: number;
  Fees: PosFee[];
  Note?: string;
  Status: ActiveStatus;
}

/** A partner's terminal we swipe on. */
export interface PosPartner extends Stamped {
  posPartnerID: number;
  PosName: string;
  TID?: string;
  PartnerID: number;
  Note?: string;
  Status: ActiveStatus;
}

/** A request for a POS code of a partner's terminal: 0 waiting, 1 approved, 2 refused, 3 revoked. */
export interface PosCode extends Stamped {
  LogID: number;
  PosPartnerID: number;
  PosCode: string;
  /** Order it was asked for. */
  ScheduleID?: number;
  RequestedBy: number;
  Status: 0 | 1 | 2 | 3;
  DecidedBy?: number;
  DecidedAt?: IsoInstant;
  Note?: string;
}
