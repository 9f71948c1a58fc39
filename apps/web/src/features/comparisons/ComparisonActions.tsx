import type { Schemas } from '@so-the/api-client';
import { Button } from '@so-the/ui';
import { useState } from 'react';
import { CompareDialog } from './CompareDialog.tsx';
import { LockDialog } from './LockDialog.tsx';

/** Props of {@link ComparisonActions}. */
export interface ComparisonActionsProps {
  comparison: Schemas['DebtComparison'];
  /** Whether it is being read anew: the lock then waits for the new figure, for nobody should agree on the one before. */
  isReading: boolean;
}

/** Enter their figure, agree on it and lock, or unlock it again. */
export function ComparisonActions({ comparison, isReading }: ComparisonActionsProps) {
  const [asked, setAsked] = useState<'compare' | 'lockOnceRead' | 'lock'>();
  const { CanCompare, CanLock, IsLocked, TheirBalance } = comparison;
  const isCompared = TheirBalance !== undefined;
  const locks = CanLock && isCompared;
  const close = () => setAsked(undefined);
  if (asked === 'lockOnceRead' && !isReading) setAsked('lock');
  return (
    <div className="comparison__actions">
      {locks && (
        <Button loading={asked === 'lockOnceRead'} onClick={() => setAsked('lockOnceRead')}>
          {IsLocked ? 'Mở khóa' : 'Khóa đối chiếu'}
        </Button>
      )}
      {CanCompare && (
        <Button variant="primary" onClick={() => setAsked('compare')}>
          {isCompared ? 'Nhập số mới của họ' : 'Nhập số của bên kia'}
        </Button>
      )}
      {asked === 'compare' && <CompareDialog comparison={comparison} onClose={close} />}
      {asked === 'lock' && <LockDialog comparison={comparison} onClose={close} />}
    </div>
  );
}
