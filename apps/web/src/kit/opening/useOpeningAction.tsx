import type { ReactNode } from 'react';
import type { MenuItem } from '@so-the/ui';
import { useOpenRecord } from '../record/useOpenRecord.ts';
import { OpeningDialog } from './OpeningDialog.tsx';
import { useMayOpenBalance, type OpeningParty } from './openingParty.ts';

/** The opening balance in a list of records: a line for the menu of a row, and the dialog of the row it was chosen in. */
export interface OpeningAction {
  /** The line for a record's number; false for who may not enter opening balances. */
  item: (id: number) => MenuItem | false;
  dialog: ReactNode;
}

/** Offers the opening balance of each of the records shown, all of one kind; which one is open stands in the address. */
export function useOpeningAction(parties: readonly OpeningParty[] = []): OpeningAction {
  const opening = useOpenRecord('opening');
  const mayOpen = useMayOpenBalance(parties[0]?.PartyType ?? 1);
  const opened = parties.find(({ PartyID }) => PartyID === opening.id);
  return {
    item: (id) => mayOpen && { label: 'Số dư đầu', icon: 'book', onSelect: () => opening.open(id) },
    dialog: mayOpen && opened && <OpeningDialog party={opened} onClose={opening.close} />,
  };
}
