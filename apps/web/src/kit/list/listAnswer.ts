import type { ApiFailure } from '@so-the/api-client';
import type { TableSource } from '@so-the/ui';

/** What a query hook of a list call returns. */
export interface ListAnswer<Row> {
  data?: {
    Data: Row[];
    /** Count of all matches. */
    Total?: number;
    /** Sums over all matches, by field. */
    Totals?: object;
  };
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The answer as a table wants it. */
export function sourceOf<Row>({ data, error, isFetching, refetch }: ListAnswer<Row>): TableSource<Row> {
  return {
    rows: data?.Data,
    total: data?.Total,
    totals: data?.Totals,
    loading: isFetching,
    error: isFetching ? undefined : failureOf(error)?.message,
    onRetry: () => void refetch(),
  };
}

/** True when the person has no right to the list. */
export function isForbidden(error: unknown): boolean {
  return failureOf(error)?.kind === 'forbidden';
}

function failureOf(error: unknown): ApiFailure | undefined {
  return error as ApiFailure | undefined;
}
