import type { Schemas } from '@so-the/api-client';
import { formatMoney } from '@so-the/ui/format';
import { useAddLotBillsMutation } from '../../api/posDebtApi.ts';
import { ConfirmedDialog } from '../../kit/form/sending/ConfirmedDialog.tsx';
import { billBody, billValues, keptPlace } from './billValues.ts';

const CONFIRMED = 1;
const CANCELLED = 3;
const REASON_LENGTH = 5;

/** Cancels a slip: a confirmed one with a reason, and its swipe then lacks one again. */
export function CancelBillDialog({ bill, onClose }: { bill: Schemas['Bill']; onClose: () => void }) {
  const [addBills] = useAddLotBillsMutation();
  const isConfirmed = bill.Status === CONFIRMED;
  return (
    <ConfirmedDialog
      title="Hủy bill"
      confirmLabel="Hủy bill"
      draft={`cancel/bill/${bill.BillID}`}
      reason={isConfirmed ? { label: 'Lý do', minLength: REASON_LENGTH } : undefined}
      send={(Reason, idempotencyKey) => {
        const sent = billBody(billValues(bill), { ...keptPlace(bill, CANCELLED), ...(Reason && { Reason }) });
        return addBills({ body: { Bills: [sent] }, idempotencyKey }).unwrap();
      }}
      done="Hủy bill thành công"
      onClose={onClose}
    >
      <p>
        Bill {formatMoney(bill.Amount)}
        {isConfirmed ? ': lượt quẹt của bill này sẽ lại thiếu bill.' : ' chưa gắn lượt quẹt nào.'}
      </p>
    </ConfirmedDialog>
  );
}
