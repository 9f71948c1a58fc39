import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { labelOf, scheduleStatusOptions, type Schedule, type ScheduleStatus } from '@so-the/api-client';
import { useChangeScheduleStatusMutation } from '../../api/scheduleWorkingApi.ts';
import { ConfirmedDialog } from '../form/sending/ConfirmedDialog.tsx';
import { useDraft } from '../form/drafts/useDraft.ts';
import { orderName } from './orderName.ts';
import { SettledDateField, type SettlementValues } from './SettledDateField.tsx';
import { statusStep } from './statusStep.ts';

/** Why an order is usually given up, and opened again. */
const WHY_CANCELLED = ['Khách đổi ý', 'Khách không đến', 'Không liên lạc được', 'Tạo nhầm đơn'];
const WHY_REOPENED = ['Ghi thiếu dòng tiền', 'Sai ngày quyết toán', 'Hoàn thành nhầm'];

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
  const step = statusStep(order, to);
  const { ScheduleID, Version } = order;
  const usualDay = order.UsualSettledDate ?? null;
  const draft = `status/${ScheduleID}/${to}`;
  const form = useForm<SettlementValues>({ defaultValues: { SettledDate: usualDay } });
  useDraft(draft, form);
  const send = async (reason: string, idempotencyKey: string) => {
    if (step.settles && !(await form.trigger('SettledDate'))) throw new Error(dayFault(form));
    const day = form.getValues('SettledDate');
    const command = {
      ScheduleID,
      Status: to,
      Version,
      ...(reason && { Note: reason }),
      ...(step.settles && day && day !== usualDay && { SettledDate: day }),
    };
    await changeStatus({ ...command, idempotencyKey }).unwrap();
  };
  return (
    <ConfirmedDialog
      title={`${step.label}: ${orderName(order)}`}
      confirmLabel={step.label}
      tone={step.isCancel ? 'danger' : 'primary'}
      reason={step.needsReason ? { minLength: 5, usual: step.isCancel ? WHY_CANCELLED : WHY_REOPENED } : undefined}
      draft={draft}
      send={send}
      done={`Đơn ${order.Code} đã chuyển sang ${labelOf(scheduleStatusOptions, to)}`}
      onClose={onClose}
    >
      {step.explanation}
      {step.settles && (
        <FormProvider {...form}>
          <SettledDateField order={order} />
        </FormProvider>
      )}
    </ConfirmedDialog>
  );
}

/** What is wrong with the day: none is there, or its books are closed. */
function dayFault(form: UseFormReturn<SettlementValues>): string {
  return form.getFieldState('SettledDate').error?.message ?? 'Vui lòng nhập ngày quyết toán';
}
