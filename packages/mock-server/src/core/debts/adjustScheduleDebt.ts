/** An adjustment tied to one order is one of its customer's, and stays within what the order owes. */
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { PARTY_TYPE, type AdjustKind, type Debt } from '../records/debt.ts';
import { notFound, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { adjustDebt } from './adjustDebt.ts';

/** A change of what a customer owes on one order. */
export interface ScheduleAdjustCommand {
  ScheduleID: number;
  /** Change in đồng, not zero; positive: the customer owes more. */
  Amount: number;
  Reason: string;
  /** What it is for; 2 when absent. */
  AdjustKind?: AdjustKind;
  /** Today when absent. */
  BusinessDate?: IsoDate;
}

/** Adjusts what a customer owes on one order. */
export function adjustScheduleDebt(world: World, command: ScheduleAdjustCommand, context: Context): Result<Debt> {
  const order = ownRow(world.schedules.get(command.ScheduleID), context);
  if (!order) return notFound('đơn');
  return adjustDebt(world, { ...command, DebtType: PARTY_TYPE.customer, PartyID: order.CustomerID }, context);
}
