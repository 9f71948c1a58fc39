import type { ApiFailure } from '@so-the/api-client';
import { isMissing, missingFailure } from '../../api/missingCalls.ts';
import type { TableSource } from '@so-the/ui';
import { isLacking } from '../answer/isLacking.ts';
import type { ListRows } from '../rows/readAllRows.ts';
import { localPage } from './localPage.ts';
import type { ListArgs } from './address/useListState.ts';

/** One page of a list. */
interface ListPage<Row> {
  Data: readonly Row[];
  /** Count of all matches. */
  Total?: number;
  /** Sums over all matches, by field. */
  Totals?: object;
  /** No row has the tone marks that were typed: these are written alike without them. */
  WithoutMarks?: boolean;
}

/** The rows of a list, as a table shows them. */
export interface ListAnswer<Row> {
  data?: ListPage<Row>;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What a list call answered, before its rows are found in it. */
interface RawAnswer extends Omit<ListAnswer<never>, 'data'> {
  data?: { Data: unknown; Total?: number; Totals?: object; WithoutMarks?: boolean };
}

/** The rows of an answer, the page of them that is asked for. */
export function rowsAnswer<Data, Row extends object>(
  { data, error, isFetching, refetch }: RawAnswer,
  rows: ListRows<Data, Row> | undefined,
  args: ListArgs<object>,
): ListAnswer<Row> {
  const page = data && pageIn(data, rows, args);
  if (page && lacksRows(page, args)) return { error: missingFailure, isFetching, refetch };
  return { data: page, error, isFetching, refetch };
}

/** Whether rows are counted that did not come: an API may leave out the list that holds them (real-api §3). */
function lacksRows({ Data, Total = 0 }: ListPage<unknown>, { PageIndex }: ListArgs<object>): boolean {
  return PageIndex === 1 && Data.length === 0 && Total > 0;
}

function pageIn<Data, Row extends object>(
  { Data: whole, Total, Totals, WithoutMarks }: NonNullable<RawAnswer['data']>,
  rows: ListRows<Data, Row> | undefined,
  args: ListArgs<object>,
): ListPage<Row> {
  if (!rows) return { Data: whole as readonly Row[], Total, Totals, WithoutMarks };
  const found = rows.of(whole as Data);
  const shown = { Data: found, Total, Totals: rows.totals?.(whole as Data) ?? Totals, WithoutMarks };
  return rows.atOnce ? { ...shown, ...localPage(found, args) } : shown;
}

/** The answer as a table wants it. */
export function sourceOf<Row>({ data, error, isFetching, refetch }: ListAnswer<Row>): TableSource<Row> {
  return {
    rows: data?.Data,
    total: data?.Total,
    totals: data?.Totals,
    loading: isFetching,
    error: isFetching ? undefined : failureOf(error)?.message,
    onRetry: isLacking(error) ? undefined : () => void refetch(),
  };
}

/** True when the person has no right to the list. */
export function isForbidden(error: unknown): boolean {
  return failureOf(error)?.kind === 'forbidden';
}

/** Why there is no list to work with: the person has no right to it, or the API does not have its call. */
export function whyNoList(error: unknown): 'refused' | 'lacking' | undefined {
  if (isForbidden(error)) return 'refused';
  return isMissing(error) ? 'lacking' : undefined;
}

function failureOf(error: unknown): ApiFailure | undefined {
  return error as ApiFailure | undefined;
}
