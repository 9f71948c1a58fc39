import { useEffect, useState } from 'react';
import type { Client } from '@so-the/api-client';
import { useClient } from '../../api/ClientContext.ts';
import { readAllRows, type RowSource } from './readAllRows.ts';

/** Every row of a source, or why there are none; neither while they are on their way. */
export interface AllRows<Row> {
  rows?: readonly Row[];
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
    void collect(client, first, stop.signal).then(
      (rows) => tell({ rows }),
      (error: Error) => tell({ error: error.message }),
    );
    return () => stop.abort();
  }, [client, first]);
  return found;
}

/**
 * Every row of a source.
 *
 * @throws ApiError as {@link readAllRows} does
 */
export async function collect<Row>(client: Client, source: RowSource<Row>, signal: AbortSignal): Promise<Row[]> {
  const found: Row[] = [];
  for await (const page of readAllRows(client, source, signal)) found.push(...page.rows);
  return found;
}
