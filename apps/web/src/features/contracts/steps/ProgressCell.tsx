import { labelOf, orderWarningCodeOptions, type Schedule } from '@so-the/api-client';
import { Icon } from '@so-the/ui';

/** How far an order is, and a mark when something about it needs attention. */
export function ProgressCell({ order }: { order: Pick<Schedule, 'Progress' | 'WarningCodes'> }) {
  const warnings = order.WarningCodes.map((code) => labelOf(orderWarningCodeOptions, code)).join(', ');
  // An API may leave it out (real-api §3).
  const isTold = Number.isFinite(order.Progress);
  return (
    <span className="contract-progress">
      {isTold && `${order.Progress}%`}
      {warnings && (
        <span className="contract-progress__warning" title={warnings}>
          <Icon name="warning" size={16} />
          <span className="st-visually-hidden">Cảnh báo: {warnings}</span>
        </span>
      )}
    </span>
  );
}
