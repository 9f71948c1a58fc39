import type { TypedUseQuery } from '@reduxjs/toolkit/query/react';
import type { TableQueryControl, TableSource, TableViewControl } from '@so-the/ui';
import type { baseQuery } from '../../api/baseQuery.ts';
import type { FilterCodec, FilterCodecs } from './listAddress.ts';
import type { ListSort, ListState } from './listState.ts';

/** What every list call answers with. */
export interface ListAnswer<Row> {
  Data: Row[];
  /** Count of all matches. */
  Total?: number;
  /** Sums over all matches, by field. */
  Totals?: object | null;
}

/** A generated query hook of a list call. */
export type ListQuery<Args, Answer> = TypedUseQuery<Answer, Args, typeof baseQuery>;

/** The parameters of a list call, whether they travel in the query or in the body. */
type ParametersOf<Args> = Exclude<Args, void> extends { body: infer Body } ? Body : Exclude<Args, void>;

/** Filters that name parameters of the call and read their type; any other name does not compile. */
export type FiltersOf<Codecs, Args> = {
  [Name in keyof Codecs]: Name extends keyof ParametersOf<Args>
    ? FilterCodec<NonNullable<ParametersOf<Args>[Name]>>
    : never;
};

/** What a list needs beside its query. */
export interface ListScreenOptions<Codecs extends FilterCodecs, Args> {
  /** Name under which the person's columns are remembered. Unique among lists. */
  name: string;
  /** Filters by query parameter; keep the object outside the component. */
  filters: Codecs & FiltersOf<Codecs, Args>;
  /** Rows a page at first. Default 20. */
  pageSize?: number;
  /** Order at first. Default: the server's own. */
  sort?: ListSort;
  /** Parameters the person cannot change. Default none. */
  fixed?: Partial<ParametersOf<Args>>;
  /** Makes the arguments of the call, for a call that takes its parameters in the body. Default: as they are. */
  toArgs?: (parameters: ParametersOf<Args>) => Args;
}

/** A list at work: what it shows, and every way to change it. */
export interface List<Row, Filters> {
  name: string;
  state: ListState<Filters>;
  /** Value and change of one filter, to be spread over a ui field. */
  filter: <Name extends keyof Filters>(name: Name) => FilterBinding<Filters[Name]>;
  /** Sets several filters in one step; `undefined` takes one away. */
  setFilters: (change: Partial<Filters>) => void;
  clearFilters: () => void;
  /** How many filters are set. */
  filterCount: number;
  source: TableSource<Row>;
  query: TableQueryControl;
  view: TableViewControl;
  /** The person has no right to this list. */
  forbidden: boolean;
  /** Asks the server again. */
  refetch: () => void;
}

/** Props of a filter's field that the list drives; `null` when the filter is not set. */
export interface FilterBinding<Value> {
  value: NonNullable<Value> | null;
  onChange: (value: NonNullable<Value> | null) => void;
}
