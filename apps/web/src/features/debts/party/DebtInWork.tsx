import { Link, Notice } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import * as places from '../../../kit/places/places.ts';
import type { PartyActionsProps } from '../partyKinds.ts';

/** What of a party's debt belongs to orders still being worked on: why it cannot be paid here, and where it is settled. */
export function DebtInWork({ kind, party: { ordersInWork, inWork } }: PartyActionsProps) {
  if (ordersInWork.length === 0) return null;
  const sum = formatMoney(Math.abs(inWork));
  const who = inWork < 0 ? `cửa hàng nợ ${kind.short} ${sum}` : `${kind.short} nợ ${sum}`;
  return (
    <Notice tone="info">
      {`Đang thực hiện: ${who}, ${whereOf(kind.type, inWork)}`}
      {ordersInWork.map(({ ScheduleID, ScheduleCode, Remain }, place) => (
        <span key={ScheduleID}>
          {place > 0 ? ', ' : ' '}
          <Link href={places.order(ScheduleID)}>{ScheduleCode}</Link>
          {ordersInWork.length > 1 && Remain !== undefined && ` (${formatMoney(Remain)})`}
        </span>
      ))}
      .
    </Notice>
  );
}

/** A customer settles on the order itself, a partner once it is completed. */
function whereOf(type: PartyActionsProps['kind']['type'], inWork: number): string {
  if (type !== 1) return 'thanh toán khi hoàn thành đơn';
  return inWork < 0 ? 'chuyển tiền tại đơn' : 'thu tại đơn';
}
