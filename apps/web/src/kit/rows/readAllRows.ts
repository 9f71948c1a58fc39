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

/** Rows of one page, how many there are in all, and what they sum up to. */
export interface PageOfRows<Row> {
  rows: readonly Row[];
  total: number;
  /** Sums over all rows, by field; of the same moment as the rows. Absent where the call has none. */
  totals?: object;
}

/** Somebody changed the data between two pages: rows may be missing or stand twice, so what was read is worth nothing. */
export class RowsChanged extends Error {
  /** Says it in Vietnamese, ready to show. */
  constructor() {
    super('Dữ liệu đã đổi trong lúc lấy các trang, nên có thể thiếu hoặc lặp dòng. Vui lòng xuất lại.');
  }
}

/** How often rows are read anew before it is said that they never stay. */
const ATTEMPTS = 3;

/**
 * Reads once more when the data changed meanwhile, three times at most.
 *
 * @throws RowsChanged when they changed each time, and whatever `read` throws
 */
export async function untilSettled<Value>(read: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (failure) {
      if (!(failure instanceof RowsChanged) || attempt === ATTEMPTS) throw failure;
    }
  }
}

/**
 * Every row that matches, a page after the other, as the list itself would ask for them. Pages are asked for by their
 * number: a row that is added or deleted meanwhile moves all after it. So each page but the last is asked for again at
 * the end. What then stands as before stood so when the last page was read: each row came once, and none is missing.
 *
 * @param pageSize rows of a page; default the largest the server gives
 * @throws ApiError as the call does, `cancelled` when the signal aborts; RowsChanged after the last page
 */
export async function* readAllRows<Row>(
  client: Client,
  source: RowSource<Row>,
  signal: AbortSignal,
  pageSize = PAGE_SIZE,
): AsyncGenerator<PageOfRows<Row>> {
  const ask = pageReader(client, source, signal, pageSize);
  const seen: string[] = [];
  let read = 0;
  let total: number | undefined;
  for (let place = 1; ; place += 1) {
    const page = await ask(place);
    total ??= page.total;
    if (page.total !== total) throw new RowsChanged();
    read += page.rows.length;
    const isLast = total === undefined ? page.rows.length < pageSize : read >= total;
    yield { rows: page.rows, total: total ?? read, totals: page.totals };
    if (page.isWhole || isLast) break;
    if (page.rows.length < pageSize) throw new RowsChanged();
    seen.push(JSON.stringify(page));
  }
  if (total !== undefined && read > total) throw new RowsChanged();
  for (const [place, before] of seen.entries()) {
    if (JSON.stringify(await ask(place + 1)) !== before) throw new RowsChanged();
  }
}

/** One page as it was answered. */
interface ReadPage<Row> extends Omit<PageOfRows<Row>, 'total'> {
  /** Absent where the answer does not say it. */
  total?: number;
  /** The call knows no pages: these are all rows. */
  isWhole: boolean;
}

function pageReader<Row>(
  client: Client,
  { call, args, rows }: RowSource<Row>,
  signal: AbortSignal,
  size: number,
): (place: number) => Promise<ReadPage<Row>> {
  const { call: send } = client as unknown as {
    call: (...given: [OperationId, object, object]) => Promise<{ Data: never; Total?: number; Totals?: object }>;
  };
  const { page, pageSize } = rows?.atOnce ? {} : spellingOf(call);
  const isWhole = page === undefined || pageSize === undefined;
  return async (place) => {
    const paging = isWhole ? {} : { [page]: place, [pageSize]: size };
    const { Data, Total, Totals } = await send(call, listRequest(call, { ...args, ...paging }), { signal });
    const found: readonly Row[] = rows ? rows.of(Data) : Data;
    return { rows: found, total: isWhole ? found.length : Total, totals: rows?.totals?.(Data) ?? Totals, isWhole };
  };
}
