/** Worlds of one scenario begin alike: it is played once, and each gets the same rows, which never change in place. */
import { copyOfWorld, loadWorld, type World, type WorldSnapshot } from '../../core/store/world.ts';
import type { SeedOptions } from '../../seed/seedWorld.ts';
import { isStillToday, type PlayedWorlds } from '../keptWorlds.ts';

/** Most beginnings that stay in memory. */
const MOST = 6;

/** Beginnings of worlds in memory, before those on the disk. */
export class SharedSeeds implements PlayedWorlds {
  readonly #disk: PlayedWorlds | undefined;
  readonly #begun = new Map<string, { options: SeedOptions; snapshot: WorldSnapshot }>();

  constructor(disk?: PlayedWorlds) {
    this.#disk = disk;
  }

  /** A world of its own that begins as an earlier one of the same day did; none when there was none. */
  take(options: SeedOptions): World | undefined {
    const begun = this.#begun.get(keyOf(options));
    if (begun && isStillToday(begun.options, options.now)) return loadWorld(begun.snapshot);
    const world = this.#disk?.take(options);
    if (world) this.#remember(options, world);
    return world;
  }

  /** Remembers how a world begins; what it gives writes that to the disk. */
  keep(options: SeedOptions, world: World): (() => Promise<void>) | undefined {
    this.#remember(options, world);
    return this.#disk?.keep(options, world);
  }

  /** Years of business are not held twice. */
  #remember(options: SeedOptions, world: World): void {
    if (options.size === 'large') return;
    this.#begun.delete(keyOf(options));
    this.#begun.set(keyOf(options), { options, snapshot: copyOfWorld(world) });
    for (const key of [...this.#begun.keys()].slice(0, -MOST)) this.#begun.delete(key);
  }
}

function keyOf({ scenario, seed, size }: SeedOptions): string {
  return `${scenario}|${seed}|${size}`;
}
