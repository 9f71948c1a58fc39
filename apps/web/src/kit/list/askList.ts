import type { Args, Client } from '@so-the/api-client';
import { askAhead } from '../../api/askedAhead.ts';
import { readSession } from '../../session/session.ts';
import { mayOpen } from '../access/mayOpen.ts';
import { rightsIn } from '../access/rights.ts';
import { readListAddress, type FilterCodecs } from './address/listAddress.ts';
import { listCodecs } from './address/listCodecs.ts';
import type { ListSort } from './address/listState.ts';
import { argsOf, PAGE_SIZE } from './address/useListState.ts';
import { listAsked, type AskingList } from './listAsked.ts';

/** What of a list says what it reads first. */
interface AskedList extends AskingList {
  filters: FilterCodecs;
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
    const { pageSize = PAGE_SIZE, sort = null } = list;
    const state = readListAddress(address.searchParams, listCodecs(name, list.filters), { pageSize, sort });
    askAhead(client, name, listAsked(list, argsOf(state)).request as Args<typeof name>);
  };
}

/** What somebody may not see is not asked for: the API would refuse it aloud, beside the screen's own word. */
function isAllowed({ pathname, search }: URL): boolean {
  const session = readSession();
  return session !== null && mayOpen(pathname + search, rightsIn(session));
}
