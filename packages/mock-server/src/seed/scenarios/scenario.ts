/** A scenario plays business into an empty world, drawing every chance from its dice. */
import type { World } from '../../core/store/world.ts';
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

/** How much business a scenario holds. */
export type Size = 'small' | 'medium' | 'large';

/** A scenario as the control page shows it and the seed plays it. */
export interface ScenarioPlan {
  /** Vietnamese name. */
  title: string;
  /** What is found in it, in one Vietnamese sentence. */
  about: string;
  play: (stage: Stage) => void;
  /** The moment it is set at, when that is not now. */
  at?: (now: number) => number;
  /** Size it is played in unless another is asked for. Default `medium`. */
  size?: Size;
}
