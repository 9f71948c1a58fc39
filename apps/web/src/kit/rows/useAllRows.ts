import { useEffect, useState } from 'react';
import type { Client } from '@so-the/api-client';
import { useClient } from '../../api/ClientContext.ts';
import { readAllRows, untilSettled, type RowSource } from './readAllRows.ts';

/** Every row of a source, or why there are none; neither while they are on their way. */
export interface AllRows<Row> {
  rows?: readonly Row[];
  /** Sums over the rows, by field, of the same moment. */
  totals?: object;
  /** In Vietnamese. */
  error?: string;
}

/** Reads every row of a source once, from when it is first shown; stops when it goes. */
export function useAllRows<Row>(source: RowSource<Row>): AllRows<Row> {
  const client = useClient();
  const [first] = useState(source);
  const [found, setFound] = useState<AllRows<Row>>({});
  useEffect(() => {
    const stop = new AbortController();
    const tell = (next: AllRows<Row>) => {
      if (!stop.signal.aborted) setFound(next);
    };
    void collectWhole(client, first, stop.signal).then(
      (whole) => tell(whole),
      (error: Error) => tell({ error: error.message }),
    );
    return () => stop.abort();
  }, [client, first]);
  return found;
}

/**
 * Every row of a source, each once.
 *
 * @throws ApiError as {@link readAllRows} does; RowsChanged when the data changed each time they were read
 */
export async function collect<Row>(client: Client, source: RowSource<Row>, signal: AbortSignal): Promise<Row[]> {
  return (await collectWhole(client, source, signal)).rows;
}

function collectWhole<Row>(client: Client, source: RowSource<Row>, signal: AbortSignal) {
  return untilSettled(async () => {
    const found: { rows: Row[]; totals?: object } = { rows: [] };
    for await (const { rows, totals } of readAllRows(client, source, signal)) {
      found.rows.push(...rows);
      found.totals = totals;
    }
    return found;
  });
}
