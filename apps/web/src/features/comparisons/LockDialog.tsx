import type { Schemas } from '@so-the/api-client';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { useAdjustDebtMutation } from '../../api/debtApi.ts';
import { ConfirmedDialog } from '../../kit/form/sending/ConfirmedDialog.tsx';

/** Fewest characters of the words for a difference that is locked, and of the reason for unlocking. */
const REASON_LENGTH = 5;

/** Props of {@link LockDialog}. */
export interface LockDialogProps {
  comparison: Schemas['DebtComparison'];
  onClose: () => void;
}

/** Agrees on the balance and freezes every entry up to its day, or opens it again; only another person may do that. */
export function LockDialog({ comparison, onClose }: LockDialogProps) {
  const [save] = useAdjustDebtMutation();
  const { PartyType: DebtType, PartyID, Name, ComparedDate: Date = '', TheirBalance = 0 } = comparison;
  const { OurBalance, Difference = 0, Note, IsLocked } = comparison;
  const day = formatDate(Date);
  const needsReason = IsLocked || Difference !== 0;
  return (
    <ConfirmedDialog
      title={IsLocked ? 'Mở khóa đối chiếu' : 'Khóa đối chiếu'}
      confirmLabel={IsLocked ? 'Mở khóa' : 'Khóa'}
      draft={`lockComparison/${DebtType}/${PartyID}`}
      reason={needsReason ? { label: IsLocked ? 'Lý do mở' : 'Lý do chênh lệch', minLength: REASON_LENGTH } : undefined}
      send={(reason, idempotencyKey) => {
        const said = { Date, TheirBalance, Lock: !IsLocked, Note: reason || Note };
        return save({ body: { DebtType, PartyID, Comparison: said }, idempotencyKey }).unwrap();
      }}
      done={IsLocked ? 'Mở khóa đối chiếu thành công' : 'Khóa đối chiếu thành công'}
      onClose={onClose}
    >
      <p>
        {Name}, cuối ngày {day}: số của cửa hàng {formatMoney(OurBalance)}, số của bên kia {formatMoney(TheirBalance)},
        chênh lệch {formatMoney(Difference)}.
      </p>
      <p>
        {IsLocked
          ? `Sau khi mở, chứng từ đến hết ngày ${day} lại sửa và hủy được.`
          : `Sau khi khóa, không ghi thêm, sửa hay hủy chứng từ nào đến hết ngày ${day}.`}
      </p>
    </ConfirmedDialog>
  );
}
