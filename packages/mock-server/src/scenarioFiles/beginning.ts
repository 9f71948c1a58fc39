import type { Played } from './playScenarioFile.ts';
import type { ScenarioFile } from './scenarioFile.ts';

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
