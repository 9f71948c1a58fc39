import { useEffect, useMemo } from 'react';
import type { ApiFailure } from '@so-the/api-client';
import type { TableQueryControl, TableSource } from '@so-the/ui';
import type { FilterCodecs, FilterValues } from './listAddress.ts';
import type { ListState } from './listState.ts';
import type { List, ListAnswer, ListQuery, ListScreenOptions } from './listTypes.ts';
import { useColumnView } from './useColumnView.ts';
import { useListAddress, type ListAddress } from './useListAddress.ts';

const PAGE_SIZE = 20;

/**
 * Everything a list screen needs of one list call: its state in the address, the answer as a table wants it, and the
 * person's columns.
 *
 * @param listQuery the generated hook of the call; the same one on every render
 * @example const list = useListScreen(useListCustomersQuery, { name: 'customers', filters });
 */
export function useListScreen<Args, Answer extends ListAnswer<object>, Codecs extends FilterCodecs>(
  listQuery: ListQuery<Args, Answer>,
  options: ListScreenOptions<Codecs, Args>,
): List<Answer['Data'][number], FilterValues<Codecs>> {
  const { name, filters, fixed, toArgs, pageSize = PAGE_SIZE } = options;
  const { field, dir } = options.sort ?? {};
  const defaults = useMemo(() => ({ pageSize, sort: field && dir ? { field, dir } : null }), [pageSize, field, dir]);
  const address = useListAddress(filters, defaults);
  const parameters = { ...wireParameters(address.state), ...fixed };
  const answer = listQuery((toArgs ? toArgs(parameters as never) : parameters) as Args);
  const source = sourceOf<Answer['Data'][number]>(answer);
  useLastPage(address, source);
  const { state, send } = address;
  const clearFilters = () => send({ type: 'clearFilters' });
  const filterCount = Object.keys(state.filters).length;
  return {
    name,
    state,
    filter: (key) => ({
      value: state.filters[key] ?? null,
      onChange: (value) => send({ type: 'filter', change: { [key]: value ?? undefined } as never }),
    }),
    setFilters: (change) => send({ type: 'filter', change }),
    clearFilters,
    filterCount,
    source,
    query: { ...queryOf(address), filtered: filterCount > 0, onClearFilters: clearFilters },
    view: useColumnView(name),
    forbidden: failureOf(answer.error)?.kind === 'forbidden',
    refetch: () => void answer.refetch(),
  };
}

function wireParameters<Filters>({ filters, sort, page, pageSize }: ListState<Filters>) {
  return { ...filters, ...(sort && { SortBy: sort.field, SortDir: sort.dir }), PageIndex: page, PageSize: pageSize };
}

interface AnswerState {
  data?: ListAnswer<object>;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

function sourceOf<Row>({ data, error, isFetching, refetch }: AnswerState): TableSource<Row> {
  return {
    rows: data?.Data as Row[] | undefined,
    total: data?.Total,
    totals: data?.Totals as TableSource<Row>['totals'],
    loading: isFetching,
    error: isFetching ? undefined : failureOf(error)?.message,
    onRetry: () => void refetch(),
  };
}

function failureOf(error: unknown): ApiFailure | undefined {
  return error as ApiFailure | undefined;
}

function queryOf<Filters extends object>({ state, send }: ListAddress<Filters>): TableQueryControl {
  return {
    page: state.page,
    pageSize: state.pageSize,
    sort: state.sort ? [state.sort] : [],
    onChange: ({ page, pageSize, sort }) => send({ type: 'table', page, pageSize, sort: sort[0] ?? null }),
  };
}

/** A page behind the last one, from an old link or after a deletion, becomes the last one. */
function useLastPage<Filters extends object, Row>(
  { state, send }: ListAddress<Filters>,
  source: TableSource<Row>,
): void {
  const { rows, total = 0, loading } = source;
  const last = Math.max(1, Math.ceil(total / state.pageSize));
  const beyond = !loading && rows?.length === 0 && state.page > last;
  useEffect(() => {
    if (!beyond) return;
    const { pageSize, sort } = state;
    send({ type: 'table', page: last, pageSize, sort }, { replace: true });
  });
}
