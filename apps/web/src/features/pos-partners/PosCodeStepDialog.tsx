import type { ApiFailure, PosCodeLog } from '@so-the/api-client';
import { ConfirmDialog, toast } from '@so-the/ui';
import { useSavePosCodeStatusMutation } from '../../api/posApi.ts';
import type { PosCodeStep } from './posCodeSteps.ts';

/** Props of {@link PosCodeStepDialog}. */
export interface PosCodeStepDialogProps {
  code: PosCodeLog;
  step: PosCodeStep;
  /** Fetches the requests again when somebody else decided meanwhile. */
  onStale: () => unknown;
  onClose: () => void;
}

/** Confirms one decision on a request, with a reason where one is wanted. */
export function PosCodeStepDialog({ code, step, onStale, onClose }: PosCodeStepDialogProps) {
  const [saveStatus] = useSavePosCodeStatusMutation();
  const { LogID, Version, PosCode, PosName, PartnerName, RequestedByName } = code;
  const confirm = async (reason: string) => {
    try {
      await saveStatus({ body: { LogID, Version, Status: step.to, ...(reason && { Note: reason }) } }).unwrap();
    } catch (caught) {
      if ((caught as ApiFailure).code === 'Stale') onStale();
      throw caught;
    }
    toast.success(`${step.label} mã POS ${PosCode} thành công`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={`${step.label} mã POS`}
      confirmLabel={step.label}
      tone={step.needsReason ? 'danger' : 'primary'}
      reason={step.needsReason ? { minLength: 5 } : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {step.label} mã {PosCode} của máy {PosName} ({PartnerName}), do {RequestedByName} yêu cầu. {step.effect}
    </ConfirmDialog>
  );
}
