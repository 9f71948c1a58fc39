/** Whoever acts in a seeded world acts as a user, in a shop, at a moment, and is never refused. */
import type { Context } from '../core/command/context.ts';
import { businessDateOf, instantAt } from '../core/values/dates.ts';
import type { Result } from '../core/command/result.ts';
import type { Dice } from './dice.ts';

/** The call of a user in a shop at a moment. */
export function actAs(dice: Dice, userId: number, shopId: number, at: number): Context {
  const now = instantAt(at);
  return { now, businessDate: businessDateOf(now), userId, shopId, randomHex: dice.randomHex };
}

/**
 * The value of a command the scenario relies on.
 *
 * @throws when it was refused: the scenario, not its reader, has to change
 */
export function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(
    `The scenario was refused (${result.code}): ${result.message}. Change the scenario so that the rule holds.`,
  );
}
