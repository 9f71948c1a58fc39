import type { Schedule, ScheduleSearch } from '@so-the/api-client';
import { useRead } from '../../../api/declare.ts';
import { calls, useSearchSchedulesQuery } from '../../../api/scheduleWorkingApi.ts';
import { useRightsOn } from '../../../kit/access/useRights.ts';
import { LINE_STATUS, ORDER_STATUS } from '../../../kit/order/orderStatus.ts';
import { PATHS } from '../../../kit/places/paths.ts';

/** What a customer had done last. */
export interface LastTime {
  /** The latest order, with the card where there is one with it; undefined of somebody new, and where the person may not see orders. */
  order: Schedule | undefined;
  /** The POS it was swiped on, as far as that is known. */
  posId: number | undefined;
  /** It is known by now whether there is one. */
  isKnown: boolean;
}

const latest = {
  Statuses: Object.values(ORDER_STATUS).filter((status) => status !== ORDER_STATUS.cancelled),
  PageIndex: 1,
  PageSize: 20,
  SortBy: 'AppointmentDate',
  SortDir: 'desc',
} satisfies ScheduleSearch;

/**
 * The last order of a customer, for the next to be like it (counter.md §8).
 *
 * @param customerId null for nobody on file
 * @param cardId the card that is chosen already, null for none
 */
export function useLastTime(customerId: number | null, cardId: number | null): LastTime {
  const rightsOn = useRightsOn();
  const maySee = rightsOn(PATHS.orders).view || rightsOn(PATHS.appointments).view;
  const isAsked = customerId !== null && maySee;
  const found = useSearchSchedulesQuery({ body: { ...latest, CustomerID: customerId ?? 0 } }, { skip: !isAsked });
  const own = isAsked ? found.currentData?.Data.filter(({ CustomerID }) => CustomerID === customerId) : [];
  const order = own?.find(({ CardDataID }) => CardDataID === cardId) ?? own?.[0];
  const maySwipes = order !== undefined && rightsOn(PATHS.orders).view;
  const swipes = useRead(calls.listWithdrawals, { ScheduleID: order?.ScheduleID ?? 0 }, !maySwipes);
  const posId = swipes.currentData?.Data.findLast(({ Status }) => Status === LINE_STATUS.done)?.PosID;
  return { order, posId, isKnown: !isAsked || found.currentData !== undefined || found.isError };
}
