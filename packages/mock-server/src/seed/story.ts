/** A story moves forward in steps of minutes, and no step lies after now. */
import type { Context } from '../core/command/context.ts';
import type { Card } from '../core/records/card.ts';
import type { Schedule } from '../core/records/schedule.ts';
import type { World } from '../core/store/world.ts';
import { actAs } from './actor.ts';
import type { Branch } from './branch.ts';
import type { Dice } from './dice.ts';

const STEP_MS = 6 * 60_000;

/** One order in the making. */
export interface Story {
  world: World;
  dice: Dice;
  branch: Branch;
  card: Card;
  /** The moment of the next step, in milliseconds. */
  at: number;
  /** No step lies after this moment. */
  now: number;
  userId: number;
  order: Schedule;
}

/** The call of the next step. */
export function nextStep(story: Pick<Story, 'dice' | 'branch' | 'at' | 'now' | 'userId'>): Context {
  const context = actAs(story.dice, story.userId, story.branch.shop.shopId, Math.min(story.at, story.now));
  story.at += STEP_MS;
  return context;
}
