/** One point of a chart: which place, and which of its rows. */
export interface Spot {
  place: number;
  row: number;
}

/**
 * Where a key leads from a point: ← → Home End among the places, ↑ ↓ among the rows of a place, and no further than the
 * last. `undefined` for a key that moves nowhere.
 */
export function spotAfterKey(key: string, { place, row }: Spot, places: number, rows: number): Spot | undefined {
  if (key === 'ArrowRight') return { place: within(place + 1, places), row };
  if (key === 'ArrowLeft') return { place: within(place - 1, places), row };
  if (key === 'Home') return { place: 0, row };
  if (key === 'End') return { place: within(places, places), row };
  if (key === 'ArrowDown') return { place, row: within(row + 1, rows) };
  if (key === 'ArrowUp') return { place, row: within(row - 1, rows) };
  return undefined;
}

function within(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value));
}
