import type { OperationId } from '@so-the/api-client';
import type { DateRange } from '@so-the/ui';
import type { ReadCall } from '../../api/declare.ts';
import { askedPeriod, type Period } from '../period/period.ts';
import { listRequest, spellingOf, type ListSpelling } from '../rows/spelling.ts';

/** What of a list says what it asks for. */
export interface AskingList {
  call: ReadCall<OperationId>;
  period?: () => Period;
  fixed?: object;
  rows?: { atOnce?: boolean };
}

/** What a list asks for in one state of its address. */
export interface ListAsked<Own> {
  /** The days it covers; both ends are set where the list has a usual period. */
  period: DateRange;
  /** Names of the filters that say them. */
  dayNames: Pick<ListSpelling, 'from' | 'to'>;
  /** Filters, days, order and page. */
  args: Own;
  /** The same without page: what its file holds. */
  matching: object;
  /** What is asked to read every row: order counts only where rows come page by page. */
  every: object;
  /** What is sent for the rows that are shown. */
  request: object;
}

/** Parameters of a page and of its order. */
interface Paging {
  PageIndex?: unknown;
  PageSize?: unknown;
  SortBy?: unknown;
  SortDir?: unknown;
}

/**
 * What a list asks for, whether it is drawn already or about to be.
 *
 * @param own filters, order and page that the address says
 */
export function listAsked<Own extends Paging>(
  { call, period: usual, fixed, rows }: AskingList,
  own: Own,
): ListAsked<Own> {
  const { from, to } = spellingOf(call.name);
  const period = from === undefined || to === undefined ? NO_DAYS : daysOf(own, [from, to], usual?.());
  const days = { ...(from && period.from && { [from]: period.from }), ...(to && period.to && { [to]: period.to }) };
  const args = { ...fixed, ...own, ...days };
  const { PageIndex: _page, PageSize: _size, ...matching } = args;
  const { SortBy: _by, SortDir: _dir, ...narrowed } = matching;
  const every = rows?.atOnce ? narrowed : matching;
  return {
    period,
    dayNames: { from, to },
    args,
    matching,
    every,
    request: listRequest(call.name, rows?.atOnce ? narrowed : args),
  };
}

const NO_DAYS: DateRange = { from: null, to: null };

function daysOf(own: object, [from, to]: readonly [string, string], usual: Period | undefined): DateRange {
  const asked = { from: dayIn(own, from), to: dayIn(own, to) };
  return usual ? askedPeriod(asked.from, asked.to, usual) : asked;
}

function dayIn(own: object, name: string): string | null {
  const value: unknown = (own as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : null;
}
