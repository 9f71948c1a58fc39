import { useRef } from 'react';
import type { ApiFailure, Schedule } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import { useToggleHighlightScheduleMutation } from '../../api/scheduleWorkingApi.ts';

/** Sets or takes away the star of an order; a failure is told. A press while one is on its way does nothing. */
export function useToggleHighlight(): (order: Pick<Schedule, 'ScheduleID'>) => void {
  const [toggle] = useToggleHighlightScheduleMutation();
  const isOut = useRef(false);
  return ({ ScheduleID }) => {
    if (isOut.current) return;
    isOut.current = true;
    toggle({ ScheduleID })
      .unwrap()
      .catch((failure: ApiFailure) => toast.error(failure.message))
      .finally(() => {
        isOut.current = false;
      });
  };
}
