import { useState } from 'react';
import { labelOf, scheduleStatusOptions, type Schedule, type ScheduleStatus } from '@so-the/api-client';
import { ConfirmDialog, DateField, toast } from '@so-the/ui';
import { vietnamToday } from '@so-the/ui/format';
import { useChangeScheduleStatusMutation } from '../../api/scheduleWorkingApi.ts';
import { useSendOnce } from '../form/useSendOnce.ts';
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
  const usualDay = order.UsualSettledDate ?? null;
  const [day, setDay] = useState(usualDay);
  const confirm = async (reason: string) => {
    const { ScheduleID, Version } = order;
    if (step.settles && day === null) throw new Error('Vui lòng nhập ngày quyết toán');
    const SettledDate = step.settles && day !== usualDay ? day : null;
    const command = {
      ScheduleID,
      Status: to,
      Version,
      ...(reason && { Note: reason }),
      ...(SettledDate && { SettledDate }),
    };
    await sendOnce(command, (body, idempotencyKey) => changeStatus({ ...body, idempotencyKey }).unwrap());
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
      {step.settles && (
        <DateField
          label="Ngày quyết toán"
          required
          value={day}
          onChange={setDay}
          min={order.FirstSettledDate}
          max={vietnamToday()}
          hint="Báo cáo tính phí và lợi nhuận của đơn vào ngày này."
        />
      )}
    </ConfirmDialog>
  );
}
