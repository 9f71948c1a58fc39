/** What needs two persons in a seeded shop is approved by another who may: stories of the seed go on. */
import { decidersOf } from '../core/access/twoPersons.ts';
import type { Context } from '../core/command/context.ts';
import type { Result } from '../core/command/result.ts';
import type { World } from '../core/store/world.ts';
import { must } from './actor.ts';

/**
 * Lets each of the others who could approve try in turn, until one is not refused.
 *
 * @throws when all are refused: the scenario has to change
 */
export function bySecondPerson<Value>(
  world: World,
  context: Context,
  decide: (second: Context) => Result<Value>,
): Value {
  let last: Result<Value> | undefined;
  for (const { UserID } of decidersOf(world, context.shopId)) {
    if (UserID === context.userId) continue;
    last = decide({ ...context, userId: UserID });
    if (last.ok) return last.value;
  }
  if (!last) throw new Error('Nobody else of the shop could approve. Give the scenario a second person.');
  return must(last);
}
