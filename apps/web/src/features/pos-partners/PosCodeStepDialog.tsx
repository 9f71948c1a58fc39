import type { PosCodeLog } from '@so-the/api-client';
import { useSavePosCodeStatusMutation } from '../../api/posApi.ts';
import { ConfirmedDialog } from '../../kit/form/sending/ConfirmedDialog.tsx';
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
  const decide = (reason: string, idempotencyKey: string) => {
    const body = { LogID, Version, Status: step.to, ...(reason && { Note: reason }) };
    return saveStatus({ body, idempotencyKey }).unwrap();
  };
  return (
    <ConfirmedDialog
      title={`${step.label} mã POS`}
      confirmLabel={step.label}
      tone={step.needsReason ? 'danger' : 'primary'}
      reason={step.needsReason ? { minLength: 5 } : undefined}
      draft={`posCode/${step.to}/${LogID}`}
      send={decide}
      done={`${step.label} mã POS ${PosCode} thành công`}
      onStale={onStale}
      onClose={onClose}
    >
      {step.label} mã {PosCode} của máy {PosName} ({PartnerName}), do {RequestedByName} yêu cầu. {step.effect}
    </ConfirmedDialog>
  );
}
