import type { Args, OperationId, Result } from '@so-the/api-client';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { cardFilters } from '../features/cards/cardFilters.ts';
import { contractFilters } from '../features/contracts/contractFilters.ts';
import { customerFilters } from '../features/customers/customerFilters.ts';
import { debtFilters } from '../features/debts/partyFilters.ts';
import { dueFilters } from '../features/due-cards/dueFilters.ts';
import { posFilters } from '../features/pos/posFilters.ts';
import { cashBookFilters } from '../features/reports/cashbook/cashBookFilters.ts';
import { scheduleFilters } from '../features/schedules/scheduleFilters.ts';
import { warningFilters } from '../features/warnings/warningFilters.ts';
import { listCodecs } from '../kit/list/address/listCodecs.ts';
import { readListAddress, type FilterCodecs, type FilterValues } from '../kit/list/address/listAddress.ts';
import { comingWeek, thisMonth, today, type Period } from '../kit/period/period.ts';
import { answerAs, type AccountName } from './askEngine.ts';
import { STORY_NOW } from './storyClock.ts';

/** Asks the world every story starts from. */
type Ask = <Id extends OperationId>(id: Id, args: Args<Id>) => Result<Id>;

interface Opened {
  /** Names of the filters that the screen reads from its address. */
  names: readonly string[];
  /** The figure that the screen shows for an address: how many rows in all, or their sum. */
  figure: (ask: Ask, address: URLSearchParams) => number;
}

/** What each screen that a figure of the home page leads to shows for an address, by its own filters and its own call. */
const opened: Readonly<Record<string, Opened>> = {
  '/': { names: [], figure: (ask) => ask('listApprovals', {}).Total },
  '/contract': list(
    'searchSchedules',
    contractFilters,
    (ask, body) => ask('searchSchedules', { body: { ...body, ...page } }).Total,
  ),
  '/schedule-payment': list(
    'listSchedulesByDate',
    scheduleFilters,
    (ask, filters) => ask('listSchedulesByDate', { ...days(comingWeek(), 'ForDate', 'ToDate'), ...filters }).Total,
  ),
  '/contract-cancel': list(
    'listWarningSchedules',
    warningFilters,
    (ask, filters) => ask('listWarningSchedules', filters).Total,
  ),
  '/customer': list('listCustomers', customerFilters, (ask, filters) => ask('listCustomers', filters).Total),
  '/warning': list('listCardNotices', dueFilters, (ask, filters) => ask('listCardNotices', filters).Total),
  '/cards': list('listCards', cardFilters, (ask, filters) => ask('listCards', filters).Total),
  '/report/cashbook': list('getCashBook', cashBookFilters, (ask, filters) => {
    const { Totals } = ask('getCashBook', { ...days(today(), 'fromDate', 'toDate'), ...filters });
    return filters.Figure ? Totals.In - Totals.Out : Totals.Closing;
  }),
  '/debt/customer': debtsOf(1),
  '/debt/partner': debtsOf(2),
  '/debt/aff': debtsOf(3),
  '/manager/pos': list('listPos', posFilters, (ask, filters) => ask('listPos', filters).Totals.Debt),
};

const page = { PageIndex: 1, PageSize: 1 };
const ORDER = new Set(['SortBy', 'SortDir']);

/**
 * The figure that a screen shows when an address of the home page opens it.
 *
 * @throws Error for a screen that is not described here, and for a filter that the screen does not read
 */
export function figureBehind(who: AccountName, href: string): number {
  const { pathname, searchParams } = new URL(href, 'https://so-the.invalid');
  const screen = opened[pathname];
  if (!screen) throw new Error(`What ${pathname} counts is not described: give it a line in whatOpens.ts.`);
  const unread = [...searchParams.keys()].filter((name) => !screen.names.includes(name) && !ORDER.has(name));
  if (unread.length > 0) throw new Error(`${pathname} does not read ${unread.join(', ')} from its address.`);
  const engine = createBrowserEngine({ now: STORY_NOW });
  return screen.figure((id, args) => answerAs(engine, who, id, args), searchParams);
}

/** What parties of a kind owe at the end of the month so far. */
function debtsOf(PartyType: 1 | 2 | 3): Opened {
  return list('getDetailDebt', debtFilters, (ask, filters) => {
    const asked = { PartyType, ...days(thisMonth(), 'fromDate', 'toDate'), ...filters };
    return ask('getDetailDebt', asked).Totals.Closing;
  });
}

function list<Codecs extends FilterCodecs>(
  call: OperationId,
  own: Codecs,
  figure: (ask: Ask, filters: FilterValues<Codecs>) => number,
): Opened {
  const codecs = listCodecs(call, own);
  const read = (address: URLSearchParams) => readListAddress(address, codecs, { pageSize: 20, sort: null }).filters;
  return {
    names: Object.keys(codecs),
    figure: (ask, address) => figure(ask, read(address) as FilterValues<Codecs>),
  };
}

/** The days that a screen shows when its address names none. */
function days<From extends string, To extends string>({ from, to }: Period, first: From, last: To) {
  return { [first]: from, [last]: to } as Record<From | To, string>;
}
