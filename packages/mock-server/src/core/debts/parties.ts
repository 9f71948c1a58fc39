/** A party is a customer, a partner, a collaborator or a POS of the shop, each with one account in its books. */
import type { Context } from '../context.ts';
import { PARTY_TYPE, type PartyType } from '../records/debt.ts';
import { inView } from '../shops.ts';
import type { World } from '../world.ts';

/** What any party is called. */
export interface Party {
  PartyType: PartyType;
  PartyID: number;
  ShopID: number;
  Code: string;
  Name: string;
  Phone?: string;
  DebtLimit?: number;
}

/** The party of a kind and number within the caller's view. */
export function findParty(world: World, type: PartyType, partyId: number, context: Context): Party | undefined {
  const party = partyOf(world, type, partyId);
  return party && inView(world, { ...party, IsDeleted: false }, context);
}

/** The party of a kind and number, wherever it is. */
export function partyOf(world: World, type: PartyType, partyId: number): Party | undefined {
  const base = { PartyType: type, PartyID: partyId };
  if (type === PARTY_TYPE.customer) {
    const row = world.customers.get(partyId);
    return (
      row && {
        ...base,
        ShopID: row.ShopID,
        Code: row.Code,
        Name: row.FullName,
        Phone: row.Phone,
        DebtLimit: row.DebtLimit,
      }
    );
  }
  if (type === PARTY_TYPE.partner) {
    const row = world.partners.get(partyId);
    return (
      row && { ...base, ShopID: row.ShopID, Code: row.Code, Name: row.Name, Phone: row.Phone, DebtLimit: row.DebtLimit }
    );
  }
  if (type === PARTY_TYPE.aff) {
    const row = world.affs.get(partyId);
    return row && { ...base, ShopID: row.ShopID, Code: row.Code, Name: row.FullName, Phone: row.Phone };
  }
  const row = world.poses.get(partyId);
  return row && { ...base, ShopID: row.ShopID, Code: row.PosCode ?? row.TID, Name: row.PosName };
}
