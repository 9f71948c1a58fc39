import { labelOf, orderWarningCodeOptions, type Schemas } from '@so-the/api-client';
import type { ImportColumn } from '@so-the/ui';
import { useUpdateScheduleNoteMutation } from '../../api/scheduleWorkingApi.ts';
import { RowsDialog } from '../../kit/batch/rows/RowsDialog.tsx';
import { warningKey } from './warningKey.ts';

type Warning = Schemas['OrderWarning'];

/** Props of {@link IgnoreManyDialog}. */
export interface IgnoreManyDialogProps {
  warnings: readonly Warning[];
  /** Told which warnings still stand. */
  onLeft: (warnings: readonly Warning[]) => void;
  onClose: () => void;
}

const columns: readonly ImportColumn<Warning>[] = [
  { field: 'ScheduleCode', header: 'Mã đơn', width: 108 },
  { field: 'Code', header: 'Cảnh báo', width: 208, format: ({ Code }) => labelOf(orderWarningCodeOptions, Code) },
  { field: 'Message', header: 'Nội dung', width: 240 },
];

/** Sets many warnings aside for one reason; each comes back once it grows worse (counter.md §8). */
export function IgnoreManyDialog({ warnings, onLeft, onClose }: IgnoreManyDialogProps) {
  const [updateNote] = useUpdateScheduleNoteMutation();
  return (
    <RowsDialog
      verb="Bỏ qua"
      noun="cảnh báo"
      draft="ignoreMany"
      reason={{ label: 'Lý do', minLength: 5 }}
      rows={warnings}
      columns={columns}
      keyOf={warningKey}
      send={({ ScheduleID, Code }, DismissReason, idempotencyKey) =>
        updateNote({ body: { ScheduleID, DismissCode: Code, DismissReason }, idempotencyKey }).unwrap()
      }
      onLeft={onLeft}
      onClose={onClose}
    >
      <p>Cảnh báo hiện lại nếu số tiền tăng thêm. Lý do được ghi vào lịch sử của từng đơn.</p>
    </RowsDialog>
  );
}
