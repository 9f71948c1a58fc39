/** A seeded world is business replayed through the rule book: the same scenario, seed, size and moment give the same bytes. */
import { createWorld, type World } from '../core/store/world.ts';
import { createDice } from './dice.ts';
import type { ScenarioPlan, Size, Volume } from './scenarios/scenario.ts';
import { PLANS } from './scenarios/scenarios.ts';

export type { Size } from './scenarios/scenario.ts';

/** Name of a scenario: its address everywhere. */
export type Scenario = keyof typeof PLANS;

/** Names of all scenarios. */
export const SCENARIOS = Object.keys(PLANS) as Scenario[];

const VOLUMES: Record<Size, Volume> = {
  small: { customers: 75, cards: 125, days: 45 },
  medium: { customers: 300, cards: 500, days: 120 },
  large: { customers: 4000, cards: 6400, days: 1096 },
};

/** Names of all sizes. */
export const SIZES = Object.keys(VOLUMES) as Size[];

const DAY_MS = 86_400_000;

/** What a seeded world depends on, and nothing else. */
export interface SeedOptions {
  scenario: Scenario;
  /** Whole number; another one gives other people and other business. */
  seed: number;
  size: Size;
  /** Milliseconds since 1970 of the moment the business has come to. */
  now: number;
}

/** Whether a value names a scenario. */
export function isScenario(value: unknown): value is Scenario {
  return SCENARIOS.some((name) => name === value);
}

/** Whether a value names a size. */
export function isSize(value: unknown): value is Size {
  return SIZES.some((name) => name === value);
}

/** The plan of a scenario: its words, its moment and its size. */
export function planOf(scenario: Scenario): ScenarioPlan {
  return PLANS[scenario];
}

/** The size a scenario is played in when none is asked for. */
export function sizeOf(scenario: Scenario): Size {
  return planOf(scenario).size ?? 'medium';
}

/** The size of a scenario that takes the place of another: the other's, unless one of them is meant for a size of its own. */
export function sizeInPlaceOf(other: Pick<SeedOptions, 'scenario' | 'size'>, scenario: Scenario): Size {
  return sizeOf(scenario) === sizeOf(other.scenario) ? other.size : sizeOf(scenario);
}

/** The moment a scenario is set at: now for most of them. */
export function momentOf(scenario: Scenario, now: number): number {
  return planOf(scenario).at?.(now) ?? now;
}

/** Makes the world of a scenario. */
export function seedWorld({ scenario, seed, size, now }: SeedOptions): World {
  const world = createWorld();
  planOf(scenario).play({ world, dice: createDice(seed), seed, now, volume: VOLUMES[size] });
  return world;
}

/**
 * Moment at which the scenario of a world was played, in milliseconds: its company was opened whole days before.
 *
 * @param now a moment of the same day, later by less than a day
 */
export function seedMomentOf(world: World, now: number): number {
  const opened = Date.parse(world.shops.rows[0]?.CreatedDate ?? '');
  return now - ((now - opened) % DAY_MS);
}
