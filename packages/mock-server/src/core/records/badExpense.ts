/** A loss is kept with what was got back of it; deleting it mirrors what it posted and keeps the record. */
import type { IsoDate } from '../values/dates.ts';
import type { FundRef } from './dayMoney.ts';
import type { Stamped } from './stamped.ts';

/** Kinds of losses: 1 locked card, 2 chargeback, 3 customer who cannot pay, 4 other. */
export type BadExpenseKind = 1 | 2 | 3 | 4;

/** A loss (Chi phí xấu). */
export interface BadExpense extends Stamped {
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
  /** 1 in force, 2 deleted. */
  Status: 1 | 2;
  CancelReason?: string;
  /** The loss, then each recovery. */
  EntryIDs: number[];
}
