import { ApiError, ownFilters, type ApiFailure, type Client, type OperationId } from '@so-the/api-client';

/** Code of an answer that holds other rows than were asked for. */
const OTHERS = 'OtherRows';

/**
 * Filters that ask for one record by its own number. It may stand among others: it is looked for on every page, and whoever
 * asks shows nothing in its place (`theOne`).
 */
const RECORD_FILTERS: Partial<Record<OperationId, string>> = {
  listCustomers: 'CustomerID',
  listBills: 'BillID',
  listNumberLots: 'numberLoID',
  listBadExpenses: 'id',
  listDebtComparisons: 'PartyID',
  listCardNotices: 'CardDataID',
};

/** What stands in place of an answer whose rows nobody can tell from those asked for. */
const othersFailure: ApiFailure = {
  kind: 'notFound',
  code: OTHERS,
  message: 'Máy chủ API chưa lọc được theo điều kiện này',
};

/** Whether a read failed because the API passes over one of its filters. */
export function areOthers(error: unknown): boolean {
  return (error as ApiFailure | undefined)?.code === OTHERS;
}

type AnyCall = (id: OperationId, args?: object, options?: object) => Promise<unknown>;

/** Largest page a server gives, and how many of them are looked through for one record. */
const PAGE = { size: 500, most: 20 };

/** A client whose answers hold the rows that were asked for, and no others: neither a screen nor a file shows those. */
export function keepAskedRows(client: Client): Client {
  const send = client.call.bind(client) as unknown as AnyCall;
  const call: AnyCall = async (id, args = {}, options) => {
    const answer = askedRows(id, args, await send(id, args, options));
    const record = filtersIn(id, args).find(([name]) => name === RECORD_FILTERS[id]);
    if (!record || rowsOf(answer).every((row) => isOf(row, ...record))) return answer;
    return pageWith(record, answer, (PageIndex) => send(id, { ...args, PageIndex, PageSize: PAGE.size }, options));
  };
  return { call } as unknown as Client;
}

/** The first page that holds a record, of an API that does not find it by its number; the answer there was where none does. */
async function pageWith(
  record: Filter,
  answer: unknown,
  pageAt: (index: number) => Promise<unknown>,
): Promise<unknown> {
  const holdsIt = (page: unknown) => rowsOf(page).some((row) => isOf(row, ...record));
  if (holdsIt(answer)) return answer;
  for (let index = 1; index <= PAGE.most; index += 1) {
    const page = await pageAt(index);
    if (holdsIt(page)) return page;
    if (rowsOf(page).length < PAGE.size) break;
  }
  return answer;
}

/**
 * An answer without rows that were not asked for: an API passes over filters that the specification does not name, and answers
 * with everybody's rows (real-api §3). A row is another's where it holds another value under the name of the filter; one that
 * does not say (its field is missing or null) stays.
 *
 * A list that came whole is narrowed here: it counts what is left, and has no sums. From a page nobody knows what the other
 * pages hold: without its foreign rows it would say "there are none".
 *
 * @param asked the parameters that were sent
 * @param answer the whole envelope
 * @returns the same answer where all its rows were asked for
 * @throws ApiError that {@link areOthers} knows, for a page with rows of others, and for sums beside them
 */
export function askedRows(id: OperationId, asked: object, answer: unknown): unknown {
  const filters = filtersIn(id, asked);
  if (filters.length === 0 || filters.some(([name]) => name === RECORD_FILTERS[id])) return answer;
  const isAsked = (row: Row) => filters.every(([name, value]) => isOf(row, name, value));
  if (rowsOf(answer).every(isAsked)) return answer;
  const { Totals: _ofAll, ...envelope } = answer as Row;
  if (!isWholeList(asked, envelope)) throw new ApiError(othersFailure);
  const Data = rowsOf(answer).filter(isAsked);
  return { ...envelope, Data, ...('Total' in envelope && { Total: Data.length }) };
}

type Row = Readonly<Record<string, unknown>>;
type Filter = [name: string, value: unknown];

/** The filters of a call that an API may pass over, as far as they were set. */
function filtersIn(id: OperationId, asked: object): Filter[] {
  const own = ownFilters[id] ?? [];
  return Object.entries(asked).filter(([name, value]) => own.includes(name) && isSet(name, value));
}

/** Whether a filter asks for anything that a row could hold: no record has the number 0, and a switch is no value of a row. */
function isSet(name: string, value: unknown): boolean {
  const isNobody = value === 0 && /id$/i.test(name);
  return isValue(value) && !isNobody;
}

/** Whether a row is one that a filter asks for. Names are alike in either spelling: `posID` is the row's `PosID`. */
function isOf(row: Row, name: string, asked: unknown): boolean {
  const field = Object.keys(row).find((each) => each.toLowerCase() === name.toLowerCase());
  const value = field === undefined ? undefined : row[field];
  return !isValue(value) || String(value) === String(asked);
}

/** Whether an answer is a plain list with nothing left on other pages. */
function isWholeList(asked: object, { Data, Total }: Row): boolean {
  if (!Array.isArray(Data)) return false;
  const asksForPage = 'PageIndex' in asked || 'PageSize' in asked;
  return typeof Total === 'number' ? Total <= Data.length : !asksForPage;
}

/** The rows of an answer: its data, or the lists that stand in its data. */
function rowsOf(answer: unknown): readonly Row[] {
  const data = (answer as { Data?: unknown }).Data;
  const lists = Array.isArray(data) ? [data] : Object.values(isRow(data) ? data : {}).filter(Array.isArray);
  return lists.flat().filter(isRow);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

function isValue(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
