import { useEffect, useRef } from 'react';
import { labelOf, scheduleStatusOptions, type StatusLog } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import { formatTime } from '@so-the/ui/format';
import { useSession } from '../../../session/useSession.ts';

/** Tells in a toast when somebody else has moved the order on since the page was opened: "Ngọc Anh chuyển đơn sang Hoàn thành lúc 14:05" (counter.md §8). */
export function useStepNews(log: readonly StatusLog[] | undefined): void {
  const { user } = useSession();
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (!log) return;
    const last = log.at(-1);
    const before = seen.current;
    seen.current = last?.LogStatusID ?? 0;
    if (before === undefined || !last || last.LogStatusID <= before || last.UserID === user.UserID) return;
    const status = labelOf(scheduleStatusOptions, last.Status);
    toast.info(`${last.UserName} chuyển đơn sang ${status} lúc ${formatTime(last.At)}`);
  }, [log, user.UserID]);
}
