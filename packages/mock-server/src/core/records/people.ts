/** Those the shop deals with: customers, collaborators who refer them, and partners. */
import type { TypeCard } from '../values/cardTypes.ts';
import type { IsoDate, IsoInstant } from '../values/dates.ts';
import type { Stamped } from './stamped.ts';

/** 1 active, 0 stopped. */
export type ActiveStatus = 0 | 1;

/** A bank account money may be sent to. */
export interface PayeeAccount {
  AccountBank?: string;
  BankCode?: string;
  AccountOwner?: string;
}

/** A customer of one shop. */
export interface Customer extends Stamped, PayeeAccount {
  CustomerID: number;
  /** `KH000001`, counted per shop. */
  Code: string;
  FullName: string;
  /** Normalised; unique in the shop. */
  Phone: string;
  Phone2?: string;
  CCCD?: string;
  BirthDate?: IsoDate;
  Address?: string;
  AffID?: number;
  PartnerID?: number;
  /** Usual rate in thousandths of a percent. */
  FeePercentDefault?: number;
  /** Debt in đồng above which a warning is due. */
  DebtLimit?: number;
  /** When the customer agreed to the processing of personal data. */
  ConsentDate?: IsoInstant;
  /** Pictures. */
  FileIDs?: number[];
  Note?: string;
  Status: ActiveStatus;
}

/** A remark about a customer. */
export interface CustomerComment {
  CommentID: number;
  ShopID: number;
  CustomerID: number;
  /** Order it was written on, if any. */
  ScheduleID?: number;
  Content: string;
  UserID: number;
  CreatedDate: IsoInstant;
}

/** A collaborator (CTV). */
export interface Aff extends Stamped, PayeeAccount {
  affID: number;
  /** `CTV001`, counted per shop. */
  Code: string;
  FullName: string;
  Phone: string;
  /** Commission per card type, thousandths of a percent; an absent TypeCard is every other type. */
  Percents: { TypeCard?: TypeCard; Percent: number }[];
  Note?: string;
  Status: ActiveStatus;
}

/** Another shop or POS owner the shop trades with. */
export interface Partner extends Stamped, PayeeAccount {
  PartnerID: number;
  /** `DT0001`, counted per shop. */
  Code: string;
  Name: string;
  Phone: string;
  Address?: string;
  FeePercentDefault?: number;
  DebtLimit?: number;
  Note?: string;
  Status: ActiveStatus;
}

/** Rate agreed with a partner; the most specific row wins (domain §2(d)). */
export interface PartnerFee extends Stamped {
  ConfigPartnerFeeShopID: number;
  PartnerID: number;
  PosID?: number;
  PosPartnerID?: number;
  TypeCard?: TypeCard;
  FeePercent: number;
  FromDate: IsoDate;
}

/** Customers of a shop whom a collaborator brought. */
export function affKey(shopId: number, affId: number): string {
  return `${shopId}|${affId}`;
}
