/** One call does the day cycle: money comes and goes between company and shop, days are closed and reopened (domain §2(h)). */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { done, type Result } from '../command/result.ts';
import type { DayClose } from '../records/dayMoney.ts';
import type { World } from '../store/world.ts';
import { decideDifference, type DifferenceDecision } from './cashDifference.ts';
import { closeDay, reopenDay, type CloseCommand, type ReopenCommand } from './closeDay.ts';
import { dayCloseView, pushView } from './dayMoneyView.ts';
import { pushMoney, type PushCommand } from './pushMoney.ts';

/** What the call is asked to do: 1 to 3 move money, 4 closes a day or, with CloseID, decides on a difference, 5 reopens. */
export type StartMoneyCommand = Omit<PushCommand, 'Kind'> &
  CloseCommand &
  ReopenCommand &
  Partial<DifferenceDecision> & { Kind: 1 | 2 | 3 | 4 | 5 };

/** Does what its Kind says. */
export function startMoney(
  world: World,
  command: StartMoneyCommand,
  context: Context,
): Result<Schemas['StartMoneyResult']> {
  const { Kind } = command;
  if (Kind === 4 || Kind === 5) {
    const closes = changeCloses(world, command, context);
    if (!closes.ok) return closes;
    const { LockDate } = world.shops.get(context.shopId) ?? {};
    return done({ Kind, Closes: closes.value.map((row) => dayCloseView(world, row, context)), LockDate });
  }
  const push = pushMoney(world, { ...command, Kind }, context);
  return push.ok ? done({ Kind, Push: pushView(world, push.value), Closes: [] }) : push;
}

function changeCloses(world: World, command: StartMoneyCommand, context: Context): Result<DayClose[]> {
  const { Kind, CloseID } = command;
  if (Kind === 5) return reopenDay(world, command, context);
  if (CloseID === undefined) return closeDay(world, command, context);
  const decided = decideDifference(world, { ...command, CloseID }, context);
  return decided.ok ? done([decided.value]) : decided;
}
