import type { BadExpense } from '@so-the/api-client';
import { useDeleteBadExpenseMutation } from '../../api/expenseCardApi.ts';
import { ConfirmFacts, WHY } from '../../kit/document/ConfirmFacts.tsx';
import { useConfirmed } from '../../kit/form/sending/useConfirmed.ts';
import { lossName } from './lossValues.ts';

/** Deletes a loss with a reason: everything it posted, what came back included, is mirrored today, and the record stays. */
export function DeleteLossDialog({ loss, onClose }: { loss: BadExpense; onClose: () => void }) {
  const [remove] = useDeleteBadExpenseMutation();
  const { id, Amount, RecoveredAmount, Fund, Reason } = loss;
  const { asking, ...driven } = useConfirmed({
    draft: `delete/badExpense/${id}`,
    send: (why, idempotencyKey) => remove({ id, Reason: why, idempotencyKey }).unwrap(),
    done: 'Xóa chi phí xấu thành công',
    onClose,
  });
  return (
    <ConfirmFacts
      {...driven}
      title="Xóa chi phí xấu"
      confirmLabel="Xóa chi phí xấu"
      tone="danger"
      reason={asking(WHY)}
      facts={{
        party: lossName(loss),
        amount: Amount,
        fund: Fund || 'Khách lại nợ khoản này',
        fundLabel: Fund ? 'Hoàn về' : 'Ghi vào',
        second: { Write: 11, RefID: id },
        note: `${Reason}. ${RecoveredAmount > 0 ? 'Số đã thu hồi được ghi ngược khỏi quỹ đã nhận.' : 'Bút toán được ghi ngược hôm nay.'}`,
      }}
    />
  );
}
