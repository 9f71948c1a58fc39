import { labelOf, orderWarningCodeOptions, type Schedule } from '@so-the/api-client';
import { Icon } from '@so-the/ui';
import type { ReactNode } from 'react';

/** How far an order is, its star, and a mark when something about it needs attention; nothing where none is known (real-api §3). */
export function progressCell(order: Pick<Schedule, 'Progress' | 'WarningCodes' | 'IsHighlight'>): ReactNode {
  const { Progress, WarningCodes, IsHighlight } = order;
  const warnings = WarningCodes.map((code) => labelOf(orderWarningCodeOptions, code)).join(', ');
  const isTold = Number.isFinite(Progress);
  if (!isTold && warnings === '' && !IsHighlight) return null;
  return (
    <span className="contract-progress">
      {isTold && `${Progress}%`}
      {IsHighlight && <Icon name="star" size={16} label="Đã đánh dấu" />}
      {warnings && (
        <span className="contract-progress__warning" title={warnings}>
          <Icon name="warning" size={16} />
          <span className="st-visually-hidden">Cảnh báo: {warnings}</span>
        </span>
      )}
    </span>
  );
}
