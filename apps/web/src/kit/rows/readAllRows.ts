import type { Client, OperationId } from '@so-the/api-client';
import { listRequest, spellingOf } from './spelling.ts';

/** Largest page the server gives. */
const PAGE_SIZE = 500;

/** Where the rows of a list stand in what its call answers. */
export interface ListRows<Data, Row> {
  of: (data: Data) => readonly Row[];
  /** The call hands over every row at once: they are ordered and paged here. Default false. */
  atOnce?: boolean;
  /** Sums over all rows, by field, where they stand among the data. */
  totals?: (data: Data) => object;
}

/** A call and what it is asked for. */
export interface RowSource<Row> {
  /** Operation id of a list call; one that knows no pages gives all rows at once. */
  call: OperationId;
  /** Filters and order as the list has them; its page is not looked at. */
  args: object;
  /** Where the rows stand. Default: the call's data are the rows. */
  rows?: ListRows<never, Row>;
}

/** Rows of one page, and how many there are in all. */
export interface PageOfRows<Row> {
  rows: readonly Row[];
  total: number;
}

/**
 * Every row that matches, a page after the other, as the list itself would ask for them.
 *
 * @throws ApiError as the call does; `cancelled` when the signal aborts
 */
export async function* readAllRows<Row>(
  client: Client,
  { call, args, rows }: RowSource<Row>,
  signal: AbortSignal,
): AsyncGenerator<PageOfRows<Row>> {
  const { call: send } = client as unknown as {
    call: (...given: [OperationId, object, object]) => Promise<{ Data: never; Total?: number }>;
  };
  const { page, pageSize } = rows?.atOnce ? {} : spellingOf(call);
  let read = 0;
  for (let place = 1; ; place += 1) {
    const paging = page !== undefined && pageSize !== undefined && { [page]: place, [pageSize]: PAGE_SIZE };
    const answer = await send(call, listRequest(call, { ...args, ...paging }), { signal });
    const found: readonly Row[] = rows ? rows.of(answer.Data) : answer.Data;
    read += found.length;
    const total = (paging && answer.Total) || read;
    yield { rows: found, total };
    if (!paging || read >= total || found.length < PAGE_SIZE) return;
  }
}
