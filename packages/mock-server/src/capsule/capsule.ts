/** One file with everything that a colleague needs to see the same: world, clock, faults, screen, calls and a note. */
import type { FaultRule } from '../faults/faultRule.ts';
import type { Origin } from '../journal/worldJournal.ts';
import type { LoggedRequest } from '../node/loggedRequest.ts';
import type { World } from '../core/store/world.ts';

/** The screen that was looked at. */
export interface CapsuleScreen {
  /** Who is logged in. */
  userName: string;
  shopId: number;
  /** Path and query. */
  address: string;
  /** `light`, `dark`, `contrast` or `system`. */
  theme: string;
  /** Width of the window, in pixels. */
  width: number;
  /** Commit and day of the app's build; a capsule of before it was told has none. */
  build?: string;
}

/** What stands before the world in a capsule. */
export interface CapsuleHead {
  format: typeof CAPSULE_FORMAT;
  /** Names what packed it: the version of the contract, with commit and day of the app it serves. */
  build: string;
  /** Digest of each call of the contract by its operation id. */
  contract: Record<string, string>;
  origin: Origin;
  clock: { now: string; runs: boolean };
  /** The rules that still count, so that they go on where they were. */
  faults: FaultRule[];
  screen?: CapsuleScreen;
  /** The latest calls, newest first, without secrets. */
  calls: LoggedRequest[];
  /** What the tester wrote. */
  note: string;
}

/** A capsule that was opened. */
export interface Capsule {
  head: CapsuleHead;
  world: World;
}

/** What the console tells of the capsule a world was opened from. */
export interface OpenedCapsule {
  note: string;
  screen?: CapsuleScreen;
  /** SHA-256 of the world as it came. */
  print: string;
}

/** Version of the format. */
export const CAPSULE_FORMAT = 'so-the-capsule-1';

/** Most bytes of a capsule's file. */
export const CAPSULE_BYTES = 25 * 1024 * 1024;

/** Most bytes that a capsule may come to when it is unpacked. */
export const UNPACKED_BYTES = 256 * 1024 * 1024;

/** Most calls that travel. */
export const CAPSULE_CALLS = 200;

/** A capsule that is not opened or cannot be packed; the message is a Vietnamese sentence with the reason. */
export class CapsuleRefused extends Error {}
