import { SegmentField } from '@so-the/ui';
import { vietnamToday } from '@so-the/ui/format';
import type { ScheduleView } from './useScheduleView.ts';

const options = [
  { value: 'list', label: 'Danh sách' },
  { value: 'calendar', label: 'Lịch' },
] as const;

/** List or calendar: both stand at one address, with the same filters. */
export function ViewChoice({ view }: { view: ScheduleView }) {
  return (
    <SegmentField
      label="Xem lịch hẹn"
      hideLabel
      value={view.place ? 'calendar' : 'list'}
      options={options}
      onChange={(shown) => (shown === 'list' ? view.list() : view.show({ mode: 'week', date: vietnamToday() }))}
    />
  );
}
