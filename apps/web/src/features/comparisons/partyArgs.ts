import type { Args } from '@so-the/api-client';
import type { ComparedParty } from './useComparedParty.ts';

const KEYS = { 1: 'customerID', 2: 'partnerID', 3: 'affID', 4: 'posID' } as const;

/** A party as the call of debts asks for it. */
export function partyArgs({
  PartyType,
  PartyID,
}: ComparedParty): Pick<Args<'getDetailDebt'>, (typeof KEYS)[1 | 2 | 3 | 4]> {
  return { [KEYS[PartyType]]: PartyID };
}
