import { labelOf, orderWarningCodeOptions, type Schedule } from '@so-the/api-client';
import { Icon } from '@so-the/ui';

/** How far an order is, and a mark when something about it needs attention. */
export function ProgressCell({ order }: { order: Pick<Schedule, 'Progress' | 'WarningCodes'> }) {
  const warnings = order.WarningCodes.map((code) => labelOf(orderWarningCodeOptions, code)).join(', ');
  return (
    <span className="contract-progress">
      {order.Progress}%
      {warnings && (
        <span className="contract-progress__warning" title={warnings}>
          <Icon name="warning" size={16} />
          <span className="st-visually-hidden">Cảnh báo: {warnings}</span>
        </span>
      )}
    </span>
  );
}
