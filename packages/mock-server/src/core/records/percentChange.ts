/** A corrected percentage stays told: what it was, what it is, by whom, when and why; append-only. */
import type { IsoInstant } from '../values/dates.ts';

/** What of an order may be corrected after work began: rates in thousandths of a percent, and the surcharge in đồng. */
export type PercentField = 'CustomerFeePercent' | 'ExtraFee' | 'PosFeePercent' | 'PartnerFeePercent' | 'AffPercent';

/** One corrected percentage of an order. */
export interface PercentChange {
  PercentChangeID: number;
  ShopID: number;
  ScheduleID: number;
  Field: PercentField;
  /** Swipe it is of; absent for the order's own. */
  logWithdrawalId?: number;
  Old: number;
  New: number;
  Reason: string;
  UserID: number;
  At: IsoInstant;
  /** Mirrors and right entries it posted, as they were posted. */
  EntryIDs: readonly number[];
}
