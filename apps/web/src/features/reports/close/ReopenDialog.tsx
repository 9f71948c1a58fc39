import { ConfirmDialog, toast } from '@so-the/ui';
import { formatDate } from '@so-the/ui/format';
import { usePushStartMoneyMutation } from '../../../api/reportApi.ts';
import { useSendOnce } from '../../../kit/money/useSendOnce.ts';

/** Props of {@link ReopenDialog}. */
export interface ReopenDialogProps {
  /** Last closed day, `YYYY-MM-DD`. */
  day: string;
  /** Called once the day is open, or the person changed their mind. */
  onClose: () => void;
}

/** Proposes to open the last closed day again, with a reason; once another agrees, its counts are undone and what they booked is taken out. */
export function ReopenDialog({ day, onClose }: ReopenDialogProps) {
  const [pushStartMoney] = usePushStartMoneyMutation();
  const sendOnce = useSendOnce();
  const reopen = async (Reason: string) => {
    const body = { Kind: 5 as const, Date: day, Reason };
    await sendOnce(body, async (sent, idempotencyKey) => {
      const { Message } = await pushStartMoney({ body: sent, idempotencyKey }).unwrap();
      toast.success(Message);
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Mở sổ ngày ${formatDate(day)}`}
      confirmLabel="Mở sổ"
      tone="danger"
      reason={{ label: 'Lý do' }}
      onConfirm={reopen}
      onClose={onClose}
    >
      <p>
        Người khác có quyền Khóa/mở sổ duyệt thì sổ mới mở; không có ai khác thì sổ mở ngay. Các quỹ đã chốt của ngày
        này được mở lại, chênh lệch đã ghi sổ được hủy; sau đó cần kiểm lại.
      </p>
    </ConfirmDialog>
  );
}
