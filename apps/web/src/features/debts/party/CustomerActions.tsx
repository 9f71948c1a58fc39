import { useNavigate } from 'react-router-dom';
import { Button } from '@so-the/ui';
import { commissionsPaid } from '../../../kit/order/commissionWords.ts';
import { ORDER_STATUS } from '../../../kit/order/orderStatus.ts';
import * as places from '../../../kit/places/places.ts';
import { COPY_REMINDER, useCopyReminder } from '../../../kit/cards/reminder/useCopyReminder.ts';
import type { Reminder } from '../../../kit/cards/reminder/reminderText.ts';
import { useHas } from '../../../kit/access/useHas.ts';
import { useMayOpen } from '../../../kit/access/useMayOpen.ts';
import { useRights } from '../../../kit/access/useRights.ts';
import { useOpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { DebtActions } from './DebtActions.tsx';
import type { PartyDebt } from '../../../kit/debt/partyDebt.ts';
import type { PartyActionsProps } from '../partyKinds.ts';
import { OffsetOrdersDialog } from '../payment/OffsetOrdersDialog.tsx';
import { PayByCardDialog } from '../payment/PayByCardDialog.tsx';
import { PayDebtDialog } from '../../../kit/debt/PayDebtDialog.tsx';

/** A customer pays, pays with a card, is paid back, or has one order offset with another. */
export function CustomerActions({ kind, party: customer }: PartyActionsProps) {
  const pay = useOpenRecord('pay');
  const payBack = useOpenRecord('payBack');
  const card = useOpenRecord('payByCard');
  const collects = customer.collectable > 0;
  const paysBack = customer.payable > 0;
  const offset = useOpenRecord('offset');
  const copyReminder = useCopyReminder();
  const rights = useRights(kind.path);
  const offsets = useHas('offsetCustomerDebt') && rights.add && collects && paysBack;
  return (
    <DebtActions
      kind={kind}
      party={customer}
      deeds={[
        collects && { label: 'Thu bằng thẻ', icon: 'card', onSelect: card.add },
        offsets && { label: 'Cấn trừ', icon: 'refresh', onSelect: offset.add },
        collects && {
          label: COPY_REMINDER,
          icon: 'comment',
          onSelect: () => void copyReminder([debtReminder(customer)]),
        },
      ]}
    >
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
      {offset.id !== null && offsets && <OffsetOrdersDialog customer={customer} onClose={offset.close} />}
      {pay.id !== null && collects && (
        <PayDebtDialog
          customer={customer}
          direction={1}
          noteOf={(amount, first) => commissionsPaid(customer.openOrders, amount, first)}
          onClose={pay.close}
        />
      )}
      {payBack.id !== null && paysBack && <PayDebtDialog customer={customer} direction={2} onClose={payBack.close} />}
      {card.id !== null && collects && <PayByCardDialog customer={customer} onClose={card.close} />}
    </DebtActions>
  );
}

/** Reminds of what may be collected, by the day that its oldest order should have been paid. */
function debtReminder({ Name: name, Code: content, collectable: amount, openOrders }: PartyDebt): Reminder {
  const owed = openOrders.filter(({ Remain }) => Remain > 0);
  const [first, ...others] = owed;
  const day = owed.flatMap(({ DueDate }) => DueDate ?? []).toSorted()[0];
  const what = first && others.length === 0 ? `Công nợ đơn ${first.ScheduleCode ?? ''}`.trim() : 'Công nợ';
  return {
    name,
    what: day === undefined ? what : `${what}, hạn trả`,
    day,
    amountLabel: 'Số tiền còn nợ',
    amount,
    content,
  };
}

/** Where the whole debt belongs to orders in work, the way to them stands in place of a payment that would be refused. */
function OrderButton({ customer: { PartyID: CustomerID, ordersInWork, inWork } }: { customer: PartyDebt }) {
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
