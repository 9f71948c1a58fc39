import type { Schemas } from '@so-the/api-client';
import { useOpenRecord, type OpenRecord } from '../../kit/record/useOpenRecord.ts';

/** Whose comparison it is. */
export type ComparedParty = Pick<Schemas['DebtComparison'], 'PartyType' | 'PartyID'>;

/** The party that is open, by the parameter that the call of debts names one of its kind by. */
export function useComparedParty() {
  const opened: Readonly<Record<Schemas['DebtType'], OpenRecord>> = {
    1: useOpenRecord('customerID'),
    2: useOpenRecord('partnerID'),
    3: useOpenRecord('affID'),
    4: useOpenRecord('posID'),
  };
  const PartyType = ([1, 2, 3, 4] as const).find((type) => typeof opened[type].id === 'number');
  const id = PartyType && opened[PartyType].id;
  return {
    party: PartyType && typeof id === 'number' ? { PartyType, PartyID: id } : undefined,
    hrefOf: (row: ComparedParty) => opened[row.PartyType].hrefOf(row.PartyID),
    close: () => PartyType && opened[PartyType].close(),
  };
}
