import { useSearchSchedulesQuery } from '../../api/scheduleWorkingApi.ts';

const firstOrder = { body: { PageIndex: 1, PageSize: 1 } };

/**
 * Whether the shop has no order yet: its figures would be a wall of zeros, so it is led through its set-up instead
 * (counter §5). False while that is not known, and with `skip`, which asks for nothing.
 */
export function useIsNewShop(skip = false): boolean {
  return useSearchSchedulesQuery(firstOrder, { skip }).currentData?.Total === 0;
}
