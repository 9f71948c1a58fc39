import type { IsoInstant } from '../values/dates.ts';

/** Who decided on a proposal, and why it was refused; absent while nobody had to. */
export interface Approval {
  ApprovedBy?: number;
  ApprovedAt?: IsoInstant;
  RefuseReason?: string;
}
