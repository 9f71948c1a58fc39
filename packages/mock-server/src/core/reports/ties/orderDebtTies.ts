/** What an order says its customer owes is what the debts say, and with what lies outside orders that is all a customer or a partner owes. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { getDetailDebt } from '../../debts/getDetailDebt.ts';
import { sumOf } from '../../values/money.ts';
import { PARTY_TYPE } from '../../records/debt.ts';
import { searchSchedules } from '../../schedules/listSchedules.ts';
import type { World } from '../../store/world.ts';
import { must, tie, type Tie } from './tie.ts';

/** Parties taken, those who owe most first. */
const MOST = 500;

/** The debt of every order of the customers in view, as its list and as the debts tell it, and of the partners by their documents. */
export function orderDebtTies(world: World, context: Context): Tie[] {
  const { detail } = must(getDetailDebt(world, { PartyType: PARTY_TYPE.customer, PageSize: MOST }, context));
  return [...detail.Parties.flatMap((party) => customerTies(world, party, context)), ...partnerTies(world, context)];
}

/** What is open on a partner's orders and outside them is its balance. */
function partnerTies(world: World, context: Context): Tie[] {
  const { detail } = must(getDetailDebt(world, { PartyType: PARTY_TYPE.partner, PageSize: MOST }, context));
  return detail.Parties.map(({ PartyID, Closing }) => {
    const { Documents } = must(getDetailDebt(world, { partnerID: PartyID }, context)).detail;
    return tie(
      `công nợ đối tác ${PartyID} = Σ chứng từ`,
      Closing,
      sumOf(Documents, ({ Remain }) => Remain),
    );
  });
}

function customerTies(world: World, party: Schemas['DebtParty'], context: Context): Tie[] {
  const { PartyID: customerID, Closing: closing, InWork, Collectable } = party;
  const { rows } = must(searchSchedules(world, { CustomerID: customerID, PageSize: MOST }, context));
  const debtOn = new Map(rows.map((order) => [order.ScheduleID, order.CustomerDebt]));
  const documents = must(getDetailDebt(world, { customerID }, context)).detail.Documents;
  const open = documents.filter(({ DebtID }) => DebtID === undefined);
  const inAll = sumOf(open, ({ Remain }) => Remain);
  const inWork = sumOf(open, ({ IsInWork, Remain }) => (IsInWork ? Remain : 0));
  const owed = sumOf(open, ({ IsInWork, Remain }) => (IsInWork ? 0 : Math.max(0, Remain)));
  const ties = [
    tie(`công nợ khách ${customerID} = Σ đơn`, closing, inAll),
    tie(`khách ${customerID} đang thực hiện`, InWork, inWork),
    tie(`khách ${customerID} thu được`, Collectable, owed),
  ];
  for (const { ScheduleID, Remain } of open) {
    if (ScheduleID !== undefined) ties.push(tie(`đơn ${ScheduleID} = công nợ`, debtOn.get(ScheduleID), Remain));
  }
  return ties;
}
