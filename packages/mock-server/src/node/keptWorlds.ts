/** A world that was played today need not be played again: a kept one is what its server would show had it gone on running. */
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeSnapshot } from '../core/snapshot/writeSnapshot.ts';
import { readKept } from '../core/snapshot/readSnapshot.ts';
import type { World } from '../core/store/world.ts';
import { businessDateOf, instantAt } from '../core/values/dates.ts';
import type { SeedOptions } from '../seed/seedWorld.ts';
import { recordFault } from './recordFault.ts';
import { sweepKept } from './sweepKept.ts';

/** How long before now a kept world may have ended, in milliseconds: three hours without business are seen in no report. */
const AGE_MS = 3 * 3_600_000;

/** Most bytes that all kept worlds may have together. */
const MOST_BYTES = 64 * 1024 * 1024;

/** What a kept world grew from, and what made it. */
interface Head {
  build: string;
  options: SeedOptions;
}

/** Worlds that were played, for the next that begins alike. */
export interface PlayedWorlds {
  take: (options: SeedOptions) => World | undefined;
  /** What it gives writes the world down, if it is to be. */
  keep: (options: SeedOptions, world: World) => (() => Promise<void>) | undefined;
}

/** Seeded worlds in a folder of their own, for the next start or reset on the same day. Another build's are not taken. */
export class KeptWorlds implements PlayedWorlds {
  readonly #folder: string;
  readonly #build: string;
  readonly #tell: (sentence: string) => void;
  readonly #mostBytes: number;

  /**
   * @param build names what makes the worlds: another name, other worlds
   * @param tell is told in one line why a file is not taken
   * @param mostBytes bytes that all files may have together; the oldest go first. Default 64 MB.
   */
  constructor(folder: string, build: string, tell: (sentence: string) => void, mostBytes = MOST_BYTES) {
    this.#folder = folder;
    this.#build = build;
    this.#tell = tell;
    this.#mostBytes = mostBytes;
  }

  /**
   * The world of a scenario as it was made earlier today; none when there is none or it is too old. What cannot be read, or
   * is no world this server could have written, is told and not taken.
   */
  take(options: SeedOptions): World | undefined {
    const file = this.#fileOf(options);
    if (!fs.existsSync(file)) return undefined;
    try {
      return this.#read(file, options);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#tell(`The kept world ${path.basename(file)} is not taken, it is damaged (${why}): it is played anew.`);
      return undefined;
    }
  }

  /**
   * Keeps a world as it is now, however late that is asked for; of its scenario the last one alone stays. Years of
   * business are none: no text holds them, and to read it would take as long.
   *
   * @throws when the folder cannot be written
   */
  keep(options: SeedOptions, world: World): (() => Promise<void>) | undefined {
    if (options.size === 'large') return undefined;
    const pieces = writeSnapshot(world);
    const head: Head = { build: this.#build, options };
    return async () => {
      fs.mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const file = this.#fileOf(options);
      const half = `${file}.${process.pid}`;
      try {
        const written = fs.createWriteStream(half, { mode: 0o600 });
        await pipeline(Readable.from(withHead(head, pieces), { objectMode: false }), written);
        fs.renameSync(half, file);
      } catch (error) {
        fs.rmSync(half, { force: true });
        throw error;
      }
      sweepKept(this.#folder, file, this.#mostBytes);
    };
  }

  #read(file: string, options: SeedOptions): World | undefined {
    const text = fs.readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    if (!this.#isFor(options, JSON.parse(text.slice(0, end)) as Head)) return undefined;
    return readKept(JSON.parse(text.slice(end + 1)), recordFault);
  }

  #fileOf({ scenario, seed, size }: SeedOptions): string {
    return path.join(this.#folder, `${scenario}-${seed}-${size}.json`);
  }

  #isFor({ now }: SeedOptions, { build, options }: Head): boolean {
    return build === this.#build && isStillToday(options, now);
  }
}

/** Whether a world of then is what its server would show now had it gone on running. */
export function isStillToday(then: SeedOptions, now: number): boolean {
  const age = now - then.now;
  return age >= 0 && age <= AGE_MS && dayOf(now) === dayOf(then.now);
}

function* withHead(head: Head, pieces: Iterable<string>): Generator<string> {
  yield `${JSON.stringify(head)}\n`;
  yield* pieces;
}

function dayOf(moment: number): string {
  return businessDateOf(instantAt(moment));
}
