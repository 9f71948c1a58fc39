import { PAGE_SIZES } from '@so-the/ui';
import { parseDate } from '@so-the/ui/format';
import { sameSort, type ListSort, type ListState } from './listState.ts';

/** How one filter stands in the address. */
export interface FilterCodec<Value> {
  /** The value of a text; `undefined` for a text that means nothing, which is then no filter. */
  read(text: string): Value | undefined;
  /** The text of a value. */
  write(value: Value): string;
}

/** Every filter of a list, by the name of its query parameter. */
export type FilterCodecs = Readonly<Record<string, FilterCodec<unknown>>>;

/** The values of a list's filters: those that are set. */
export type FilterValues<Codecs> = {
  [Name in keyof Codecs]?: Codecs[Name] extends FilterCodec<infer Value> ? Value : never;
};

/** Free text as it is typed, at most 100 characters; spaces alone are no filter. */
export const textFilter: FilterCodec<string> = {
  read: (text) => (text.trim() === '' ? undefined : text.slice(0, 100)),
  write: (value) => value,
};

/** The number of a record. */
export const idFilter: FilterCodec<number> = {
  read: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  write: String,
};

/** Yes or no. */
export const flagFilter: FilterCodec<boolean> = {
  read: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  write: String,
};

/** An ISO business date that exists. */
export const dateFilter: FilterCodec<string> = {
  read: (text) => {
    const date = parseDate(text);
    return date.ok && date.value === text ? text : undefined;
  },
  write: (value) => value,
};

/** One of a few known values, as the contract's `…Options` list them. */
export function choiceFilter<Value extends string | number>(options: readonly { value: Value }[]): FilterCodec<Value> {
  return {
    read: (text) => options.find((option) => String(option.value) === text)?.value,
    write: String,
  };
}

/** What a list falls back to where the address says nothing. */
export interface ListDefaults {
  pageSize: number;
  sort: ListSort | null;
}

/** Reads the state of a list; a value that does not fit is taken as not given, a page is clamped to 1 and above. */
export function readListAddress<Codecs extends FilterCodecs>(
  address: URLSearchParams,
  codecs: Codecs,
  defaults: ListDefaults,
): ListState<FilterValues<Codecs>> {
  const size = Number(address.get('PageSize'));
  const filters = Object.entries(codecs).flatMap(([name, codec]) => {
    const text = address.get(name);
    const value: unknown = text === null ? undefined : codec.read(text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    page: readPage(address.get('PageIndex')),
    pageSize: PAGE_SIZES.find((allowed) => allowed === size) ?? defaults.pageSize,
    sort: readSort(address) ?? defaults.sort,
    filters: Object.fromEntries(filters) as FilterValues<Codecs>,
  };
}

/** Writes a state into an address, leaving the address's other parameters alone and what is default out. */
export function writeListAddress<Codecs extends FilterCodecs>(
  address: URLSearchParams,
  state: ListState<FilterValues<Codecs>>,
  codecs: Codecs,
  defaults: ListDefaults,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, text: string | undefined) => (text ? next.set(name, text) : next.delete(name));
  const values: Record<string, unknown> = state.filters;
  for (const [name, codec] of Object.entries(codecs)) {
    put(name, values[name] === undefined ? undefined : codec.write(values[name]));
  }
  const sort = sameSort(state.sort, defaults.sort) ? null : state.sort;
  put('SortBy', sort?.field);
  put('SortDir', sort?.dir);
  put('PageIndex', state.page > 1 ? String(state.page) : undefined);
  put('PageSize', state.pageSize === defaults.pageSize ? undefined : String(state.pageSize));
  return next;
}

function readPage(text: string | null): number {
  return text !== null && /^\d{1,7}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

function readSort(address: URLSearchParams): ListSort | null {
  const field = address.get('SortBy');
  if (field === null || !/^[A-Za-z]\w{0,49}$/.test(field)) return null;
  return { field, dir: address.get('SortDir') === 'desc' ? 'desc' : 'asc' };
}
