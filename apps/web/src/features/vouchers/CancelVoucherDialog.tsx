import type { Schemas } from '@so-the/api-client';
import { useCancelVoucherMutation } from '../../api/paymentApi.ts';
import { CancelDialog } from '../../kit/document/CancelDialog.tsx';

/** Takes a booked voucher back with a reason: its mirror is booked today, the voucher stays in the list. */
export function CancelVoucherDialog({ voucher, onClose }: { voucher: Schemas['Voucher']; onClose: () => void }) {
  const [cancel] = useCancelVoucherMutation();
  const { paymentID, Code, PartyName, Amount, Fund, Description, type } = voucher;
  return (
    <CancelDialog
      draft={`cancel/voucher/${paymentID}`}
      noun={type === 1 ? 'phiếu thu' : 'phiếu chi'}
      facts={{
        party: PartyName || 'Không ghi đối tượng',
        amount: Amount,
        fund: Fund,
        fundLabel: type === 1 ? 'Trả lại từ' : 'Hoàn về',
        note: `${Code}: ${Description}`,
      }}
      send={(Reason, idempotencyKey) => cancel({ paymentID, Reason, idempotencyKey }).unwrap()}
      onClose={onClose}
    />
  );
}
