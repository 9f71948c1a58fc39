/** A customer's card on file, never more of its number than the prefix and the last four digits. */
import type { Schemas } from '@so-the/api-client';
import type { TypeCard } from '../values/cardTypes.ts';
import type { IsoDate, IsoInstant } from '../values/dates.ts';
import type { Stamped } from './stamped.ts';

/** A customer's card. */
export interface Card extends Stamped {
  cardDataID: number;
  CustomerID: number;
  HolderName: string;
  /** Kinship of holder and customer: 1 Chính chủ, 2 Vợ, 3 Chồng, 4 Bố, 5 Mẹ, 6 Con, 7 Anh/chị/em, 9 Người quen. */
  Relation: Schemas['Relation'];
  /** Issuing bank. */
  BankID: number;
  TypeCard: TypeCard;
  /** 1 Chuẩn, 2 Vàng, 3 Bạch kim, 4 Signature/World, 5 Infinite/World Elite. */
  CardLevel?: Schemas['CardLevel'];
  Bin?: string;
  Last4: string;
  ExpMonth?: number;
  ExpYear?: number;
  LimitAmount?: number;
  StatementDay?: number;
  /** Day of the month payment is due, 1 to 31. */
  DateDues: number;
  FeePercent?: number;
  /** Whether the plastic is at the shop. */
  cardInShop: boolean;
  HoldDate?: IsoInstant;
  HoldPlace?: string;
  StaffId?: number;
  Note?: string;
  /** Pictures of the card, its number covered. */
  FileIDs?: number[];
  /** 1 active, 0 stopped, 2 suspended. */
  Status: 0 | 1 | 2;
}

/** One hand-over of a card, either way; append-only. */
export interface CardHold {
  HoldID: number;
  ShopID: number;
  CardDataID: number;
  /** True when the shop took the card, false when it gave it back. */
  Held: boolean;
  HoldPlace?: string;
  Note?: string;
  UserID: number;
  At: IsoInstant;
}

/** The planned work day of a card in one cycle (domain §3 CalendarPayment); its state follows from the order of the cycle. */
export interface CalendarPayment extends Stamped {
  CalendarID: number;
  CardDataID: number;
  /** Due day that tells the cycle. */
  DueDate: IsoDate;
  WorkDate: IsoDate;
  /** In đồng. */
  ExpectedAmount?: number;
  /** Not to be worked on in this cycle. */
  IsSkipped: boolean;
  Note?: string;
}

/** Somebody hid a card from the due cards for one cycle; append-only. */
export interface CardDismissal {
  DismissalID: number;
  ShopID: number;
  CardDataID: number;
  DueDate: IsoDate;
  Note?: string;
  UserID: number;
  At: IsoInstant;
}
