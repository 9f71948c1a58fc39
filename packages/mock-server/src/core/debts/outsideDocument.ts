/** What lies outside orders is a document of its own: balances brought along, advances and adjustments that name no order. */
import type { Schemas } from '@so-the/api-client';
import { partyAccount } from '../records/accounts.ts';
import { openingsOf } from '../opening/openingEntries.ts';
import { businessDateOf, startOfDay } from '../values/dates.ts';
import { PARTY_TYPE } from '../records/debt.ts';
import { userName } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { partyOf } from '../parties/parties.ts';

type Document = Schemas['DebtDocument'];

/** The balance of a customer or partner outside orders, in đồng, dated the first day its opening balance stands on, else when the party was entered; negative, the shop owes it. */
export function outsideDocument(
  world: World,
  { DebtType, PartyID, Status }: Pick<Document, 'DebtType' | 'PartyID' | 'Status'>,
  balance: number,
): Document {
  const isPartner = DebtType === PARTY_TYPE.partner;
  const entered = isPartner ? world.partners.get(PartyID) : world.customers.get(PartyID);
  const [opening] = entered ? openingsOf(world, entered.ShopID, partyAccount(DebtType, PartyID)) : [];
  const At = opening ? startOfDay(opening.BusinessDate) : (entered?.CreatedDate ?? '');
  return {
    DebtType,
    PartyID,
    PartyName: partyOf(world, DebtType, PartyID)?.Name ?? '',
    Kind: 4,
    Amount: balance,
    PaidAmount: 0,
    Remain: balance,
    At,
    BusinessDate: businessDateOf(At),
    IsOverdue: false,
    Allocations: [],
    Status,
    CanCancel: false,
    CreatedByName: userName(world, entered?.CreatedBy),
  };
}
