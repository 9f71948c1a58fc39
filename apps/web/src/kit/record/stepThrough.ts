import type { OpenRecord } from './useOpenRecord.ts';

/**
 * Steps from the open record to the one beside it in its list, for a panel's `onStep`; stays where it is at either end of the
 * page, and does nothing for a record that the page does not hold.
 */
export function stepThrough<Row>(
  { id, turnTo }: Pick<OpenRecord, 'id' | 'turnTo'>,
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => number,
): ((by: 1 | -1) => void) | undefined {
  const place = rows?.findIndex((row) => idOf(row) === id) ?? -1;
  if (!rows || place < 0) return undefined;
  return (by) => {
    const next = rows[place + by];
    if (next !== undefined) turnTo(idOf(next));
  };
}
