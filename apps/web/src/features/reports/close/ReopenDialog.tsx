import { formatDate } from '@so-the/ui/format';
import { useRef } from 'react';
import { usePushStartMoneyMutation } from '../../../api/reportApi.ts';
import { ConfirmedDialog } from '../../../kit/form/sending/ConfirmedDialog.tsx';

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
  const said = useRef('');
  const reopen = async (Reason: string, idempotencyKey: string) => {
    const { Message } = await pushStartMoney({ body: { Kind: 5, Date: day, Reason }, idempotencyKey }).unwrap();
    said.current = Message;
  };
  return (
    <ConfirmedDialog
      title={`Mở sổ ngày ${formatDate(day)}`}
      confirmLabel="Mở sổ"
      tone="danger"
      reason={{ label: 'Lý do' }}
      draft={`reopen/${day}`}
      send={reopen}
      done={() => said.current}
      onClose={onClose}
    >
      <p>
        Người khác có quyền Khóa/mở sổ duyệt thì sổ mới mở; không có ai khác thì sổ mở ngay. Các quỹ đã chốt của ngày
        này được mở lại, chênh lệch đã ghi sổ được hủy; sau đó cần kiểm lại.
      </p>
    </ConfirmedDialog>
  );
}
