import { labelOf, orderWarningCodeOptions, type Schemas } from '@so-the/api-client';
import { useUpdateScheduleNoteMutation } from '../../api/scheduleWorkingApi.ts';
import { ConfirmedDialog } from '../../kit/form/sending/ConfirmedDialog.tsx';

/** Props of {@link IgnoreWarningDialog}. */
export interface IgnoreWarningDialogProps {
  warning: Schemas['OrderWarning'];
  onClose: () => void;
}

/** Sets a warning aside for a reason; it comes back once it grows worse. */
export function IgnoreWarningDialog({ warning, onClose }: IgnoreWarningDialogProps) {
  const [updateNote] = useUpdateScheduleNoteMutation();
  const { ScheduleID, ScheduleCode, Code, Message, Fix } = warning;
  const name = labelOf(orderWarningCodeOptions, Code);
  const what = `cảnh báo “${name}” của ${ScheduleCode || `đơn số ${ScheduleID}`}`;
  return (
    <ConfirmedDialog
      title={`Bỏ qua ${what}`}
      confirmLabel="Bỏ qua"
      reason={{ label: 'Lý do', minLength: 5 }}
      draft={`ignore/${ScheduleID}/${Code}`}
      send={(DismissReason, idempotencyKey) =>
        updateNote({ body: { ScheduleID, DismissCode: Code, DismissReason }, idempotencyKey }).unwrap()
      }
      done={`Đã bỏ qua ${what}`}
      onClose={onClose}
    >
      <p>{Message}.</p>
      <p>Cách xử lý: {Fix}.</p>
      <p>Cảnh báo hiện lại nếu số tiền tăng thêm. Lý do được ghi vào lịch sử.</p>
    </ConfirmedDialog>
  );
}
