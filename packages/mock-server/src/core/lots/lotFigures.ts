/** A lot expects what its bills were swiped for less their machine fees (I4), and has left what neither payments nor adjustments took off. */
import { LOT_STATUS, type LotStatus, type NumberLot } from '../records/lot.ts';
import type { IsoDate } from '../values/dates.ts';
import type { World } from '../store/world.ts';

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

/** Sums of a lot, read from the running sums over its bills and payments. */
export function lotFigures(world: World, lot: NumberLot): LotFigures {
  const { swipes, lotPayments } = world;
  const id = lot.numberLoID;
  const TotalAmount = swipes.sum('lot', id, 'amount');
  const TotalFee = swipes.sum('lot', id, 'fee');
  const ReceivedAmount = lotPayments.sum('lot', id, 'received');
  const AdjustAmount = lotPayments.sum('lot', id, 'adjusted');
  const ExpectedAmount = TotalAmount - TotalFee;
  const figures = {
    BillCount: swipes.sum('lot', id, 'bills'),
    TotalAmount,
    TotalFee,
    ExpectedAmount,
    ReceivedAmount,
    AdjustAmount,
    Remain: remainOf(world, lot),
  };
  return { ...figures, Status: statusOf(lot, figures) };
}

/** What is left of a lot, in đồng. */
export function remainOf(world: World, lot: NumberLot): number {
  const bills = world.swipes.sums('lot', lot.numberLoID);
  const paid = world.lotPayments.sums('lot', lot.numberLoID);
  return (bills ? bills.amount - bills.fee : 0) - (paid ? paid.received + paid.adjusted : 0);
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
