import type { ApiFailure, Schedule } from '@so-the/api-client';
import { Icon, IconButton, toast } from '@so-the/ui';
import { useToggleHighlightScheduleMutation } from '../../api/scheduleWorkingApi.ts';

/** The star of an order: pressing it sets or takes it away. */
export function HighlightButton({ order }: { order: Pick<Schedule, 'ScheduleID' | 'Code' | 'IsHighlight'> }) {
  const [toggle, { isLoading }] = useToggleHighlightScheduleMutation();
  const press = () => {
    if (isLoading) return;
    toggle({ ScheduleID: order.ScheduleID })
      .unwrap()
      .catch((failure: ApiFailure) => toast.error(failure.message));
  };
  return (
    <IconButton
      label={`Đánh dấu ${order.Code}`}
      icon={<Icon name="star" />}
      pressed={order.IsHighlight}
      onClick={press}
    />
  );
}
