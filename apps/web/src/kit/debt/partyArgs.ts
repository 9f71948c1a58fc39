import type { Args, Schemas } from '@so-the/api-client';

/** Parameter that names one party of a kind, in the call of debts and in addresses. */
export const PARTY_KEYS = { 1: 'customerID', 2: 'partnerID', 3: 'affID', 4: 'posID' } as const;

/** One party of any kind. */
export interface PartyRef {
  PartyType: Schemas['DebtType'];
  PartyID: number;
}

/** What names one party to the call of debts. */
export type PartyArgs = Pick<Args<'getDetailDebt'>, (typeof PARTY_KEYS)[Schemas['DebtType']]>;

/** A party as the call of debts asks for it. */
export function partyArgs({ PartyType, PartyID }: PartyRef): PartyArgs {
  return { [PARTY_KEYS[PartyType]]: PartyID };
}
