/** A seeded world is business replayed through the rule book: the same scenario, seed, size and moment give the same bytes. */
import { createWorld, type World } from '../core/world.ts';
import { createDice } from './dice.ts';
import { demo } from './scenarios/demo.ts';
import { empty } from './scenarios/empty.ts';
import type { Scenario as Play, Volume } from './scenarios/scenario.ts';

const PLAYS = { demo, empty } satisfies Record<string, Play>;

/** Name of a scenario: `demo` is four months of business, `empty` the accounts and their shops alone. */
export type Scenario = keyof typeof PLAYS;

/** Names of all scenarios. */
export const SCENARIOS = Object.keys(PLAYS) as Scenario[];

const VOLUMES = {
  small: { customers: 75, cards: 125, days: 45 },
  medium: { customers: 300, cards: 500, days: 120 },
  large: { customers: 3000, cards: 5000, days: 120 },
} satisfies Record<string, Volume>;

/** How much business a scenario holds. */
export type Size = keyof typeof VOLUMES;

/** Names of all sizes. */
export const SIZES = Object.keys(VOLUMES) as Size[];

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

/** Makes the world of a scenario. */
export function seedWorld({ scenario, seed, size, now }: SeedOptions): World {
  const world = createWorld();
  PLAYS[scenario]({ world, dice: createDice(seed), seed, now, volume: VOLUMES[size] });
  return world;
}
