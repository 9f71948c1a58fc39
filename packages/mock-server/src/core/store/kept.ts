/** What is kept of a world is kept record by record: a record is read again once a write has touched it, so that what is kept equals reading all anew at every moment. */
import type { Entry } from '../records/entry.ts';
import type { World } from './world.ts';

/** Notes that a write has touched the record of a number. */
export type Touch = (id: number | undefined) => void;

/** How something is kept of every world. */
export interface Keeper<Kept, Part> {
  /** What is kept of a world without records. */
  nothing: () => Kept;
  /** Touches each record there is, and from then on each that a row put touches. */
  watch: (world: World, touch: Touch) => void;
  /** Touches each record an entry touches. */
  watchEntry?: (entry: Entry, touch: Touch) => void;
  /** What a record adds; undefined when it adds nothing. */
  read: (world: World, id: number) => Part | undefined;
  /** Enters what a record adds, or takes out what it had added: its sign says which. */
  change: (kept: Kept, part: Part, sign: 1 | -1, id: number) => void;
}

interface State<Kept, Part> {
  kept: Kept;
  parts: Map<number, Part>;
  touched: Set<number>;
  entriesSeen: number;
}

/** What is kept, up to the last write, or up to `most` touched records more when that is asked for. */
export type KeptOf<Kept> = (world: World, most?: number) => { kept: Kept; isWhole: boolean };

/** Makes what keeps: the first call reads every record, later ones those that writes have touched. */
export function keeping<Kept, Part>(keeper: Keeper<Kept, Part>): KeptOf<Kept> {
  const states = new WeakMap<World, State<Kept, Part>>();
  return (world, most = Infinity) => {
    let state = states.get(world);
    if (!state) states.set(world, (state = begin(keeper, world)));
    touchEntries(keeper, world, state);
    let left = most;
    for (const id of state.touched) {
      if (left === 0) break;
      left -= 1;
      state.touched.delete(id);
      renew(keeper, world, state, id);
    }
    return { kept: state.kept, isWhole: state.touched.size === 0 };
  };
}

function begin<Kept, Part>(keeper: Keeper<Kept, Part>, world: World): State<Kept, Part> {
  const touched = new Set<number>();
  keeper.watch(world, (id) => {
    if (id !== undefined) touched.add(id);
  });
  return { kept: keeper.nothing(), parts: new Map(), touched, entriesSeen: world.books.entries.length };
}

function touchEntries<Kept, Part>(keeper: Keeper<Kept, Part>, world: World, state: State<Kept, Part>): void {
  const { entries } = world.books;
  const touch: Touch = (id) => {
    if (id !== undefined) state.touched.add(id);
  };
  for (; state.entriesSeen < entries.length; state.entriesSeen += 1) {
    const entry = entries[state.entriesSeen];
    if (entry) keeper.watchEntry?.(entry, touch);
  }
}

function renew<Kept, Part>(keeper: Keeper<Kept, Part>, world: World, state: State<Kept, Part>, id: number): void {
  const old = state.parts.get(id);
  if (old !== undefined) keeper.change(state.kept, old, -1, id);
  const fresh = keeper.read(world, id);
  if (fresh === undefined) {
    state.parts.delete(id);
    return;
  }
  state.parts.set(id, fresh);
  keeper.change(state.kept, fresh, 1, id);
}
