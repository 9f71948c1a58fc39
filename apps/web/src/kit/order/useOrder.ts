import type { ApiFailure, Schedule } from '@so-the/api-client';
import { useSearchSchedulesQuery } from '../../api/scheduleWorkingApi.ts';

/** One order as the server knows it. */
export interface OrderAnswer {
  /** `undefined` while it is on its way, or when there is none. */
  order: Schedule | undefined;
  /** The answer has arrived and holds no such order of this shop. */
  isMissing: boolean;
  failure: ApiFailure | undefined;
  retrying: boolean;
  refetch: () => void;
}

/** Reads one order by its number; null reads nothing. */
export function useOrder(scheduleId: number | null): OrderAnswer {
  const { currentData, error, isFetching, refetch } = useSearchSchedulesQuery(
    { body: { ScheduleIDs: [scheduleId ?? 0], PageIndex: 1, PageSize: 1 } },
    { skip: scheduleId === null },
  );
  return {
    order: currentData?.Data[0],
    isMissing: currentData?.Data.length === 0,
    failure: error as ApiFailure | undefined,
    retrying: isFetching,
    refetch: () => void refetch(),
  };
}
