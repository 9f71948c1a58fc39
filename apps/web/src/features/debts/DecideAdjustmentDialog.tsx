import type { DebtDocument } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import { useAdjustDebtMutation } from '../../api/debtApi.ts';
import { ConfirmFacts } from '../../kit/money/MoneyDialog.tsx';
import { useSendOnce } from '../../kit/money/useSendOnce.ts';
import { ADJUST_REASON_LENGTH, type DebtCustomer } from './partyDebt.ts';

/** Props of {@link DecideAdjustmentDialog}. */
export interface DecideAdjustmentDialogProps {
  customer: DebtCustomer;
  /** The adjustment that waits. */
  document: DebtDocument;
  deed: 'approve' | 'refuse';
  /** Called once it is decided, or the person changed their mind. */
  onClose: () => void;
}

/** The second person posts a waiting adjustment as it was proposed, or refuses it with a reason. */
export function DecideAdjustmentDialog({ customer, document, deed, onClose }: DecideAdjustmentDialogProps) {
  const [adjustDebt] = useAdjustDebtMutation();
  const sendOnce = useSendOnce();
  const isApproval = deed === 'approve';
  const verb = isApproval ? 'Duyệt' : 'Từ chối';
  const decide = async (reason: string) => {
    const party = { DebtType: document.DebtType, PartyID: document.PartyID, DebtID: document.DebtID };
    const decision = isApproval ? { Status: 1 as const } : { Status: 3 as const, Reason: reason };
    await sendOnce({ ...party, ...decision }, (body, idempotencyKey) => adjustDebt({ body, idempotencyKey }).unwrap());
    toast.success(`${verb} điều chỉnh công nợ thành công`);
    onClose();
  };
  const after = isApproval ? customer.debt + document.Amount : customer.debt;
  return (
    <ConfirmFacts
      title={`${verb} điều chỉnh công nợ`}
      confirmLabel={verb}
      {...(!isApproval && { tone: 'danger', reason: { label: 'Lý do', minLength: ADJUST_REASON_LENGTH } })}
      facts={{
        party: customer.Name,
        amount: document.Amount,
        fund: 'Không qua quỹ',
        debt: { before: customer.debt, after },
        note: `${document.CreatedByName} đề nghị: ${document.Reason ?? ''}`,
      }}
      onConfirm={decide}
      onClose={onClose}
    />
  );
}
