import { useMemo } from 'react';
import type { Schedule } from '@so-the/api-client';
import type { Column } from '@so-the/ui';
import { useRightsOn } from '../access/useRights.ts';
import { PATHS } from '../places/paths.ts';
import { orderRows } from './orderRows.ts';

/** Whether the person sees what orders earn: the right "Xem lợi nhuận" on orders or on appointments, which show the same ones. */
export function useSeesOrderProfit(): boolean {
  const rightsOn = useRightsOn();
  return rightsOn(PATHS.orders).profit || rightsOn(PATHS.appointments).profit;
}

/** What a table of orders shows: its rows as {@link orderRows}, its columns without the profit for who may not see it. */
export function useOrderTable(columns: readonly Column<Schedule>[]) {
  const seesProfit = useSeesOrderProfit();
  const seen = useMemo(
    () => (seesProfit ? columns : columns.filter(({ field }) => field !== 'Profit')),
    [columns, seesProfit],
  );
  return { ...orderRows, columns: seen };
}
