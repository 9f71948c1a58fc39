import type { IsoInstant } from '../values/dates.ts';

/** Who decided on a proposal, and why it was refused; absent while nobody had to. */
export interface Approval {
  ApprovedBy?: number;
  ApprovedAt?: IsoInstant;
  RefuseReason?: string;
}

/** Index key of what waits in a shop: every kind of document that may wait has the status 0 until it is decided. */
export function waitingKey({ Status, ShopID }: { Status: number; ShopID: number }): number | undefined {
  return Status === 0 ? ShopID : undefined;
}
