import type { Schedule } from '@so-the/api-client';
import { Notice } from '@so-the/ui';
import { useAdjustScheduleDebtMutation } from '../../../api/debtApi.ts';
import { amountRule } from '../../../kit/document/amountRule.ts';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { lostCommission } from '../../../kit/order/commissionWords.ts';
import { debtEffect } from '../../../kit/order/orderMoney.ts';
import { reasonRule } from '../../../kit/form/fieldRules.ts';
import { formFields } from '../../../kit/form/formFields.tsx';

interface DiscountValues {
  Amount: number | null;
  Reason: string;
}

const Field = formFields<DiscountValues>();
/** Fewest characters of the reason of an adjustment (domain §3 Debt). */
const REASON_LENGTH = 10;
const DISCOUNT = 1;

/** Lets the customer off a part of what the order still owes, for a reason; a large part waits for a second person. */
export function DiscountDialog({ order, onClose }: { order: Schedule; onClose: () => void }) {
  const [adjust] = useAdjustScheduleDebtMutation();
  const send = ({ Amount, Reason }: DiscountValues, idempotencyKey: string) => {
    const body = { ScheduleID: order.ScheduleID, AdjustKind: DISCOUNT, Amount: -(Amount ?? 0), Reason } as const;
    return adjust({ body, idempotencyKey }).unwrap();
  };
  return (
    <MoneyDialog<DiscountValues>
      title="Giảm trừ cho khách"
      draft={`discount/${order.ScheduleID}`}
      values={{ Amount: null, Reason: '' }}
      facts={({ Amount, Reason }) => ({
        party: order.CustomerName,
        amount: -(Amount ?? 0),
        fund: 'Không qua quỹ',
        debt: debtEffect(order, -(Amount ?? 0)),
        second: { Write: 1, Amount: -(Amount ?? 0), RefID: order.CustomerID, PartyType: 1 },
        note: [`Lý do: ${Reason.trim()}.`, lostCommission(order)].filter(Boolean).join(' '),
      })}
      send={send}
      done="Giảm trừ cho khách thành công"
      onClose={onClose}
    >
      <Notice tone="info">Chứng từ ghi nhầm thì hủy rồi ghi lại cho đúng, không giảm trừ.</Notice>
      <Field.Money
        name="Amount"
        label="Số tiền giảm trừ"
        rule={amountRule(order.CustomerDebt, 'số khách còn nợ của đơn')}
        required
      />
      <Field.TextArea name="Reason" label="Lý do" rule={reasonRule(REASON_LENGTH)} maxLength={500} required />
    </MoneyDialog>
  );
}
