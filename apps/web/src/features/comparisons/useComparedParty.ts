import type { Schemas } from '@so-the/api-client';
import { PARTY_KEYS, type PartyRef } from '../../kit/debt/partyArgs.ts';
import { useOpenRecord, type OpenRecord } from '../../kit/record/useOpenRecord.ts';

/** The party that is open, by the parameter that the call of debts names one of its kind by. */
export function useComparedParty() {
  const opened: Readonly<Record<Schemas['DebtType'], OpenRecord>> = {
    1: useOpenRecord(PARTY_KEYS[1]),
    2: useOpenRecord(PARTY_KEYS[2]),
    3: useOpenRecord(PARTY_KEYS[3]),
    4: useOpenRecord(PARTY_KEYS[4]),
  };
  const PartyType = ([1, 2, 3, 4] as const).find((type) => typeof opened[type].id === 'number');
  const id = PartyType && opened[PartyType].id;
  return {
    party: PartyType && typeof id === 'number' ? { PartyType, PartyID: id } : undefined,
    // An API may leave out whose kind a party is: it then opens nothing of its own.
    hrefOf: (row: PartyRef) => (opened[row.PartyType] as OpenRecord | undefined)?.hrefOf(row.PartyID),
    close: () => PartyType && opened[PartyType].close(),
  };
}
