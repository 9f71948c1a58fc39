import { operations, type Client, type OperationId } from '@so-the/api-client';

/** Largest page the server gives. */
const PAGE_SIZE = 500;

/** What {@link readAllRows} needs beside the client. */
export interface AllRowsOptions {
  /** Operation id of a list call; one that knows no pages gives all rows at once. */
  call: OperationId;
  /** Filters and order as the list has them; its page is not looked at. */
  args: object;
  signal: AbortSignal;
}

/** Rows of one page, and how many there are in all. */
export interface PageOfRows<Row> {
  rows: Row[];
  total: number;
}

/**
 * Every row that matches, a page after the other, as the list itself would ask for them.
 *
 * @throws ApiError as the call does; `cancelled` when the signal aborts
 */
export async function* readAllRows<Row>(client: Client, options: AllRowsOptions): AsyncGenerator<PageOfRows<Row>> {
  const { call, args, signal } = options;
  const { call: send } = client as unknown as {
    call: (...given: [OperationId, object, object]) => Promise<ListReply<Row>>;
  };
  const { hasBody, query } = operations[call];
  const isPaged = hasBody || query.some((name) => name.toLowerCase() === 'pageindex');
  let read = 0;
  for (let PageIndex = 1; ; PageIndex += 1) {
    const page = { ...args, PageIndex: isPaged ? PageIndex : undefined, PageSize: isPaged ? PAGE_SIZE : undefined };
    const { Data, Total = Data.length } = await send(call, hasBody ? { body: page } : page, { signal });
    read += Data.length;
    yield { rows: Data, total: Total };
    if (!isPaged || read >= Total || Data.length < PAGE_SIZE) return;
  }
}

interface ListReply<Row> {
  Data: Row[];
  Total?: number;
}
