import { sizeOf, type SeedOptions } from '../seed/seedWorld.ts';
import type { Played } from './playScenarioFile.ts';
import { momentIn, type ScenarioFile } from './scenarioFile.ts';

/** How a world began. */
export interface Beginning {
  /** Moment at which its scenario was played, in milliseconds. */
  at: number;
  /** Number of the last call of the log before it. */
  after: number;
  /** The file that was played, if it was one. */
  file?: ScenarioFile;
  /** Who made the file's last call, and where. */
  last?: Played['last'];
}

/** What the world of a file begins with. */
export function beginningOf({ from, seed = 1, size = sizeOf(from), clock }: ScenarioFile): SeedOptions {
  return { scenario: from, seed, size, now: momentIn(clock) };
}
