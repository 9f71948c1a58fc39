import type { ReactNode } from 'react';
import type { MenuItem } from '@so-the/ui';
import { useOpenRecord } from '../record/useOpenRecord.ts';
import { OpeningDialog } from './OpeningDialog.tsx';
import { useMayOpenBalance, type OpeningKind, type OpeningParty } from './openingParty.ts';

/** The opening balance in a list of records: a line for the menu of a row, and the dialog of the row it was chosen in. */
export interface OpeningAction {
  /** The line for a record's number; false for who may not enter opening balances. */
  item: (id: number) => MenuItem | false;
  dialog: ReactNode;
}

/**
 * Offers the opening balance of each of the records shown; which one is open stands in the address.
 *
 * @param kind what the place lists, which decides the right, whether it has records yet or not
 */
export function useOpeningAction<Kind extends OpeningKind>(
  kind: Kind,
  parties: readonly OpeningParty<Kind>[] = [],
): OpeningAction {
  const opening = useOpenRecord('opening');
  const mayOpen = useMayOpenBalance(kind);
  const opened = parties.find(({ PartyID }) => PartyID === opening.id);
  return {
    item: (id) => mayOpen && { label: 'Số dư đầu', icon: 'book', onSelect: () => opening.open(id) },
    dialog: mayOpen && opened && <OpeningDialog party={opened} onClose={opening.close} />,
  };
}
