import type { Client } from '@so-the/api-client';
import type { Command, CommandSection } from '@so-the/ui';
import { bankName, maskCard } from '@so-the/ui/format';
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
  const { Data, WithoutMarks: alike } = await client.call('searchCustomers', { GeneralSearch }, { signal });
  const commands = Data.slice(0, MOST).map(({ CustomerID, FullName, Phone }): Command => ({
    id: `customer/${CustomerID}`,
    label: FullName,
    note: Phone,
    icon: 'person',
    href: places.customer(CustomerID),
  }));
  return { commands, alike };
}

async function findCards(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<FoundRecords> {
  const { Data, WithoutMarks: alike } = await client.call('listShopCards', { GeneralSearch }, { signal });
  const commands = Data.slice(0, MOST).map(({ cardDataID, BankCode, Last4, HolderName }): Command => ({
    id: `card/${cardDataID}`,
    label: `${bankName(BankCode)} ${maskCard(Last4)} · ${HolderName}`,
    icon: 'card',
    href: places.card(cardDataID),
  }));
  return { commands, alike };
}

async function findOrders(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<FoundRecords> {
  const body = { GeneralSearch, PageIndex: 1, PageSize: MOST };
  const { Data, WithoutMarks: alike } = await client.call('searchSchedules', { body }, { signal });
  const commands = Data.map(({ ScheduleID, Code, CustomerName }): Command => ({
    id: `order/${ScheduleID}`,
    label: Code,
    note: CustomerName,
    icon: 'contract',
    href: places.order(ScheduleID),
  }));
  return { commands, alike };
}

async function findPos(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<FoundRecords> {
  const { Data, WithoutMarks: alike } = await client.call('listPos', { GeneralSearch, PageSize: MOST }, { signal });
  const commands = Data.map(({ posID, PosName, TID }): Command => ({
    id: `pos/${posID}`,
    label: PosName,
    note: TID,
    icon: 'pos',
    href: places.pos({ GeneralSearch: TID, open: posID }),
  }));
  return { commands, alike };
}

async function findPartners(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<FoundRecords> {
  const { Data, WithoutMarks: alike } = await client.call(
    'listPartners',
    { GeneralSearch, PageSize: MOST },
    { signal },
  );
  const commands = Data.map(({ PartnerID, Name, Code }): Command => ({
    id: `partner/${PartnerID}`,
    label: Name,
    note: Code,
    icon: 'group',
    href: places.partners({ GeneralSearch: Code, open: PartnerID }),
  }));
  return { commands, alike };
}

async function findAccounts(client: Client, GeneralSearch: string, signal: AbortSignal): Promise<FoundRecords> {
  const { Data, WithoutMarks: alike } = await client.call(
    'listBankCards',
    { GeneralSearch, PageSize: MOST },
    { signal },
  );
  const commands = Data.map(({ BankCardID, AccountNo, AccountOwner, ...account }): Command => ({
    id: `account/${BankCardID}`,
    label: accountName({ ...account, AccountNo }),
    note: AccountOwner,
    icon: 'bank',
    href: places.bankAccounts({ GeneralSearch: AccountNo, open: BankCardID }),
  }));
  return { commands, alike };
}
