/** A preview shows the fee and profit an appointment would bring, by the functions that will post them, and keeps nothing. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { businessDateOf } from '../values/dates.ts';
import { posFeePercent } from '../pos/posFee.ts';
import { done, notFound, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { planSchedule } from './saveSchedule.ts';
import { scheduleView } from './scheduleView.ts';
import { onFile, type ServeCommand } from './serveCustomer.ts';

/** The appointment as it would be, counting the machine fee of a POS when one is named; of whom is not on file it cannot tell. */
export function previewSchedule(
  world: World,
  command: ServeCommand,
  posId: number | undefined,
  context: Context,
): Result<Schemas['Schedule']> {
  const terms = onFile(command);
  if (!terms.ok) return terms;
  const planned = planSchedule(world, terms.value, context);
  if (!planned.ok) return planned;
  const pos = ownRow(world.poses.get(posId), context);
  if (posId !== undefined && !pos) return notFound('máy POS');
  const order = planned.value;
  const typeCard = world.cards.get(order.CardDataID)?.TypeCard ?? 9;
  const rate = pos ? posFeePercent(pos, typeCard, businessDateOf(context.now)) : 0;
  return done(scheduleView(world, order, context, rate));
}
