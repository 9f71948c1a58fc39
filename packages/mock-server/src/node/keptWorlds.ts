/** A world that was played today need not be played again: a kept one is what its server would show had it gone on running. */
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeSnapshot } from '../core/snapshot/writeSnapshot.ts';
import { loadWorld, type World, type WorldSnapshot } from '../core/store/world.ts';
import { businessDateOf, instantAt } from '../core/values/dates.ts';
import type { SeedOptions } from '../seed/seedWorld.ts';

/** How long before now a kept world may have ended, in milliseconds: three hours without business are seen in no report. */
const AGE_MS = 3 * 3_600_000;

/** What a kept world grew from, and what made it. */
interface Head {
  build: string;
  options: SeedOptions;
}

/** Seeded worlds in a folder of their own, for the next start or reset on the same day. Another build's are not taken. */
export class KeptWorlds {
  readonly #folder: string;
  readonly #build: string;

  /** @param build names what makes the worlds: another name, other worlds */
  constructor(folder: string, build: string) {
    this.#folder = folder;
    this.#build = build;
  }

  /** The world of a scenario as it was made earlier today; none when there is none, it is too old, or its file is damaged. */
  take(options: SeedOptions): World | undefined {
    const file = this.#fileOf(options);
    if (!fs.existsSync(file)) return undefined;
    const text = fs.readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    try {
      if (!this.#isFor(options, JSON.parse(text.slice(0, end)) as Head)) return undefined;
      return loadWorld(JSON.parse(text.slice(end + 1)) as WorldSnapshot);
    } catch (error) {
      // Half a file, or one that somebody edited: the world is played anew and replaces it.
      if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
      throw error;
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
      fs.mkdirSync(this.#folder, { recursive: true });
      const file = this.#fileOf(options);
      const half = `${file}.${process.pid}`;
      await pipeline(Readable.from(withHead(head, pieces), { objectMode: false }), fs.createWriteStream(half));
      fs.renameSync(half, file);
    };
  }

  #fileOf({ scenario, seed, size }: SeedOptions): string {
    return path.join(this.#folder, `${scenario}-${seed}-${size}.json`);
  }

  #isFor({ now }: SeedOptions, { build, options }: Head): boolean {
    const age = now - options.now;
    return build === this.#build && age >= 0 && age <= AGE_MS && dayOf(now) === dayOf(options.now);
  }
}

function* withHead(head: Head, pieces: Iterable<string>): Generator<string> {
  yield `${JSON.stringify(head)}\n`;
  yield* pieces;
}

function dayOf(moment: number): string {
  return businessDateOf(instantAt(moment));
}
