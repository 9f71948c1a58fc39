import type { Bareness } from '../bare/bareness.ts';
import type { Clock } from '../engine/clock.ts';
import type { RandomHex } from '../engine/random.ts';
import type { Disk } from '../journal/journalFile.ts';
import type { Origin } from '../journal/worldJournal.ts';
import type { PlayedWorlds } from './keptWorlds.ts';

/** How a server gets its world. */
export interface HostOptions {
  /** What to seed when there is no world yet. */
  origin: Origin;
  /** File that keeps the world; without one it lives in memory. */
  db?: string;
  /** Default: the machine's clock. */
  clock?: Clock;
  /** Tokens and salts of what calls make. Default: unguessable. */
  random?: RandomHex;
  /** System calls that write the file. Default: those of Node. */
  disk?: Disk;
  /** Worlds played earlier today: what the server starts with, or is reset to, may be one. Default: each is played. */
  keptWorlds?: PlayedWorlds;
  /** Whether answers are held against the contract. Default true. */
  checkResponses?: boolean;
  /** Whether query names that the contract does not know are passed over instead of refused. Default false. */
  ignoresUnknownNames?: boolean;
  /** How much of what the specification does not name is there. Default: all. */
  bare?: Bareness;
}
