import { useMemo } from 'react';
import type { Schedule } from '@so-the/api-client';
import type { Column } from '@so-the/ui';
import { useRightsOn } from '../access/useRights.ts';

/** Whether the person sees what orders earn: the right "Xem lợi nhuận" on orders or on appointments, which show the same ones. */
export function useSeesOrderProfit(): boolean {
  const rightsOn = useRightsOn();
  return rightsOn('/contract').profit || rightsOn('/schedule-payment').profit;
}

/** The columns of a list of orders, without the profit for who may not see it. */
export function useOrderColumns(columns: readonly Column<Schedule>[]): readonly Column<Schedule>[] {
  const seesProfit = useSeesOrderProfit();
  return useMemo(
    () => (seesProfit ? columns : columns.filter(({ field }) => field !== 'Profit')),
    [columns, seesProfit],
  );
}
