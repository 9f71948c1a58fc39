import type { Args, Client } from '@so-the/api-client';
import { askAhead } from '../../api/askedAhead.ts';
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
  return (client, { searchParams }) => {
    const { name } = list.call;
    const { pageSize = PAGE_SIZE, sort = null } = list;
    const state = readListAddress(searchParams, listCodecs(name, list.filters), { pageSize, sort });
    askAhead(client, name, listAsked(list, argsOf(state)).request as Args<typeof name>);
  };
}
