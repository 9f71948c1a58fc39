import { useEffect, useEffectEvent, useState } from 'react';
import type { Schedule, ScheduleSearch } from '@so-the/api-client';
import { useAsk, useRead, type ReadCall } from '../../../api/declare.ts';
import { calls } from '../../../api/scheduleWorkingApi.ts';
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
  const own = useOrdersOf(isAsked ? customerId : null);
  const order = own?.find(({ CardDataID }) => CardDataID === cardId) ?? own?.[0];
  const maySwipes = order !== undefined && rightsOn(PATHS.orders).view;
  const swipes = useRead(calls.listWithdrawals, { ScheduleID: order?.ScheduleID ?? 0 }, !maySwipes);
  const posId = swipes.currentData?.Data.findLast(({ Status }) => Status === LINE_STATUS.done)?.PosID;
  return { order, posId, isKnown: !isAsked || own !== undefined };
}

const search: ReadCall<'searchSchedules'> = calls.searchSchedules;

/** The latest orders of a customer as they were when the customer was chosen: saving the next order asks for none. Undefined until they are known, none where they cannot be had. */
function useOrdersOf(customerId: number | null): readonly Schedule[] | undefined {
  const ask = useAsk(search);
  const [read, setRead] = useState<{ of: number; orders: readonly Schedule[] }>();
  const ordersOf = useEffectEvent(async (of: number, signal: AbortSignal) => {
    const { Data } = await ask({ body: { ...latest, CustomerID: of } }, signal);
    return Data.filter(({ CustomerID }) => CustomerID === of);
  });
  useEffect(() => {
    if (customerId === null) return undefined;
    const leaving = new AbortController();
    const keep = (orders: readonly Schedule[]) => leaving.signal.aborted || setRead({ of: customerId, orders });
    ordersOf(customerId, leaving.signal).then(keep, () => keep([]));
    return () => leaving.abort();
  }, [customerId]);
  return read !== undefined && read.of === customerId ? read.orders : undefined;
}
