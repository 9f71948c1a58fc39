import { useRef } from 'react';
import type { Schemas } from '@so-the/api-client';
import { useAdjustDebtMutation } from '../../api/debtApi.ts';
import { AdjustDialog } from '../../kit/document/AdjustDialog.tsx';

const WAITING = 5;

/** Changes what a POS owes without money, with a reason; a large change waits for a second person. */
export function AdjustPosDialog({ pos, onClose }: { pos: Schemas['PosDebt']; onClose: () => void }) {
  const [adjustDebt] = useAdjustDebtMutation();
  const waits = useRef(false);
  const { PosID: PartyID, PosName, Closing } = pos;
  const send = async (Amount: number, Reason: string, idempotencyKey: string) => {
    const body = { DebtType: 4, PartyID, Amount, Reason } as const;
    const { Data } = await adjustDebt({ body, idempotencyKey }).unwrap();
    waits.current = Data.Status === WAITING;
  };
  return (
    <AdjustDialog
      title="Điều chỉnh công nợ POS"
      draft={`adjustPos/${PartyID}`}
      party={PosName}
      debt={(amount) => ({ before: Closing, after: Closing + amount })}
      notice="Tiền của một lô thì điều chỉnh ở lô; tiền về ghi nhầm thì hủy rồi ghi lại cho đúng."
      amount={{ label: 'Số tiền điều chỉnh', hint: 'Số dương: máy phải trả thêm. Số âm: máy trả bớt.' }}
      send={send}
      done={() => (waits.current ? 'Chờ người thứ hai duyệt' : 'Điều chỉnh công nợ thành công')}
      onClose={onClose}
    />
  );
}
