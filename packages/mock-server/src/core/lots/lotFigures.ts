/** A lot expects what its bills were swiped for less their machine fees (I4), and has left what neither payments nor adjustments took off. */
import { LINE_STATUS } from '../records/schedule.ts';
import { LOT_PAY_KIND, LOT_STATUS, type LotStatus, type NumberLot } from '../records/lot.ts';
import type { IsoDate } from '../dates.ts';
import type { World } from '../world.ts';

/** Sums of a lot, in đồng. */
export interface LotFigures {
  BillCount: number;
  /** ΣS of its bills. */
  TotalAmount: number;
  /** Σ machine fees of its bills. */
  TotalFee: number;
  /** TotalAmount − TotalFee. */
  ExpectedAmount: number;
  /** Money that came for it. */
  ReceivedAmount: number;
  /** Rounding difference and adjustments in force; positive takes off. */
  AdjustAmount: number;
  /** ExpectedAmount − ReceivedAmount − AdjustAmount; below zero when more came than its bills are worth now. */
  Remain: number;
  Status: LotStatus;
}

/** Sums of a lot, folded over its bills and payments. */
export function lotFigures(world: World, lot: NumberLot): LotFigures {
  const sums = { BillCount: 0, TotalAmount: 0, TotalFee: 0, ReceivedAmount: 0, AdjustAmount: 0 };
  for (const swipe of world.swipes.by('lot', lot.numberLoID)) {
    if (swipe.Status !== LINE_STATUS.done) continue;
    sums.BillCount += 1;
    sums.TotalAmount += swipe.Amount;
    sums.TotalFee += swipe.PosFee;
  }
  for (const payment of world.lotPayments.by('lot', lot.numberLoID)) {
    if (payment.Status !== 1) continue;
    if (payment.Kind === LOT_PAY_KIND.money) sums.ReceivedAmount += payment.Amount;
    else sums.AdjustAmount += payment.Amount;
  }
  const ExpectedAmount = sums.TotalAmount - sums.TotalFee;
  const figures = { ...sums, ExpectedAmount, Remain: ExpectedAmount - sums.ReceivedAmount - sums.AdjustAmount };
  return { ...figures, Status: statusOf(lot, figures) };
}

/** Whether the slip of a settled lot says something else than its bills, and nobody has accounted for it. */
export function differsFromSlip(lot: NumberLot, figures: Pick<LotFigures, 'BillCount' | 'TotalAmount'>): boolean {
  if (lot.SettledAt === undefined || lot.DifferenceReason !== undefined) return false;
  return lot.SlipCount !== figures.BillCount || lot.SlipAmount !== figures.TotalAmount;
}

/** Whether money of a lot has not come by the end of its due date. */
export function isOverdue(lot: NumberLot, figures: Pick<LotFigures, 'Remain'>, today: IsoDate): boolean {
  return figures.Remain > 0 && lot.DueDate < today;
}

function statusOf(lot: NumberLot, figures: Omit<LotFigures, 'Status'>): LotStatus {
  if (lot.CancelledAt !== undefined) return LOT_STATUS.cancelled;
  if (figures.Remain < 0 || differsFromSlip(lot, figures)) return LOT_STATUS.mismatch;
  const isPaid = figures.ReceivedAmount + figures.AdjustAmount > 0;
  if (isPaid) return figures.Remain === 0 ? LOT_STATUS.returned : LOT_STATUS.partly;
  return lot.SettledAt === undefined ? LOT_STATUS.open : LOT_STATUS.settled;
}
