import { useRef } from 'react';
import { useAdjustDebtMutation } from '../../api/debtApi.ts';
import { MoneyDialog } from '../../kit/money/MoneyDialog.tsx';
import { recordFields } from '../../kit/record/RecordField.tsx';
import { WAITING } from './documentGroups.tsx';
import { ADJUST_REASON_LENGTH, type DebtCustomer } from './partyDebt.ts';

interface AdjustValues {
  Amount: number | null;
  Reason: string;
}

const Field = recordFields<AdjustValues>();

/** Changes what a customer owes without money, up or down, with a reason; a large change waits for a second person. */
export function AdjustDebtDialog({ customer, onClose }: { customer: DebtCustomer; onClose: () => void }) {
  const [adjustDebt] = useAdjustDebtMutation();
  const waits = useRef(false);
  const send = async ({ Amount, Reason }: AdjustValues, idempotencyKey: string) => {
    const body = { DebtType: 1, PartyID: customer.CustomerID, Amount: Amount ?? 0, Reason } as const;
    const { Data } = await adjustDebt({ body, idempotencyKey }).unwrap();
    waits.current = Data.Status === WAITING;
  };
  return (
    <MoneyDialog<AdjustValues>
      title="Điều chỉnh công nợ"
      draft={`adjustDebt/${customer.CustomerID}`}
      values={{ Amount: null, Reason: '' }}
      facts={({ Amount, Reason }) => ({
        party: customer.Name,
        amount: Amount ?? 0,
        fund: 'Không qua quỹ',
        debt: { before: customer.debt, after: customer.debt + (Amount ?? 0) },
        note: `Lý do: ${Reason.trim()}`,
      })}
      send={send}
      done={() => (waits.current ? 'Chờ người thứ hai duyệt' : 'Điều chỉnh công nợ thành công')}
      onClose={onClose}
    >
      <Field.Money
        name="Amount"
        label="Số tiền điều chỉnh"
        hint="Số dương: khách nợ thêm. Số âm: khách bớt nợ."
        allowNegative
        rule={(amount) => (amount === 0 ? 'Số tiền điều chỉnh phải khác 0' : undefined)}
        required
      />
      <Field.TextArea
        name="Reason"
        label="Lý do"
        rule={(reason) =>
          reason.trim().length < ADJUST_REASON_LENGTH ? `Lý do cần ít nhất ${ADJUST_REASON_LENGTH} ký tự` : undefined
        }
        maxLength={500}
        required
      />
    </MoneyDialog>
  );
}
