import { useMemo } from 'react';
import type { TableQueryControl, TableViewControl } from '@so-the/ui';
import type { FilterCodecs, FilterValues } from './listAddress.ts';
import type { ListSort, ListState } from './listState.ts';
import { useColumnView } from './useColumnView.ts';
import { useListAddress, type SavedAddress } from './useListAddress.ts';

/** Rows of a page at first. */
export const PAGE_SIZE = 20;

/** What the state of a list begins with. */
export interface ListStateOptions<Codecs extends FilterCodecs> {
  /** Name under which the person's columns and views are remembered. Unique among lists. */
  name: string;
  /** Every filter by its parameter, shop and period included. The same object on every call. */
  filters: Codecs;
  /** Rows a page at first. Default 20. */
  pageSize?: number;
  /** Order at first. Default: the server's own. */
  sort?: ListSort;
}

/** Parameters of a list call as the wire spells them: the filters that are set, page and order. */
export type ListArgs<Filters> = Filters & {
  PageIndex: number;
  PageSize: number;
  SortBy?: string;
  SortDir?: 'asc' | 'desc';
};

/** Props of a filter's field that the list drives; `null` when the filter is not set. */
export interface FilterBinding<Value> {
  value: NonNullable<Value> | null;
  onChange: (value: NonNullable<Value> | null) => void;
}

/** What a list asks the server for, and every way to change it. */
export interface ListControl<Filters> {
  /** What the call is asked for. */
  args: ListArgs<Filters>;
  /** Value and change of one filter, to be spread over a ui field. */
  filter: <Name extends keyof Filters>(name: Name) => FilterBinding<Filters[Name]>;
  /** Whether the list can be narrowed by the filter of that name. */
  has: (name: string) => boolean;
  /** Sets several filters in one step; `undefined` takes one away. */
  setFilters: (change: Partial<Filters>) => void;
  clearFilters: () => void;
  /** How many filters are set. */
  filterCount: number;
  /** Paging and ordering for the table. */
  query: TableQueryControl;
  /** Goes to a page without leaving a step in the browser's history. */
  correctPage: (page: number) => void;
  /** The person's columns for the table. */
  view: TableViewControl;
  /** Name under which columns and views are remembered. */
  name: string;
  /** What a saved view keeps of the address. */
  address: SavedAddress;
}

/** The state of a list: filters, order and page in the address, columns remembered for the user. */
export function useListState<Codecs extends FilterCodecs>(
  options: ListStateOptions<Codecs>,
): ListControl<FilterValues<Codecs>> {
  const { name, filters, pageSize = PAGE_SIZE } = options;
  const { field, dir } = options.sort ?? {};
  const defaults = useMemo(() => ({ pageSize, sort: field && dir ? { field, dir } : null }), [pageSize, field, dir]);
  const { state, send, saved } = useListAddress(filters, defaults);
  const clearFilters = () => send({ type: 'clearFilters' });
  const filterCount = Object.keys(state.filters).length;
  return {
    args: argsOf(state),
    filter: (key) => ({
      value: state.filters[key] ?? null,
      onChange: (value) => send({ type: 'filter', change: { [key]: value ?? undefined } as never }),
    }),
    has: (key) => key in filters,
    setFilters: (change) => send({ type: 'filter', change }),
    clearFilters,
    filterCount,
    query: {
      page: state.page,
      pageSize: state.pageSize,
      sort: state.sort ? [state.sort] : [],
      onChange: (next) => send({ type: 'table', ...next, sort: next.sort[0] ?? null }),
      filtered: filterCount > 0,
      onClearFilters: clearFilters,
    },
    correctPage: (page) => send({ type: 'table', page, pageSize: state.pageSize, sort: state.sort }, { replace: true }),
    view: useColumnView(name),
    name,
    address: saved,
  };
}

/** What is asked for a state of a list: filters, order, page. */
export function argsOf<Filters>({ filters, sort, page, pageSize }: ListState<Filters>): ListArgs<Filters> {
  return { ...filters, ...(sort && { SortBy: sort.field, SortDir: sort.dir }), PageIndex: page, PageSize: pageSize };
}
