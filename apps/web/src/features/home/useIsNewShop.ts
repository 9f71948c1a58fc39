import { useSearchSchedulesQuery } from '../../api/scheduleWorkingApi.ts';

const firstOrder = { body: { PageIndex: 1, PageSize: 1 } };

/** Whether the shop has no order yet: its figures would be a wall of zeros, so it is led through its set-up instead (counter §5). */
export function useIsNewShop(): boolean {
  return useSearchSchedulesQuery(firstOrder).currentData?.Total === 0;
}
