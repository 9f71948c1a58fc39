import { Link, Notice } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import * as places from '../../kit/places/places.ts';
import type { DebtCustomer } from './partyDebt.ts';

/** What of a customer's debt belongs to orders still being worked on: why it cannot be paid here, and where it is paid. */
export function DebtInWork({ customer: { ordersInWork, inWork } }: { customer: DebtCustomer }) {
  if (ordersInWork.length === 0) return null;
  const sum = formatMoney(Math.abs(inWork));
  return (
    <Notice tone="info">
      {inWork < 0
        ? `Đang thực hiện: cửa hàng nợ khách ${sum}, chuyển tiền tại đơn`
        : `Đang thực hiện: khách nợ ${sum}, thu tại đơn`}
      {ordersInWork.map(({ ScheduleID, ScheduleCode, Remain }, place) => (
        <span key={ScheduleID}>
          {place > 0 ? ', ' : ' '}
          <Link href={places.order(ScheduleID)}>{ScheduleCode}</Link>
          {ordersInWork.length > 1 && ` (${formatMoney(Remain)})`}
        </span>
      ))}
      .
    </Notice>
  );
}
