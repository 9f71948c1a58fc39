/** A debt list opens into the entries it is made of, and they add up to it to the đồng. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { partyAccount } from '../records/accounts.ts';
import { amountOn, entriesOf, movementOf, type Period } from '../ledger/balance.ts';
import type { Entry } from '../records/entry.ts';
import { rememberedPage, type ListQuery } from '../listing/listing.ts';
import { alike } from '../listing/search.ts';
import { sumOf } from '../values/money.ts';
import { PARTY_TYPE, type PartyType } from '../records/debt.ts';
import { done, invalid, notFound, type Result } from '../command/result.ts';
import { userName } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { debtView, orderDocuments } from './debtView.ts';
import { collectableDebt } from './openDebts.ts';
import { findParty, partiesInView, partyText, type Party } from '../parties/parties.ts';
import { waitingCommissions } from '../schedules/waitingCommissions.ts';
import { partnerDocuments } from './partnerDocuments.ts';

/** Which parties, over which period. */
export interface DebtQuery extends ListQuery {
  customerID?: number;
  posID?: number;
  affID?: number;
  partnerID?: number;
  /** Kind of the parties listed when none is named; customers when absent. */
  PartyType?: PartyType;
  searchShopID?: number;
  fromDate?: IsoDate;
  toDate?: IsoDate;
  /** Only parties whose closing is not zero. */
  OnlyDebt?: boolean;
}

/** A page of parties, or one party with all behind it; the total counts parties. */
export interface DebtAnswer {
  detail: Schemas['DebtDetail'];
  total: number;
  totals: Schemas['DebtTotals'];
  /** As of a {@link ListPage}. */
  withoutMarks?: boolean;
}

/** Parties with their movements; with one party also its entries and documents. Refuses a period that ends before it begins. */
export function getDetailDebt(world: World, query: DebtQuery, context: Context): Result<DebtAnswer> {
  if (query.fromDate && query.toDate && query.fromDate > query.toDate) return invalid('Khoảng ngày', 'toDate');
  const period = { from: query.fromDate, to: query.toDate };
  const asked = partyAsked(query);
  if (asked) {
    const party = findParty(world, asked.type, asked.id, context);
    return party ? done(oneParty(world, party, period, context)) : notFound('đối tượng công nợ');
  }
  const find = () => {
    const parties = partiesInView(world, query.PartyType ?? PARTY_TYPE.customer, context, query.searchShopID);
    return alike(parties, query.GeneralSearch, partyText)
      .map((party) => partyRow(world, party, period))
      .filter((row) => !query.OnlyDebt || row.Closing !== 0)
      .toSorted((a, b) => b.Closing - a.Closing);
  };
  const page = rememberedPage(world, context, ['party debts', query], find, {
    textOf: partyText,
    viewOf: (row) => row,
    totalsOf,
  });
  if (!page.ok) return page;
  const detail = { Parties: page.value.rows, Entries: [], Documents: [] };
  const { total, totals, withoutMarks } = page.value;
  return done({ detail, total, totals, withoutMarks });
}

function partyAsked(query: DebtQuery): { type: PartyType; id: number } | undefined {
  if (query.customerID) return { type: PARTY_TYPE.customer, id: query.customerID };
  if (query.partnerID) return { type: PARTY_TYPE.partner, id: query.partnerID };
  if (query.affID) return { type: PARTY_TYPE.aff, id: query.affID };
  return query.posID ? { type: PARTY_TYPE.pos, id: query.posID } : undefined;
}

function oneParty(world: World, party: Party, period: Period, context: Context): DebtAnswer {
  const row = partyRow(world, party, period);
  const isCustomer = party.PartyType === PARTY_TYPE.customer;
  const documents = [
    ...world.debts.by('party', `${party.PartyType}|${party.PartyID}`).map((debt) => debtView(world, debt, context)),
    ...(isCustomer ? orderDocuments(world, party.ShopID, party.PartyID, context) : []),
    ...(party.PartyType === PARTY_TYPE.partner ? partnerDocuments(world, party.ShopID, party.PartyID) : []),
  ];
  const waiting = party.PartyType === PARTY_TYPE.aff ? waitingCommissions(world, party.PartyID) : {};
  const detail = {
    Parties: [{ ...row, ...waiting }],
    Entries: entryRows(world, party, period, row.Opening),
    Documents: documents.toSorted((a, b) => Date.parse(b.At) - Date.parse(a.At)),
  };
  return { detail, total: 1, totals: totalsOf([row]) };
}

function partyRow(world: World, party: Party, period: Period): Schemas['DebtParty'] {
  const account = partyAccount(party.PartyType, party.PartyID);
  const movement = movementOf(world, party.ShopID, account, period);
  return {
    PartyType: party.PartyType,
    PartyID: party.PartyID,
    Code: party.Code,
    Name: party.Name,
    Phone: party.Phone,
    Opening: movement.opening,
    Increase: movement.debit,
    Decrease: movement.credit,
    Closing: movement.closing,
    LastDate: movement.lastDate,
    DebtLimit: party.DebtLimit,
    ...(hasOrders(party) && collectableDebt(world, party.ShopID, account)),
    OverLimit: party.DebtLimit !== undefined && movement.closing > party.DebtLimit,
  };
}

/** Whether what a party owes is made of orders, which are settled on them while they are worked on. */
function hasOrders({ PartyType }: Party): boolean {
  return PartyType === PARTY_TYPE.customer || PartyType === PARTY_TYPE.partner;
}

function entryRows(world: World, party: Party, period: Period, opening: number): Schemas['DebtEntry'][] {
  const account = partyAccount(party.PartyType, party.PartyID);
  let balance = opening;
  return entriesOf(world, party.ShopID, account, period).map((entry) => {
    balance += amountOn(entry, account);
    return entryRow(world, entry, account, balance);
  });
}

function entryRow(world: World, entry: Entry, account: string, balance: number): Schemas['DebtEntry'] {
  const { EntryID, At, BusinessDate, RefType, RefID, ScheduleID, Description } = entry;
  const said = { EntryID, At, BusinessDate, RefType, RefID, ScheduleID, Description };
  const amounts = entry.Lines.filter((line) => line.Account === account).map((line) => line.Amount);
  return {
    ...said,
    ScheduleCode: world.schedules.get(ScheduleID)?.Code,
    Increase: sumOf(amounts, (amount) => Math.max(0, amount)),
    Decrease: sumOf(amounts, (amount) => Math.max(0, -amount)),
    Balance: balance,
    CreatedByName: userName(world, entry.UserID),
    IsCancelled: world.books.reversedBy.has(EntryID),
    ReversesEntryID: entry.ReversesID,
  };
}

function totalsOf(rows: readonly Schemas['DebtParty'][]): Schemas['DebtTotals'] {
  return {
    Opening: sumOf(rows, (row) => row.Opening),
    Increase: sumOf(rows, (row) => row.Increase),
    Decrease: sumOf(rows, (row) => row.Decrease),
    Closing: sumOf(rows, (row) => row.Closing),
    InWork: sumOf(rows, (row) => row.InWork ?? 0),
    Collectable: sumOf(rows, (row) => row.Collectable ?? 0),
  };
}
