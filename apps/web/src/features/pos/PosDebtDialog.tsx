import { Dialog, DialogBody } from '@so-the/ui';
import { PartyLedger } from '../../kit/debt/PartyLedger.tsx';

/** Props of {@link PosDebtDialog}. */
export interface PosDebtDialogProps {
  posID: number;
  onClose: () => void;
}

/** What a POS still has to return, entry by entry. */
export function PosDebtDialog({ posID, onClose }: PosDebtDialogProps) {
  return (
    <Dialog title="Công nợ máy POS" size="large" onClose={onClose}>
      <DialogBody>
        <PartyLedger party={{ posID }} />
      </DialogBody>
    </Dialog>
  );
}
