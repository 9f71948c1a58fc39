/** A scenario that testers write as a file: a beginning, a moment, and calls that are made one after the other. */
import type { OperationId } from '@so-the/api-client';
import type { FaultRule } from '../faults/faultRule.ts';
import type { Scenario, Size } from '../seed/seedWorld.ts';

/** One call of a scenario file. */
export interface ScenarioCall {
  /** Account that makes it, logged in with the scenario's password; a call of nobody has none. */
  as?: string;
  /** Shop that is worked on. Default: the one of the login. */
  shop?: number;
  /** Moment at which it is made. Default: that of the call before, or the file's. */
  at?: string;
  call: OperationId;
  /** Query by name, and `body`. `"$name"` is what an earlier call saved, `"$$…"` a text that begins with one `$`. */
  args?: Record<string, unknown>;
  /** What later calls may use, by name: a path in the answer, such as `Data.CustomerID`. */
  save?: Record<string, string>;
}

/** A scenario file. */
export interface ScenarioFile {
  /** Scenario that it begins with. */
  from: Scenario;
  /** Default 1. */
  seed?: number;
  /** Default: that of the scenario. */
  size?: Size;
  /** Moment at which it begins; without an offset one of the shop's clock. */
  clock: string;
  /** Default none. */
  calls?: ScenarioCall[];
  /** How calls go wrong afterwards. Default: as in the scenario it begins with. */
  faults?: FaultRule[];
  /** Address at which the app is opened. Default `/`. */
  openAt?: string;
}

/** Most bytes of a scenario file. */
export const SCENARIO_BYTES = 1024 * 1024;

/** Most calls of a scenario file: as many as the log of a world keeps. */
export const MOST_CALLS = 500;

const WITHOUT_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds of a moment of a file, from 2000 to 2199; NaN when it is none. Without an offset it is one of the shop's clock. */
export function momentIn(text: string): number {
  if (!/^2[01]/.test(text)) return Number.NaN;
  if (WITHOUT_OFFSET.test(text)) return Date.parse(`${text}+07:00`);
  return WITH_OFFSET.test(text) ? Date.parse(text) : Number.NaN;
}
