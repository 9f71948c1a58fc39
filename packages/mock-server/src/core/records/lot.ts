/** A lot keeps what its settlement slip printed and what was paid on it; its sums and its status are read from its bills and payments. */
import type { IsoDate, IsoInstant } from '../values/dates.ts';
import type { Method } from './schedule.ts';
import type { Stamped } from './stamped.ts';

/** Statuses of a lot (domain §4); all but the cancelled one are derived. */
export const LOT_STATUS = { open: 0, settled: 1, partly: 2, returned: 3, mismatch: 4, cancelled: 5 } as const;

/** Status of a lot. */
export type LotStatus = (typeof LOT_STATUS)[keyof typeof LOT_STATUS];

/** Kinds of what lowers a lot's remainder: 1 money, 2 rounding difference, 3 adjustment. */
export const LOT_PAY_KIND = { money: 1, rounding: 2, adjustment: 3 } as const;

/** Kind of a lot payment. */
export type LotPayKind = (typeof LOT_PAY_KIND)[keyof typeof LOT_PAY_KIND];

/** A batch of a terminal: its key is POS, business date and lot number, for the number starts over. */
export interface NumberLot extends Stamped {
  numberLoID: number;
  PosID: number;
  BusinessDate: IsoDate;
  /** As printed, leading zeros kept. */
  LotNo: string;
  /** Bills printed on the settlement slip. */
  SlipCount?: number;
  /** Total printed on the settlement slip, in đồng. */
  SlipAmount?: number;
  /** Day the money is to come, as the POS settled on the day the lot was opened. */
  DueDate: IsoDate;
  /** When the lot was settled against its slip (kết toán). */
  SettledAt?: IsoInstant;
  /** Why the slip may differ from the bills. */
  DifferenceReason?: string;
  Note?: string;
  CancelledAt?: IsoInstant;
}

/** What lowers a lot's remainder: a payment of its own, its part of a cash back, a rounding difference, an adjustment. */
export interface LotPayment extends Stamped {
  payNumberLoID: number;
  NumberLoID: number;
  Kind: LotPayKind;
  /** Đồng the remainder falls by; an adjustment may be negative. */
  Amount: number;
  Method?: Method;
  BankCardID?: number;
  PaidAt: IsoInstant;
  BusinessDate: IsoDate;
  RefNo?: string;
  Reason?: string;
  Note?: string;
  /** Cash back payment it is a part of; cancelled with it only. */
  CashBackPaymentID?: number;
  /** POS that made that cash back payment. */
  PayerPosID?: number;
  /** 1 in force, 2 cancelled. */
  Status: 1 | 2;
  CancelReason?: string;
  CancelledBy?: number;
  CancelledAt?: IsoInstant;
  /** Entry that posted it; absent where it only names money its POS already had. */
  EntryID?: number;
}
