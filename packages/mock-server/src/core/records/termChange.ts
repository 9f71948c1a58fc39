/** A corrected term of an order stays told: what it was, what it is, by whom, when and why; append-only. */
import type { IsoInstant } from '../values/dates.ts';

/** What of an order may be corrected after work began, while nothing is settled. */
export type TermField = 'Amount' | 'ServiceType' | 'AppointmentDate' | 'CardDataID';

/** One corrected term of an order. */
export interface TermChange {
  TermChangeID: number;
  ShopID: number;
  ScheduleID: number;
  Field: TermField;
  /** The value as text: đồng, number of the service or card, moment. */
  Old: string;
  New: string;
  Reason: string;
  UserID: number;
  At: IsoInstant;
}
