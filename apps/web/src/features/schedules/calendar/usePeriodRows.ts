import { useEffect, useState } from 'react';
import { useClient } from '../../../api/ClientContext.ts';
import type { ListAnswer } from '../../../kit/list/listAnswer.ts';
import type { RowSource } from '../../../kit/rows/readAllRows.ts';
import { collect } from '../../../kit/rows/useAllRows.ts';

/** Every row of a list, its pages put together; neither rows nor error while they are on their way. */
export interface PeriodRows<Row> {
  rows?: readonly Row[];
  /** In Vietnamese. */
  error?: string;
  retry: () => void;
}

/** What was read in full, and of which question. */
interface Whole<Row> {
  key: string;
  rows?: readonly Row[];
  error?: string;
}

/**
 * Every row of a list whose page shown is the first: what does not fit on it is read after it, and again whenever the
 * page is, so that the rows follow every change. What was read stays in sight until what replaces it is there.
 */
export function usePeriodRows<Row extends object>(list: {
  answer: ListAnswer<Row>;
  source: RowSource<Row>;
}): PeriodRows<Row> {
  const { data, error, isFetching, refetch } = list.answer;
  const page = data?.Data;
  const total = data?.Total ?? 0;
  const key = JSON.stringify(list.source.args);
  const client = useClient();
  const [whole, setWhole] = useState<Whole<Row>>();
  const { call } = list.source;
  useEffect(() => {
    if (isFetching || !page) return undefined;
    const stop = new AbortController();
    const tell = (next: Omit<Whole<Row>, 'key'>) => {
      if (!stop.signal.aborted) setWhole({ key, ...next });
    };
    if (total <= page.length) tell({ rows: page });
    else {
      void collect<Row>(client, { call, args: JSON.parse(key) as object }, stop.signal).then(
        (rows) => tell({ rows }),
        (failure: Error) => tell({ error: failure.message }),
      );
    }
    return () => stop.abort();
  }, [client, call, key, page, total, isFetching]);
  const failure = isFetching ? undefined : (error as Error | undefined)?.message;
  return {
    rows: whole?.key === key ? whole.rows : undefined,
    error: failure ?? (whole?.key === key ? whole.error : undefined),
    retry: () => void refetch(),
  };
}
