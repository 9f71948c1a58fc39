import type { Schedule } from '@so-the/api-client';
import { useAskAhead, useFollow, useKeepAnswer, useRead, type LiveRead } from '../../api/declare.ts';
import { calls } from '../../api/scheduleWorkingApi.ts';
import { answerOf, theOne, type Answered } from '../answer/answerOf.ts';

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

/**
 * Reads one order by its number; null reads nothing.
 *
 * @param live how it follows what others do. Default: not at all
 */
export function useOrder(scheduleId: number | null, live?: LiveRead): OrderAnswer {
  const query = useRead(calls.searchSchedules, argsOf(scheduleId ?? 0), scheduleId === null, live);
  const answer = answerOf(query, ({ Data }) => theOne(Data, ({ ScheduleID }) => ScheduleID === scheduleId));
  return { order: answer.data, answer, refetch: () => void query.refetch(), fetching: query.isFetching };
}

/** Lets the page of an order show at once what a write has just answered, and sends for its money before the page is drawn. */
export function useKeepOrder(): (order: Schedule) => void {
  const keep = useKeepAnswer(calls.searchSchedules);
  const askHistory = useAskAhead(calls.getScheduleHistory);
  const askSwipes = useAskAhead(calls.listWithdrawals);
  return (order) => {
    const { ScheduleID } = order;
    keep(argsOf(ScheduleID), { Result: 1, Message: '', Data: [order], Total: 1, Totals: order });
    askHistory({ ScheduleID });
    askSwipes({ ScheduleID });
  };
}

/** Follows an order while an undo is offered; returns what ends it. An order that is gone is `undefined`. */
export function useFollowOrder(): (scheduleId: number, hear: (order: Schedule | undefined) => void) => () => void {
  const follow = useFollow(calls.searchSchedules);
  return (scheduleId, hear) =>
    follow(argsOf(scheduleId), ({ Data }) => hear(Data.find(({ ScheduleID }) => ScheduleID === scheduleId)));
}

function argsOf(scheduleId: number) {
  return { body: { ScheduleIDs: [scheduleId], PageIndex: 1, PageSize: 1 } };
}
