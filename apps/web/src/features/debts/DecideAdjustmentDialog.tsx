import type { DebtDocument } from '@so-the/api-client';
import { DecideDialog } from '../../kit/document/DecideDialog.tsx';
import type { PartyDebt } from '../../kit/debt/partyDebt.ts';

/** Props of {@link DecideAdjustmentDialog}. */
export interface DecideAdjustmentDialogProps {
  party: PartyDebt;
  /** The adjustment that waits. */
  document: DebtDocument;
  deed: 'approve' | 'refuse';
  /** Called once it is decided, or the person changed their mind. */
  onClose: () => void;
}

/** The second person posts a waiting adjustment as it was proposed, or refuses it with a reason. */
export function DecideAdjustmentDialog({ party, document, deed, onClose }: DecideAdjustmentDialogProps) {
  const { DebtID, DebtType, PartyID, Amount, CreatedByName: ProposedByName, Reason = '' } = document;
  const after = { PartyName: party.Name, Amount, Debt: party.debt, DebtAfter: party.debt + Amount };
  const waiting = { Kind: 1 as const, RefID: DebtID ?? 0, DebtType, PartyID, ...after, ProposedByName, Reason };
  return <DecideDialog waiting={waiting} deed={deed} onClose={onClose} />;
}
