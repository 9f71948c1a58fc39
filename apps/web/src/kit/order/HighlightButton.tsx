import type { Schedule } from '@so-the/api-client';
import { Icon, IconButton } from '@so-the/ui';
import { useRights } from '../access/useRights.ts';
import { PATHS } from '../places/paths.ts';
import { orderName } from './orderName.ts';
import { useToggleHighlight } from './useToggleHighlight.ts';

/** The star of an order: pressing it sets or takes it away. Who may not change orders sees the stars that are set. */
export function HighlightButton({ order }: { order: Pick<Schedule, 'ScheduleID' | 'Code' | 'IsHighlight'> }) {
  const { edit } = useRights(PATHS.appointments, PATHS.orders);
  const toggle = useToggleHighlight();
  // An API may leave it out (real-api §3): the star could not show what a press did.
  if (typeof order.IsHighlight !== 'boolean') return null;
  if (!edit) return order.IsHighlight ? <Icon name="star" label="Đã đánh dấu" /> : null;
  return (
    <IconButton
      label={`Đánh dấu ${orderName(order)}`}
      icon={<Icon name="star" />}
      pressed={order.IsHighlight}
      onClick={() => toggle(order)}
    />
  );
}
