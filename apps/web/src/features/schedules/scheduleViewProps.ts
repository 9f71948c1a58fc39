import type { Schedule } from '@so-the/api-client';
import type { MenuItem } from '@so-the/ui';
import type { ScheduleView } from './useScheduleView.ts';

/** Props of both views of the appointments. */
export interface ScheduleViewProps {
  view: ScheduleView;
  /** What can be done with an appointment. */
  actions: (order: Schedule) => MenuItem[];
  /** Opens the form of a new one, for a moment where one was pressed. */
  add: (start?: string) => void;
}
