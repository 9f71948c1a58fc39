/** One rule of an ordering: a wire field and its direction. */
export interface ListSort {
  field: string;
  dir: 'asc' | 'desc';
}

/** What a list shows. The address holds it, so a reload, the back button and a shared link bring it back. */
export interface ListState<Filters> {
  /** From 1. */
  page: number;
  /** Rows a page. */
  pageSize: number;
  /** `null`: the server's own order. */
  sort: ListSort | null;
  /** Filters that are set; one that is not set is absent. */
  filters: Filters;
}

/** What a person may want of a list. */
export type ListIntent<Filters> =
  | { type: 'filter'; change: Partial<Filters> }
  | { type: 'clearFilters' }
  | { type: 'table'; page: number; pageSize: number; sort: ListSort | null };

/** The next state of a list. Whatever changes which rows match, or their order or number on a page, goes back to page 1. */
export function reduceList<Filters extends object>(
  state: ListState<Filters>,
  intent: ListIntent<Filters>,
): ListState<Filters> {
  if (intent.type === 'filter') {
    return { ...state, page: 1, filters: withoutUnset({ ...state.filters, ...intent.change }) };
  }
  if (intent.type === 'clearFilters') return { ...state, page: 1, filters: {} as Filters };
  const { page, pageSize, sort } = intent;
  const sameRows = pageSize === state.pageSize && sameSort(sort, state.sort);
  return { ...state, page: sameRows ? page : 1, pageSize, sort };
}

/** True when both order alike. */
export function sameSort(one: ListSort | null, other: ListSort | null): boolean {
  return one?.field === other?.field && one?.dir === other?.dir;
}

function withoutUnset<Filters extends object>(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => isSet(value))) as Filters;
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
