import type { Args, Client, OperationId } from '@so-the/api-client';
import { askAhead } from '../../api/askedAhead.ts';
import type { ReadCall } from '../../api/declare.ts';
import { readSession } from '../../session/session.ts';
import { mayOpen } from '../access/mayOpen.ts';
import { rightsIn } from '../access/rights.ts';
import { askedPeriod, type Period } from '../period/period.ts';
import { listRequest, spellingOf } from '../rows/spelling.ts';
import { readListAddress, type FilterCodecs } from './address/listAddress.ts';
import { listCodecs } from './address/listCodecs.ts';
import type { ListSort } from './address/listState.ts';
import { argsOf, PAGE_SIZE } from './address/useListState.ts';

/** What of a list says what it reads first. */
interface AskedList {
  call: ReadCall<OperationId>;
  filters: FilterCodecs;
  period?: () => Period;
  fixed?: object;
  rows?: { atOnce?: boolean };
  pageSize?: number;
  sort?: ListSort;
}

/**
 * Sends for the page of a list that an address shows, before the list is drawn. What a list that is drawn asks for otherwise, as
 * one that opens a saved view, it asks for itself.
 *
 * @param list what the screen hands to `useList`
 */
export function askList(list: AskedList): (client: Client, address: URL) => void {
  return (client, address) => {
    if (!isAllowed(address)) return;
    const { name } = list.call;
    askAhead(client, name, firstRequest(list, address.searchParams) as Args<typeof name>);
  };
}

/** What somebody may not see is not asked for: the API would refuse it aloud, beside the screen's own word. */
function isAllowed({ pathname, search }: URL): boolean {
  const session = readSession();
  return session !== null && mayOpen(pathname + search, rightsIn(session));
}

function firstRequest({ call, filters, period, fixed, rows, pageSize, sort }: AskedList, address: URLSearchParams) {
  const codecs = listCodecs(call.name, filters);
  const state = readListAddress(address, codecs, { pageSize: pageSize ?? PAGE_SIZE, sort: sort ?? null });
  const args = { ...fixed, ...argsOf(state), ...daysOf(call.name, state.filters, period?.()) };
  if (!rows?.atOnce) return listRequest(call.name, args);
  const { PageIndex: _page, PageSize: _size, SortBy: _by, SortDir: _dir, ...narrowed } = args;
  return listRequest(call.name, narrowed);
}

/** The days that a list without any in its address begins with. */
function daysOf(call: OperationId, filters: Readonly<Record<string, unknown>>, usual: Period | undefined): object {
  const { from, to } = spellingOf(call);
  if (from === undefined || to === undefined || !usual) return {};
  const days = askedPeriod(dayOf(filters[from]), dayOf(filters[to]), usual);
  return { [from]: days.from, [to]: days.to };
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
