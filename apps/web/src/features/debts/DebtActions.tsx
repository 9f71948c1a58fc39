import { useNavigate } from 'react-router-dom';
import { Button } from '@so-the/ui';
import { ORDER_STATUS } from '../../kit/order/orderStatus.ts';
import { OpeningDialog } from '../../kit/opening/OpeningDialog.tsx';
import { useMayOpenBalance } from '../../kit/opening/openingParty.ts';
import * as places from '../../kit/places/places.ts';
import { useMayOpen } from '../../kit/places/useMayOpen.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { AdjustDebtDialog } from './AdjustDebtDialog.tsx';
import type { DebtCustomer } from './partyDebt.ts';
import { PayByCardDialog } from './PayByCardDialog.tsx';
import { PayDebtDialog } from './PayDebtDialog.tsx';

/** Pay, be paid, pay with a card, adjust. Which form is open stands in the address, so that a new login finds it again. */
export function DebtActions({ customer }: { customer: DebtCustomer }) {
  const pay = useOpenRecord('pay');
  const payBack = useOpenRecord('payBack');
  const card = useOpenRecord('payByCard');
  const adjust = useOpenRecord('adjust');
  const opening = useOpenRecord('opening');
  const mayOpen = useMayOpenBalance(1);
  const collects = customer.collectable > 0;
  const paysBack = customer.payable > 0;
  return (
    <div className="debt-drawer__actions">
      {mayOpen && <Button onClick={opening.add}>Số dư đầu</Button>}
      <Button onClick={adjust.add}>Điều chỉnh</Button>
      {collects && <Button onClick={card.add}>Thu bằng thẻ</Button>}
      {paysBack && (
        <Button variant={collects ? 'secondary' : 'primary'} onClick={payBack.add}>
          Trả tiền cho khách
        </Button>
      )}
      {collects && (
        <Button variant="primary" onClick={pay.add}>
          Thu nợ
        </Button>
      )}
      {!collects && !paysBack && <OrderButton customer={customer} />}
      {pay.id !== null && collects && <PayDebtDialog customer={customer} direction={1} onClose={pay.close} />}
      {payBack.id !== null && paysBack && <PayDebtDialog customer={customer} direction={2} onClose={payBack.close} />}
      {card.id !== null && collects && <PayByCardDialog customer={customer} onClose={card.close} />}
      {opening.id !== null && mayOpen && (
        <OpeningDialog
          party={{
            PartyType: 1,
            PartyID: customer.CustomerID,
            Name: customer.Name,
            code: customer.Code,
            debt: customer.debt,
          }}
          onClose={opening.close}
        />
      )}
      {adjust.id !== null && <AdjustDebtDialog customer={customer} onClose={adjust.close} />}
    </div>
  );
}

/** Where the whole debt belongs to orders in work, the way to them stands in place of a payment that would be refused. */
function OrderButton({ customer: { CustomerID, ordersInWork, inWork } }: { customer: DebtCustomer }) {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const [first, ...others] = ordersInWork;
  if (!first) return null;
  const where = others.length > 0 ? `${ordersInWork.length} đơn đang thực hiện` : `đơn ${first.ScheduleCode ?? ''}`;
  const list = places.orders({ CustomerID, Statuses: [ORDER_STATUS.working] });
  const href = others.length > 0 ? list : places.order(first.ScheduleID);
  if (!mayOpen(href)) return null;
  return (
    <Button variant="primary" onClick={() => void navigate(href)}>
      {inWork < 0 ? `Chuyển tiền tại ${where}` : `Thu tại ${where}`}
    </Button>
  );
}
