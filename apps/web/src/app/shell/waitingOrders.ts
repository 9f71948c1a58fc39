import type { Args } from '@so-the/api-client';
import { vietnamToday } from '@so-the/ui/format';
import { ORDER_STATUS } from '../../kit/order/orderStatus.ts';

type Search = Args<'searchSchedules'>['body'];

/** Orders that wait for the same thing. */
export interface WaitingOrders {
  title: string;
  /** Which orders: what the list of orders is opened with as well. */
  search: Pick<Search, 'HasWaiting' | 'WarningCode' | 'Statuses' | 'ToDate' | 'SortBy' | 'SortDir'>;
  /** Said where there are none. */
  none: string;
}

const { appointment, ready, working, transferring } = ORDER_STATUS;
const oldestFirst = { SortBy: 'AppointmentDate', SortDir: 'asc' } as const;

/** What orders wait for, up to today. */
export function waitingOrders(): readonly WaitingOrders[] {
  return [
    { title: 'Dòng tiền chờ xử lý', search: { HasWaiting: true, ...oldestFirst }, none: 'Không có dòng tiền chờ' },
    { title: 'Đơn thiếu bill', search: { WarningCode: 'C03', ...oldestFirst }, none: 'Đơn nào cũng đủ bill' },
    {
      title: 'Đơn chưa xong',
      search: { Statuses: [appointment, ready, working, transferring], ToDate: vietnamToday(), ...oldestFirst },
      none: 'Không còn đơn chưa xong',
    },
  ];
}
