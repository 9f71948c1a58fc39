import { formatDate } from '@so-the/ui/format';
import { usePushStartMoneyMutation } from '../../../api/reportApi.ts';
import { ConfirmedDialog } from '../../../kit/form/ConfirmedDialog.tsx';

/** Props of {@link ReopenDialog}. */
export interface ReopenDialogProps {
  /** Last closed day, `YYYY-MM-DD`. */
  day: string;
  /** Called once the day is open, or the person changed their mind. */
  onClose: () => void;
}

/** Opens the last closed day again, with a reason: its counts are undone, and what they booked is taken out. */
export function ReopenDialog({ day, onClose }: ReopenDialogProps) {
  const [pushStartMoney] = usePushStartMoneyMutation();
  return (
    <ConfirmedDialog
      title={`Mở sổ ngày ${formatDate(day)}`}
      confirmLabel="Mở sổ"
      tone="danger"
      reason={{ label: 'Lý do' }}
      draft={`reopen/${day}`}
      send={(Reason, idempotencyKey) =>
        pushStartMoney({ body: { Kind: 5, Date: day, Reason }, idempotencyKey }).unwrap()
      }
      done={`Mở sổ ngày ${formatDate(day)} thành công`}
      onClose={onClose}
    >
      <p>Các quỹ đã chốt của ngày này được mở lại, chênh lệch đã ghi sổ được hủy; sau đó cần kiểm lại.</p>
    </ConfirmedDialog>
  );
}
