/** One call does the day cycle: money comes and goes between company and shop, days are closed and reopened (domain §2(h)). */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { done, type Result } from '../command/result.ts';
import type { DayClose } from '../records/dayMoney.ts';
import type { World } from '../store/world.ts';
import { decideDifference, type DifferenceDecision } from './cashDifference.ts';
import { closeDay, type CloseCommand } from './closeDay.ts';
import { dayCloseView, pushView, reopeningView } from './dayMoneyView.ts';
import { pushMoney, type PushCommand } from './pushMoney.ts';
import { reopenDay, type ReopenCommand } from './reopenDay.ts';

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
  if (Kind === 4) {
    const closed = closeOrDecide(world, command, context);
    return closed.ok ? done({ Kind, ...closesView(world, closed.value, context) }) : closed;
  }
  if (Kind === 5) {
    const reopened = reopenDay(world, command, context);
    if (!reopened.ok) return reopened;
    const { reopening, closes } = reopened.value;
    return done({ Kind, ...closesView(world, closes, context), Reopening: reopeningView(world, reopening) });
  }
  const push = pushMoney(world, { ...command, Kind }, context);
  return push.ok ? done({ Kind, Push: pushView(world, push.value), Closes: [] }) : push;
}
function closesView(world: World, closes: readonly DayClose[], context: Context) {
  return {
    Closes: closes.map((row) => dayCloseView(world, row, context)),
    LockDate: world.shops.get(context.shopId)?.LockDate,
  };
}

function closeOrDecide(world: World, command: StartMoneyCommand, context: Context): Result<DayClose[]> {
  const { CloseID } = command;
  if (CloseID === undefined) return closeDay(world, command, context);
  const decided = decideDifference(world, { ...command, CloseID }, context);
  return decided.ok ? done([decided.value]) : decided;
}
