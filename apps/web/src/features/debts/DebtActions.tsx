import { Button } from '@so-the/ui';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { AdjustDebtDialog } from './AdjustDebtDialog.tsx';
import type { DebtCustomer } from './partyDebt.ts';
import { PayByCardDialog } from './PayByCardDialog.tsx';
import { PayDebtDialog } from './PayDebtDialog.tsx';

/** Pay, be paid, pay with a card, adjust. Which form is open stands in the address, so that a new login finds it again. */
export function DebtActions({ customer }: { customer: DebtCustomer }) {
  const pay = useOpenRecord('pay');
  const card = useOpenRecord('payByCard');
  const adjust = useOpenRecord('adjust');
  const owes = customer.debt > 0;
  return (
    <div className="debt-drawer__actions">
      <Button onClick={adjust.add}>Điều chỉnh</Button>
      {owes && <Button onClick={card.add}>Thu bằng thẻ</Button>}
      {customer.debt !== 0 && (
        <Button variant="primary" onClick={pay.add}>
          {owes ? 'Thu nợ' : 'Trả tiền cho khách'}
        </Button>
      )}
      {pay.id !== null && customer.debt !== 0 && <PayDebtDialog customer={customer} onClose={pay.close} />}
      {card.id !== null && owes && <PayByCardDialog customer={customer} onClose={card.close} />}
      {adjust.id !== null && <AdjustDebtDialog customer={customer} onClose={adjust.close} />}
    </div>
  );
}
