import type { Schemas } from '@so-the/api-client';
import { useAdjustDebtMutation } from '../../api/debtApi.ts';
import { AdjustDialog } from '../../kit/document/AdjustDialog.tsx';

/** Changes what a POS owes without money, with a reason; a large change waits for a second person. */
export function AdjustPosDialog({ pos, onClose }: { pos: Schemas['PosDebt']; onClose: () => void }) {
  const [adjustDebt] = useAdjustDebtMutation();
  const { PosID: PartyID, PosName, Closing } = pos;
  const send = (Amount: number, Reason: string, idempotencyKey: string) =>
    adjustDebt({ body: { DebtType: 4, PartyID, Amount, Reason }, idempotencyKey }).unwrap();
  return (
    <AdjustDialog
      title="Điều chỉnh công nợ POS"
      draft={`adjustPos/${PartyID}`}
      party={PosName}
      debt={(amount) => ({ before: Closing, after: Closing + amount })}
      second={(amount) => ({ Write: 1, Amount: amount, RefID: PartyID, PartyType: 4 })}
      notice="Tiền của một lô thì điều chỉnh ở lô; tiền về ghi nhầm thì hủy rồi ghi lại cho đúng."
      amount={{ label: 'Số tiền điều chỉnh', hint: 'Số dương: máy phải trả thêm. Số âm: máy trả bớt.' }}
      send={send}
      done="Điều chỉnh công nợ thành công"
      onClose={onClose}
    />
  );
}
