import type { ApiFailure } from '@so-the/api-client';
import type { ImportLine } from '@so-the/ui';

/** How chosen rows are sent, one by one. */
export interface RowsPlan<Row> {
  /** Names a row; unique among the rows. Part of the key its call goes out under. */
  keyOf: (row: Row) => string;
  /** Why a row is not sent at all, in Vietnamese; undefined for one that may be. Default: all may be. */
  lacking?: (row: Row) => string | undefined;
  /** Does it with one row, under a key of its own, with the reason that was typed ('' without one); rejects with the failure of the call. */
  send: (row: Row, reason: string, idempotencyKey: string) => Promise<unknown>;
}

/** The rows that are sent, and those that are not, each with why. */
export function rowLines<Row>(rows: readonly Row[], { lacking }: Pick<RowsPlan<Row>, 'lacking'>): ImportLine<Row>[] {
  return rows.map((row, place) => ({ line: place + 1, row, problem: lacking?.(row) }));
}

/**
 * Sends chosen rows one after the other, so that each has a result of its own: what one is refused with keeps no other back
 * (counter.md §8). Never rejects.
 *
 * @param key a row's call goes out under this and the name of the row
 */
export async function sendRows<Row>(
  rows: readonly Row[],
  { keyOf, lacking, send }: RowsPlan<Row>,
  reason: string,
  key: string,
): Promise<ImportLine<Row>[]> {
  const lines: ImportLine<Row>[] = [];
  for (const line of rowLines(rows, { lacking })) {
    const rowKey = `${key}.${keyOf(line.row)}`;
    lines.push(line.problem === undefined ? await sent(line, () => send(line.row, reason, rowKey)) : line);
  }
  return lines;
}

async function sent<Row>(line: ImportLine<Row>, send: () => Promise<unknown>): Promise<ImportLine<Row>> {
  try {
    await send();
    return { ...line, outcome: 'saved' };
  } catch (caught) {
    return { ...line, outcome: 'failed', problem: (caught as ApiFailure).message };
  }
}
