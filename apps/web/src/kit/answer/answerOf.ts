import type { ApiFailure } from '@so-the/api-client';
import { isLacking } from './isLacking.ts';

/** Stands for a record that was asked for by a filter which the API passes over: it answers with others. */
const OTHERS = Symbol('others');

/** The record that was asked for by its number, out of the rows that were answered. */
export function theOne<Row>(rows: readonly Row[], isAsked: (row: Row) => boolean): Row | undefined {
  const found = rows.find(isAsked);
  return found === undefined && rows.length > 0 ? (OTHERS as Row) : found;
}

/** What a query hook returned, as far as its answer is told apart. */
export interface Asked<Data> {
  /** The answer to what is asked now; what was asked before does not count. */
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What a query answered: exactly one of these. */
export type Answered<Found> =
  | { state: 'loading'; data?: undefined }
  | { state: 'failed'; data?: undefined; message: string; retrying: boolean; retry: () => void }
  | { state: 'refused'; data?: undefined }
  | { state: 'lacking'; data?: undefined }
  | { state: 'missing'; data?: undefined }
  | { state: 'there'; data: Found };

/**
 * Tells apart what a query answered. What is there stays there when fetching it anew fails; a timeout, a broken connection
 * or a broken server is a failure that can be tried again and never a record that is gone. A call that the API does not have
 * cannot be tried again, nor a filter that it passes over: `lacking`.
 *
 * @param find picks out of the answer what is shown; `undefined` means that the record does not exist. Default: all of it
 */
export function answerOf<Data>(query: Asked<Data>): Answered<Data>;
export function answerOf<Data, Found>(
  query: Asked<Data>,
  find: (data: Data) => Found,
): Answered<Exclude<Found, undefined>>;
export function answerOf(
  { currentData, error, isFetching, refetch }: Asked<unknown>,
  find: (data: unknown) => unknown = (data) => data,
): Answered<unknown> {
  if (currentData !== undefined) {
    const data = find(currentData);
    if (data === OTHERS) return { state: 'lacking' };
    return data === undefined ? { state: 'missing' } : { state: 'there', data };
  }
  if (error === undefined) return { state: 'loading' };
  const { kind, code, message } = error as ApiFailure;
  if (kind === 'forbidden') return { state: 'refused' };
  if (isLacking(error)) return { state: 'lacking' };
  if (kind === 'notFound' || code === 'NotFound') return { state: 'missing' };
  return { state: 'failed', message, retrying: isFetching, retry: () => void refetch() };
}

/** Two queries that are shown together: there once both are, failed when one is; a new try asks both. */
export function bothOf<First, Second>(first: Asked<First>, second: Asked<Second>): Asked<readonly [First, Second]> {
  const { currentData: one } = first;
  const { currentData: other } = second;
  return {
    currentData: one === undefined || other === undefined ? undefined : [one, other],
    error: (one === undefined ? first.error : undefined) ?? (other === undefined ? second.error : undefined),
    isFetching: first.isFetching || second.isFetching,
    refetch: () => Promise.all([first.refetch(), second.refetch()]),
  };
}
