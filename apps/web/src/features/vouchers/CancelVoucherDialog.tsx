import type { Schemas } from '@so-the/api-client';
import { useCancelVoucherMutation } from '../../api/paymentApi.ts';
import { CancelDialog } from '../../kit/document/CancelDialog.tsx';

/** What a kind of voucher is called, and what becomes of its fund when it is taken back. */
const WORDS = {
  1: { noun: 'phiếu thu', fundLabel: 'Trả lại từ' },
  2: { noun: 'phiếu chi', fundLabel: 'Hoàn về' },
  3: { noun: 'phiếu chuyển quỹ', fundLabel: 'Hoàn về' },
} as const;

/** Takes a booked voucher back with a reason: its mirror is booked, the voucher stays in the list. */
export function CancelVoucherDialog({ voucher, onClose }: { voucher: Schemas['Voucher']; onClose: () => void }) {
  const [cancel] = useCancelVoucherMutation();
  const { paymentID, Code, PartyName, Amount, Fund, ToFund, Description, type } = voucher;
  const { noun, fundLabel } = WORDS[type];
  return (
    <CancelDialog
      draft={`cancel/voucher/${paymentID}`}
      noun={noun}
      facts={{
        ...(ToFund ? { party: ToFund, partyLabel: 'Rút lại từ' } : { party: PartyName || 'Không ghi đối tượng' }),
        amount: Amount,
        fund: Fund,
        fundLabel,
        note: `${Code}: ${Description}`,
        second: { Write: 6, RefID: paymentID },
      }}
      send={(Reason, idempotencyKey) => cancel({ paymentID, Reason, idempotencyKey }).unwrap()}
      onClose={onClose}
    />
  );
}
