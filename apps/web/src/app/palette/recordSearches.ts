import type { Client } from '@so-the/api-client';
import type { Command, CommandSection } from '@so-the/ui';
import { bankName, joined, maskCard } from '@so-the/ui/format';
import { accountName } from '../../kit/pickers/accountName.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';

const MOST = 6;

/** How the records of one kind are looked up. */
export interface RecordSearch {
  title: string;
  /** Screen the records belong to: who may not open it finds none. */
  path: string;
  find: (client: Client, text: string, signal: AbortSignal) => Promise<FoundRecords>;
}

/** Records that were found, those without the typed tone marks told apart. */
type FoundRecords = Pick<CommandSection, 'commands' | 'alike'>;

/** What the palette looks a text up among, in the order the answers are shown. */
export const recordSearches: readonly RecordSearch[] = [
  { title: 'Khách hàng', path: PATHS.customers, find: findCustomers },
  { title: 'Thẻ', path: PATHS.cards, find: findCards },
  { title: 'Hợp đồng', path: PATHS.orders, find: findOrders },
  { title: 'Máy POS', path: PATHS.pos, find: findPos },
  { title: 'Đối tác', path: PATHS.partners, find: findPartners },
  { title: 'Tài khoản ngân hàng', path: PATHS.bankAccounts, find: findAccounts },
];

async function findCustomers(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<FoundRecords> {
  return foundIn(
    await client.call('searchCustomers', { GeneralSearch }, { signal }),
    ({ CustomerID, FullName, Phone }) => ({
      id: `customer/${CustomerID}`,
      label: FullName,
      note: Phone,
      icon: 'person',
      href: places.customer(CustomerID),
    }),
  );
}

async function findCards(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<FoundRecords> {
  return foundIn(
    await client.call('listShopCards', { GeneralSearch }, { signal }),
    ({ cardDataID, BankCode, Last4, HolderName }) => ({
      id: `card/${cardDataID}`,
      label: joined(`${bankName(BankCode)} ${maskCard(Last4)}`, HolderName),
      icon: 'card',
      href: places.card(cardDataID),
    }),
  );
}

async function findOrders(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<FoundRecords> {
  const body = { GeneralSearch, PageIndex: 1, PageSize: MOST };
  return foundIn(await client.call('searchSchedules', { body }, { signal }), ({ ScheduleID, Code, CustomerName }) => ({
    id: `order/${ScheduleID}`,
    label: Code,
    note: CustomerName,
    icon: 'contract',
    href: places.order(ScheduleID),
  }));
}

async function findPos(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<FoundRecords> {
  return foundIn(
    await client.call('listPos', { GeneralSearch, PageSize: MOST }, { signal }),
    ({ posID, PosName, TID }) => ({
      id: `pos/${posID}`,
      label: PosName,
      note: TID,
      icon: 'pos',
      href: places.pos({ GeneralSearch: TID, open: posID }),
    }),
  );
}

async function findPartners(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<FoundRecords> {
  return foundIn(
    await client.call('listPartners', { GeneralSearch, PageSize: MOST }, { signal }),
    ({ PartnerID, Name, Code }) => ({
      id: `partner/${PartnerID}`,
      label: Name,
      note: Code,
      icon: 'group',
      href: places.partners({ GeneralSearch: Code, open: PartnerID }),
    }),
  );
}

async function findAccounts(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<FoundRecords> {
  return foundIn(
    await client.call('listBankCards', { GeneralSearch, PageSize: MOST }, { signal }),
    ({ BankCardID, AccountNo, AccountOwner, ...account }) => ({
      id: `account/${BankCardID}`,
      label: accountName({ ...account, BankCardID, AccountNo }),
      note: AccountOwner,
      icon: 'bank',
      href: places.bankAccounts({ GeneralSearch: AccountNo, open: BankCardID }),
    }),
  );
}

/** The first of what a call found, as lines of the palette. */
function foundIn<Row>(
  { Data, WithoutMarks }: { Data: readonly Row[]; WithoutMarks?: boolean },
  commandOf: (row: Row) => Command,
): FoundRecords {
  return { commands: Data.slice(0, MOST).map(commandOf), alike: WithoutMarks };
}
