import { useOffsetCustomerDebtMutation } from '../../../api/debtApi.ts';
import type { PartyDebt } from '../../../kit/debt/partyDebt.ts';
import { amountRule } from '../../../kit/document/amountRule.ts';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { formFields } from '../../../kit/form/formFields.tsx';

interface OffsetValues {
  Amount: number | null;
  Note: string;
}

const Field = formFields<OffsetValues>();

/** Offsets what the shop owes a customer on some orders with what the customer owes on others: no fund, the same debt (domain §2(q)). */
export function OffsetOrdersDialog({ customer, onClose }: { customer: PartyDebt; onClose: () => void }) {
  const [offset] = useOffsetCustomerDebtMutation();
  const most = Math.min(customer.payable, customer.collectable);
  return (
    <MoneyDialog<OffsetValues>
      title="Cấn trừ giữa các đơn"
      draft={`offsetOrders/${customer.PartyID}`}
      values={{ Amount: most, Note: '' }}
      facts={({ Amount }) => ({
        party: customer.Name,
        amount: Amount ?? 0,
        fund: 'Không qua quỹ',
        debt: { before: customer.debt, after: customer.debt },
        note: 'Đơn khách nợ và đơn cửa hàng nợ khách cùng bớt số tiền này, đơn cũ trước; lãi lỗ không đổi.',
      })}
      send={async ({ Amount, Note }, idempotencyKey) => {
        const body = { CustomerID: customer.PartyID, Amount: Amount ?? 0, Note };
        await offset({ body, idempotencyKey }).unwrap();
      }}
      done="Cấn trừ công nợ thành công"
      onClose={onClose}
    >
      <Field.Money name="Amount" label="Số tiền" rule={amountRule(most, 'số hai bên cùng còn')} required />
      <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={500} />
    </MoneyDialog>
  );
}
