import { labelOf, orderWarningCodeOptions, type Schedule } from '@so-the/api-client';
import { Icon } from '@so-the/ui';
import type { ReactNode } from 'react';

/** How far an order is, and a mark when something about it needs attention; nothing where neither is known (real-api §3). */
export function progressCell({ Progress, WarningCodes }: Pick<Schedule, 'Progress' | 'WarningCodes'>): ReactNode {
  const warnings = WarningCodes.map((code) => labelOf(orderWarningCodeOptions, code)).join(', ');
  const isTold = Number.isFinite(Progress);
  if (!isTold && warnings === '') return null;
  return (
    <span className="contract-progress">
      {isTold && `${Progress}%`}
      {warnings && (
        <span className="contract-progress__warning" title={warnings}>
          <Icon name="warning" size={16} />
          <span className="st-visually-hidden">Cảnh báo: {warnings}</span>
        </span>
      )}
    </span>
  );
}
