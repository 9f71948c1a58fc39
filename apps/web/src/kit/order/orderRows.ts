import * as places from '../places/places.ts';

/** How a list of orders is searched: its box says so. */
export const ORDER_SEARCH = 'Mã đơn, tên, số điện thoại, 4 số cuối';

/** Rows of a list of orders: each is named by its number and leads to its order. */
export const orderRows = {
  rowKey: ({ ScheduleID }: { ScheduleID: number }) => String(ScheduleID),
  rowHref: ({ ScheduleID }: { ScheduleID: number }) => places.order(ScheduleID),
};
