/** A party is a customer, a partner, a collaborator or a POS of the shop, each with one account in its books. */
import type { Context } from '../command/context.ts';
import { idIn, kindOf } from '../records/accounts.ts';
import { PARTY_TYPE, type PartyType } from '../records/debt.ts';
import { searchText } from '../listing/search.ts';
import { inView, rowsInView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';

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

/** What a party is found by, or a row that names one. */
export const partyText = searchText<Pick<Party, 'Code' | 'Name' | 'Phone'>>(
  ({ Code, Name, Phone = '' }) => `${Code} ${Name} ${Phone}`,
);

/** The party of a kind and number within the caller's view. */
export function findParty(world: World, type: PartyType, partyId: number, context: Context): Party | undefined {
  const party = partyOf(world, type, partyId);
  return party && inView(world, { ...party, IsDeleted: false }, context);
}

/** All parties of a kind in the caller's view, oldest first within a shop. */
export function partiesInView(world: World, type: PartyType, context: Context, searchShopId?: number): Party[] {
  return idsInView(world, type, context, searchShopId)
    .map((id) => partyOf(world, type, id))
    .filter((party) => party !== undefined);
}

function idsInView(world: World, type: PartyType, context: Context, shopId: number | undefined): number[] {
  if (type === PARTY_TYPE.customer) return rowsInView(world, 'customers', context, shopId).map((row) => row.CustomerID);
  if (type === PARTY_TYPE.partner) return rowsInView(world, 'partners', context, shopId).map((row) => row.PartnerID);
  if (type === PARTY_TYPE.aff) return rowsInView(world, 'affs', context, shopId).map((row) => row.affID);
  return rowsInView(world, 'poses', context, shopId).map((row) => row.posID);
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

const KINDS: Readonly<Record<string, PartyType>> = PARTY_TYPE;

/** The party whose account it is; none for a fund, an income or expense, or all accounts of a kind. */
export function partyOfAccount(world: World, account: string): Party | undefined {
  const kind = kindOf(account);
  const type = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return type && account.includes('/') ? partyOf(world, type, idIn(account)) : undefined;
}
