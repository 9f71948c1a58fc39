import { labelOf, scheduleStatusOptions } from '@so-the/api-client';
import { formatDayMonth, formatMoney, joined } from '@so-the/ui/format';
import { useSearchSchedulesQuery } from '../../api/scheduleWorkingApi.ts';
import * as places from '../../kit/places/places.ts';
import { useMayOpen } from '../../kit/access/useMayOpen.ts';
import { orderName } from '../../kit/order/orderName.ts';
import { WaitingList } from './WaitingList.tsx';
import type { WaitingOrders } from './waitingOrders.ts';

const ROWS = 4;

/** Orders that wait for the same thing, the oldest first. */
export function OrdersWaiting({ kind: { title, search, none } }: { kind: WaitingOrders }) {
  const href = places.orders(search);
  const mayOpen = useMayOpen()(href);
  const answer = useSearchSchedulesQuery({ body: { ...search, PageIndex: 1, PageSize: ROWS } }, { skip: !mayOpen });
  return (
    <WaitingList
      title={title}
      href={href}
      answer={answer}
      none={none}
      lineOf={({ ScheduleID, Code, CustomerName, AppointmentDate, Amount, Status }) => ({
        id: ScheduleID,
        label: joined(CustomerName, formatMoney(Amount)) || orderName({ Code, ScheduleID }),
        note: joined(Code, formatDayMonth(AppointmentDate), labelOf(scheduleStatusOptions, Status)),
        href: places.order(ScheduleID),
      })}
    />
  );
}
