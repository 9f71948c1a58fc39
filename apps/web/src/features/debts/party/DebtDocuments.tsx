import { useState } from 'react';
import type { DebtDocument } from '@so-the/api-client';
import { Timeline } from '@so-the/ui';
import { CancelDebtDialog } from '../../../kit/debt/CancelDebtDialog.tsx';
import type { PartyActionsProps } from '../partyKinds.ts';
import { documentGroups } from './documentGroups.tsx';

/** Props of {@link DebtDocuments}. */
export interface DebtDocumentsProps extends PartyActionsProps {
  documents: readonly DebtDocument[];
}

/** Orders, payments and adjustments of one party; what may be undone is undone with a reason and stays in sight, what waits for a second person is decided on. */
export function DebtDocuments({ kind, party, documents }: DebtDocumentsProps) {
  const [doomed, setDoomed] = useState<DebtDocument>();
  return (
    <>
      <Timeline groups={documentGroups(kind, party, documents, setDoomed)} />
      {doomed && <CancelDebtDialog document={doomed} party={party} onClose={() => setDoomed(undefined)} />}
    </>
  );
}
