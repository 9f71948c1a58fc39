/** A list found once is given again for as long as nothing is written to its world; it is what finding it anew would give. */
import type { Context } from '../command/context.ts';
import { COLLECTION_NAMES, type World } from './world.ts';

/** Most rows kept over all lists of a world. */
const MOST_ROWS = 2_000_000;

/** Most shown rows kept over all pages of a world. */
const MOST_SHOWN = 10_000;

interface Found {
  /** State of the world the lists were found in. */
  state: number;
  lists: Map<string, { rows: readonly object[] } | undefined>;
  rowCount: number;
  /** Pages of those lists as they are shown. */
  pages: Map<string, { rows: readonly object[] }>;
  shownCount: number;
}

const known = new WeakMap<World, Found>();

/** Grows with every row put and every entry posted: the same number is the same world. */
function stateOf(world: World): number {
  let state = world.books.entries.length;
  for (const name of COLLECTION_NAMES) state += world[name].puts;
  return state;
}

/**
 * What `find` gives for these arguments, found once for each state of the world.
 *
 * @param name list the arguments belong to; with caller, shop, day and arguments it tells all that `find` depends on
 */
export function foundList<List extends { rows: readonly object[] } | undefined>(
  world: World,
  context: Context,
  [name, args]: readonly [name: string, args: unknown],
  find: () => List,
): List {
  const kept = keptOf(world);
  const key = JSON.stringify([name, context.userId, context.shopId, context.businessDate, args]);
  if (kept.lists.has(key)) return kept.lists.get(key) as List;
  const list = find();
  kept.rowCount += list?.rows.length ?? 0;
  if (kept.rowCount > MOST_ROWS) {
    kept.lists.clear();
    kept.rowCount = list?.rows.length ?? 0;
  }
  kept.lists.set(key, list);
  return list;
}

/**
 * What `show` gives for a page of a list, shown once for each state of the world. The same arguments as {@link foundList}, and
 * what `show` gives must depend on nothing else: not on the hour.
 */
export function foundPage<Page extends { rows: readonly object[] }>(
  world: World,
  context: Context,
  [name, args]: readonly [name: string, args: unknown],
  show: () => Page,
): Page {
  const kept = keptOf(world);
  const key = JSON.stringify([name, context.userId, context.shopId, context.businessDate, args]);
  const known = kept.pages.get(key);
  if (known) return known as Page;
  const page = show();
  kept.shownCount += page.rows.length;
  if (kept.shownCount > MOST_SHOWN) {
    kept.pages.clear();
    kept.shownCount = page.rows.length;
  }
  kept.pages.set(key, page);
  shown.add(page.rows);
  return page;
}

const shown = new WeakSet<object>();

/** Whether something is the rows of a {@link foundPage}: they never change, and stand for one answer to one caller. */
export function isFoundPage(rows: unknown): rows is object {
  return typeof rows === 'object' && rows !== null && shown.has(rows);
}

function keptOf(world: World): Found {
  const state = stateOf(world);
  const kept = known.get(world);
  if (kept?.state === state) return kept;
  const fresh: Found = { state, lists: new Map(), rowCount: 0, pages: new Map(), shownCount: 0 };
  known.set(world, fresh);
  return fresh;
}
