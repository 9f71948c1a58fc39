/** A partner's debt is made of its orders, each with what arose on it, what of that was paid or offset, and what is open, and of what lies outside orders: together they are its balance. */
import type { Schemas } from '@so-the/api-client';
import { businessDateOf } from '../values/dates.ts';
import { accounts } from '../records/accounts.ts';
import { bookOf, entriesOfOrder } from '../ledger/balance.ts';
import type { Entry } from '../records/entry.ts';
import { sumOf } from '../values/money.ts';
import { PARTY_TYPE } from '../records/debt.ts';
import type { Schedule } from '../records/schedule.ts';
import { bankCode, userName } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { isInWork } from './openDebts.ts';
import { outsideDocument } from './outsideDocument.ts';

/** Every order something arose on between the shop and a partner, and what is open outside orders; Amount and Remain are positive when the partner owes. */
export function partnerDocuments(world: World, shopId: number, partnerId: number): Schemas['DebtDocument'][] {
  const documents: Schemas['DebtDocument'][] = [];
  for (const [scheduleId, balance] of bookOf(world, shopId, accounts.partner(partnerId))?.orders ?? []) {
    const order = world.schedules.get(scheduleId || undefined);
    const document = order
      ? partnerDocument(world, order, partnerId, balance)
      : outsideDocument(world, { DebtType: PARTY_TYPE.partner, PartyID: partnerId, Status: 0 }, balance);
    documents.push(document);
  }
  return documents.filter((document) => document.Amount !== 0 || document.Remain !== 0);
}

function partnerDocument(world: World, order: Schedule, partnerId: number, balance: number): Schemas['DebtDocument'] {
  const account = accounts.partner(partnerId);
  const paid = sumOf(entriesOfOrder(world, order.ScheduleID), (entry) =>
    entry.RefType.startsWith('Debt') ? 0 - partOn(entry, account, order.ScheduleID) : 0,
  );
  const card = world.cards.get(order.CardDataID);
  return {
    DebtType: PARTY_TYPE.partner,
    PartyID: partnerId,
    PartyName: world.partners.get(partnerId)?.Name ?? '',
    Kind: 0,
    Amount: balance + paid,
    PaidAmount: paid,
    Remain: balance,
    At: order.AppointmentDate,
    BusinessDate: businessDateOf(order.AppointmentDate),
    IsInWork: isInWork(order),
    PartnerMode: order.PartnerMode,
    IsOverdue: false,
    ScheduleID: order.ScheduleID,
    ScheduleCode: order.Code,
    CardBankCode: card && bankCode(card.BankID),
    CardLast4: card?.Last4,
    Allocations: [],
    ShopName: world.shops.get(order.ShopID)?.ShopName,
    Status: balance === 0 ? 2 : paid === 0 ? 0 : 1,
    CanCancel: false,
    CreatedByName: userName(world, order.CreatedBy),
  };
}

/** Σ of an entry's lines on the account that belong to the order. */
function partOn(entry: Entry, account: string, scheduleId: number): number {
  return sumOf(entry.Lines, (line) => (line.Account === account && line.ScheduleID === scheduleId ? line.Amount : 0));
}
