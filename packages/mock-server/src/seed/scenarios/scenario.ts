/** A scenario plays business into an empty world, drawing every chance from its dice. */
import type { World } from '../../core/world.ts';
import type { Dice } from '../dice.ts';

/** How much business there is. */
export interface Volume {
  customers: number;
  cards: number;
  /** Days of business before now. */
  days: number;
}

/** What a scenario plays with. */
export interface Stage {
  world: World;
  dice: Dice;
  /** What a part of the scenario makes dice of its own from. */
  seed: number;
  /** Milliseconds since 1970. */
  now: number;
  volume: Volume;
}

/** Plays a scenario. */
export type Scenario = (stage: Stage) => void;
