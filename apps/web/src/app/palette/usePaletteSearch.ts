import type { Client } from '@so-the/api-client';
import type { Command, CommandSection } from '@so-the/ui';
import { maskCard } from '@so-the/ui/format';
import { useClient } from '../../api/ClientContext.ts';
import { useMayOpen } from '../../kit/places/useMayOpen.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { rememberRecord } from './recent.ts';

const MOST = 6;

/** Looks a text up among customers, cards and orders, as far as the person may see them. */
export function usePaletteSearch(): (text: string, signal: AbortSignal) => Promise<CommandSection[]> {
  const client = useClient();
  const mayOpen = useMayOpen();
  return (text, signal) =>
    Promise.all(
      searches
        .filter(({ path }) => mayOpen(path))
        .map(async ({ title, find }) => ({ title, commands: (await find(client, text, signal)).map(remembered) })),
    );
}

interface RecordSearch {
  title: string;
  /** Screen the records belong to: who may not open it finds none. */
  path: string;
  find: (client: Client, text: string, signal: AbortSignal) => Promise<Command[]>;
}

const searches: readonly RecordSearch[] = [
  { title: 'Khách hàng', path: PATHS.customers, find: findCustomers },
  { title: 'Thẻ', path: PATHS.cards, find: findCards },
  { title: 'Hợp đồng', path: PATHS.orders, find: findOrders },
];

async function findCustomers(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<Command[]> {
  const { Data } = await client.call('searchCustomers', { GeneralSearch }, { signal });
  return Data.slice(0, MOST).map(({ CustomerID, FullName, Phone }) => ({
    id: `customer/${CustomerID}`,
    label: FullName,
    note: Phone,
    icon: 'person',
    href: places.customer(CustomerID),
  }));
}

async function findCards(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<Command[]> {
  const { Data } = await client.call('listShopCards', { GeneralSearch }, { signal });
  return Data.slice(0, MOST).map(({ cardDataID, BankCode, Last4, HolderName }) => ({
    id: `card/${cardDataID}`,
    label: `${BankCode} ${maskCard(Last4)} · ${HolderName}`,
    icon: 'card',
    href: places.card(cardDataID),
  }));
}

async function findOrders(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<Command[]> {
  const body = { GeneralSearch, PageIndex: 1, PageSize: MOST };
  const { Data } = await client.call('searchSchedules', { body }, { signal });
  return Data.map(({ ScheduleID, Code, CustomerName }) => ({
    id: `order/${ScheduleID}`,
    label: Code,
    note: CustomerName,
    icon: 'contract',
    href: places.order(ScheduleID),
  }));
}

function remembered(command: Command): Command {
  return { ...command, onSelect: () => rememberRecord(command) };
}
