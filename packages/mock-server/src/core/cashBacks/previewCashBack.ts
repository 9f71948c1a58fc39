/** Where money of a parent POS would go is told by the plan that is booked afterwards, and telling it changes nothing. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { done, type Result } from '../command/result.ts';
import { paidBy } from '../records/cashBack.ts';
import type { World } from '../store/world.ts';
import { sumOf } from '../values/money.ts';
import { cashBackPaymentView, partView } from './listCashBacks.ts';
import { planCashBack, type PayCashBackCommand } from './payCashBack.ts';

/** The payment as it would be kept, with its parts in lots. Refuses what paying refuses before it books. */
export function previewCashBack(
  world: World,
  command: PayCashBackCommand,
  context: Context,
): Result<Schemas['CashBackPayment']> {
  const planned = planCashBack(world, command, context);
  if (!planned.ok) return planned;
  const { payment, parts } = planned.value;
  const AllocatedAmount = sumOf(parts, (part) => part.Amount);
  return done({
    ...cashBackPaymentView(world, payment, context),
    Allocations: parts.map(({ lot, Amount }) => partView(world, lot.numberLoID, Amount)),
    AllocatedAmount,
    Surplus: paidBy(payment) - AllocatedAmount,
    CanCancel: false,
  });
}
