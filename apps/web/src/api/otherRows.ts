import { ApiError, ownFilters, type ApiFailure, type Client, type OperationId } from '@so-the/api-client';

/** Code of an answer that holds other rows than were asked for. */
const OTHERS = 'OtherRows';

/**
 * Filters that ask for one record by its own number. It may stand among others, so whoever asks looks for it in the answer
 * (`theOne`); where it does not stand, nothing is shown in its place.
 */
const RECORD_FILTERS: Partial<Record<OperationId, string>> = {
  listCustomers: 'CustomerID',
  listBills: 'BillID',
  listNumberLots: 'numberLoID',
  listBadExpenses: 'id',
  listDebtComparisons: 'PartyID',
};

/** What stands in place of an answer with other rows than were asked for. */
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

/** A client that takes no answer for what was asked when its rows say otherwise: neither a screen nor a file shows them. */
export function guardFilters(client: Client): Client {
  const send = client.call.bind(client) as unknown as AnyCall;
  const call: AnyCall = async (id, args = {}, options) => {
    const answer = await send(id, args, options);
    if (hasOtherRows(id, args, answer)) throw new ApiError(othersFailure);
    return answer;
  };
  return { call } as unknown as Client;
}

/**
 * Whether an API passed over a filter that the specification does not name: a row holds another value under the filter's
 * own name. A row that does not say (its field is missing or null) proves nothing.
 *
 * @param asked the parameters that were sent
 * @param answer the whole envelope
 */
export function hasOtherRows(id: OperationId, asked: object, answer: unknown): boolean {
  const own = ownFilters[id] ?? [];
  const filters = Object.entries(asked).filter(([name, value]) => own.includes(name) && isValue(value));
  if (filters.some(([name]) => name === RECORD_FILTERS[id])) return false;
  return (
    filters.length > 0 &&
    rowsOf(answer).some((row) =>
      filters.some(([name, value]) => isValue(row[name]) && String(row[name]) !== String(value)),
    )
  );
}

type Row = Readonly<Record<string, unknown>>;

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
