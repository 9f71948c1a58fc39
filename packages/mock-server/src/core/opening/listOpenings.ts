/** The opening balances in force are what the books hold against opening capital: their sum is that capital. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import type { Result } from '../command/result.ts';
import { accounts } from '../records/accounts.ts';
import { amountOn } from '../ledger/balance.ts';
import type { Entry } from '../records/entry.ts';
import { listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { searchText } from '../listing/search.ts';
import { userName } from '../listing/wire.ts';
import { OPENING_KIND, type OpeningKind } from '../records/opening.ts';
import { booksInView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { sumOf } from '../values/money.ts';
import { openingEntries } from './openingEntries.ts';
import { partyOfAccount } from './openingParty.ts';
import { maySeeOpening } from './openingRights.ts';

/** Which opening balances. */
export interface OpeningQuery extends ListQuery {
  PartyType?: OpeningKind;
  searchShopID?: number;
}

type Row = Schemas['OpeningBalance'];
type Totals = Schemas['OpeningBalanceTotals'];

const textOf = searchText<Row>(({ PartyCode = '', PartyName }) => `${PartyCode} ${PartyName}`);

/** Opening balances in force of the kinds the caller may see, in the order of the books, with what they make of the owner's capital. */
export function listOpeningBalances(
  world: World,
  query: OpeningQuery,
  context: Context,
): Result<ListPage<Row, Totals>> {
  const asked = query.PartyType === undefined ? Object.values(OPENING_KIND) : [query.PartyType];
  const kinds = new Set(asked.filter((kind) => maySeeOpening(world, kind, context)));
  const rows = booksInView(world, context, query.searchShopID)
    .flatMap((shopId) => openingEntries(world, shopId))
    .flatMap((entry) => rowOf(world, entry) ?? [])
    .filter(({ PartyType }) => kinds.has(PartyType));
  return listPage(rows, query, { textOf, viewOf: (row) => row, totalsOf });
}

function rowOf(world: World, entry: Entry): Row | undefined {
  const account = entry.Lines.find((line) => line.Account !== accounts.openingBalance)?.Account ?? '';
  const party = partyOfAccount(world, account);
  if (!party) return undefined;
  return {
    EntryID: entry.EntryID,
    PartyType: party.PartyType,
    PartyID: party.PartyID,
    PartyCode: party.Code || undefined,
    PartyName: party.Name,
    Amount: amountOn(entry, account),
    BusinessDate: entry.BusinessDate,
    Description: entry.Description,
    ShopName: world.shops.get(entry.ShopID)?.ShopName,
    At: entry.At,
    CreatedByName: userName(world, entry.UserID),
  };
}

function totalsOf(rows: readonly Row[]): Totals {
  const isFund = ({ PartyType }: Row) => PartyType === OPENING_KIND.bank || PartyType === OPENING_KIND.cash;
  const debts = rows.filter((row) => !isFund(row));
  return {
    Funds: sumOf(rows.filter(isFund), ({ Amount }) => Amount),
    Receivable: sumOf(debts, ({ Amount }) => Math.max(0, Amount)),
    Payable: sumOf(debts, ({ Amount }) => Math.max(0, -Amount)),
    Capital: sumOf(rows, ({ Amount }) => Amount),
  };
}
