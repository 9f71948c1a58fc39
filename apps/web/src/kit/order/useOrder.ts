import type { Schedule } from '@so-the/api-client';
import { useSearchSchedulesQuery } from '../../api/scheduleWorkingApi.ts';
import { answerOf, type Answered } from '../answer/answerOf.ts';

/** One order as the server knows it. */
export interface OrderAnswer {
  /** `undefined` while it is on its way, or when there is none. */
  order: Schedule | undefined;
  /** The same, told apart. */
  answer: Answered<Schedule>;
  refetch: () => void;
  /** It is being read, for the first time or anew. */
  fetching: boolean;
}

/** Reads one order by its number; null reads nothing. */
export function useOrder(scheduleId: number | null): OrderAnswer {
  const query = useSearchSchedulesQuery(
    { body: { ScheduleIDs: [scheduleId ?? 0], PageIndex: 1, PageSize: 1 } },
    { skip: scheduleId === null },
  );
  const answer = answerOf(query, ({ Data }) => Data[0]);
  return { order: answer.data, answer, refetch: () => void query.refetch(), fetching: query.isFetching };
}
