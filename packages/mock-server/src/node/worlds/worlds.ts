/** Worlds beside the one of the server: each tester's own, made when first named and gone when nobody asks for it. */
import { sizeOfWorld } from '../../core/store/world.ts';
import { instantAt } from '../../core/values/dates.ts';
import type { Origin } from '../../journal/worldJournal.ts';
import { isWorldName } from './worldName.ts';
import type { MockWorld } from './mockWorld.ts';

/** Most worlds beside the server's own. */
const MOST_WORLDS = 50;

/** How long a world stays that nobody asks for, in milliseconds of the machine's clock. */
const UNUSED_MS = 3_600_000;

/** A name that names no world, with a Vietnamese sentence that says why. */
export class WorldRefused extends Error {}

/** What the console tells of a world. */
export interface WorldLine {
  /** Empty for the server's own world. */
  name: string;
  origin: Origin;
  /** What its clock shows. */
  now: string;
  /** Calls its log holds. */
  calls: number;
  /** Records and entries it holds; worlds of one beginning share most of them. */
  records: number;
  /** When somebody last asked for it. */
  usedAt: string;
}

/** What makes a world; what is not said is as in the server's own. */
export type WorldMaker = (name: string, origin?: Origin) => MockWorld;

/** The worlds of a server by name. */
export class Worlds {
  readonly main: MockWorld;
  readonly #make: WorldMaker;
  readonly #named = new Map<string, MockWorld>();
  readonly #nowMs: () => number;

  /** @param nowMs the machine's clock. Default: its own. */
  constructor(main: MockWorld, make: WorldMaker, nowMs = Date.now) {
    this.main = main;
    this.#make = make;
    this.#nowMs = nowMs;
  }

  /**
   * The world of a name, made if it is not there.
   *
   * @param origin what a new world grows from. Default: what the server's own did.
   * @throws WorldRefused for a name that is none, and for one world too many
   */
  open(name: string, origin?: Origin): MockWorld {
    if (name === '') return this.main;
    const world = this.#named.get(name) ?? this.#added(name, origin);
    world.usedAt = this.#nowMs();
    return world;
  }

  /** Whether there is a world of that name. */
  has(name: string): boolean {
    this.sweep();
    return this.#named.has(name);
  }

  /** Whether there was a world of that name; it is gone. */
  remove(name: string): boolean {
    this.#named.get(name)?.host.close();
    return this.#named.delete(name);
  }

  /** Every world, the server's own first. */
  lines(): WorldLine[] {
    this.sweep();
    return [this.main, ...this.#named.values()].map(({ name, host, usedAt }) => ({
      name,
      origin: host.origin,
      now: instantAt(host.clock.now()),
      calls: host.log.size,
      records: sizeOfWorld(host.world),
      usedAt: instantAt(usedAt),
    }));
  }

  /** Keeps what was played in any of them for the next start; fails when that cannot be written. */
  async keepPlayed(): Promise<void> {
    for (const { host } of [this.main, ...this.#named.values()]) await host.keepPlayed();
  }

  /** Removes what nobody asked for in an hour. */
  sweep(): void {
    for (const { name, usedAt } of this.#named.values()) if (this.#nowMs() - usedAt > UNUSED_MS) this.remove(name);
  }

  #added(name: string, origin?: Origin): MockWorld {
    if (!isWorldName(name)) {
      throw new WorldRefused('Tên thế giới chỉ gồm chữ thường không dấu, số và dấu gạch ngang, dài nhất 40 chữ');
    }
    this.sweep();
    if (this.#named.size >= MOST_WORLDS) {
      throw new WorldRefused(`Máy chủ đã có ${MOST_WORLDS} thế giới: hãy xóa bớt ở trang điều khiển`);
    }
    const world = this.#make(name, origin);
    this.#named.set(name, world);
    return world;
  }
}
