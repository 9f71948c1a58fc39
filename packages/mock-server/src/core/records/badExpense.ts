/** A loss is kept with what was got back of it; until a second person approves it, it has posted nothing, and deleting it mirrors what it posted and keeps the record. */
import type { Approval } from './approval.ts';
import type { IsoDate } from '../values/dates.ts';
import type { FundRef } from './dayMoney.ts';
import type { Stamped } from './stamped.ts';

/** Kinds of losses: 1 locked card, 2 chargeback, 3 customer who cannot pay, 4 other. */
export type BadExpenseKind = 1 | 2 | 3 | 4;

/** Statuses of a loss: only `inForce` is posted. */
export const LOSS_STATUS = { waiting: 0, inForce: 1, deleted: 2, refused: 3 } as const;

/** Status of a loss. */
export type LossStatus = (typeof LOSS_STATUS)[keyof typeof LOSS_STATUS];

/** A loss (Chi phí xấu). */
export interface BadExpense extends Stamped, Approval {
  id: number;
  CardDataID?: number;
  ScheduleID?: number;
  /** Customer who was let off; absent when a fund paid. */
  CustomerID?: number;
  Kind: BadExpenseKind;
  Amount: number;
  Date: IsoDate;
  RecoveredAmount: number;
  Reason: string;
  /** Fund the money left; absent when a debt was written off. */
  Fund?: FundRef;
  /** Fund what was recovered at once came into; cash when absent. */
  RecoveredTo?: FundRef;
  Status: LossStatus;
  CancelReason?: string;
  /** The loss, then each recovery; none while it waits. */
  EntryIDs: number[];
}
