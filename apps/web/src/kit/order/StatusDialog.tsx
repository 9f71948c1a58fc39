import { labelOf, scheduleStatusOptions, type Schedule, type ScheduleStatus } from '@so-the/api-client';
import { ConfirmDialog, toast } from '@so-the/ui';
import { useChangeScheduleStatusMutation } from '../../api/scheduleWorkingApi.ts';
import { useSendOnce } from '../money/useSendOnce.ts';
import { statusStep } from './statusStep.ts';

/** Props of {@link StatusDialog}. */
export interface StatusDialogProps {
  /** Order that takes the step. */
  order: Schedule;
  /** Status it is to have; one of its `NextStatuses`. */
  to: ScheduleStatus;
  /** Called once the step is done, or the person changed their mind. */
  onClose: () => void;
}

/** Confirms one step of an order's status, with a reason where the server wants one. */
export function StatusDialog({ order, to, onClose }: StatusDialogProps) {
  const [changeStatus] = useChangeScheduleStatusMutation();
  const sendOnce = useSendOnce();
  const step = statusStep(order, to);
  const confirm = async (reason: string) => {
    const { ScheduleID, Version } = order;
    await sendOnce({ ScheduleID, Status: to, Version, ...(reason && { Note: reason }) }, (body, idempotencyKey) =>
      changeStatus({ ...body, idempotencyKey }).unwrap(),
    );
    toast.success(`Đơn ${order.Code} đã chuyển sang ${labelOf(scheduleStatusOptions, to)}`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={`${step.label}: ${order.Code}`}
      confirmLabel={step.label}
      tone={step.isCancel ? 'danger' : 'primary'}
      reason={step.needsReason ? { minLength: 5 } : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {step.explanation}
    </ConfirmDialog>
  );
}
