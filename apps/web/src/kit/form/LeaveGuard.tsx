import { useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '@so-the/ui';
import { readSession } from '../../session/session.ts';

/** Props of {@link LeaveGuard}. */
export interface LeaveGuardProps {
  /** There are unsaved changes. */
  when: boolean;
  /** True while the form itself closes, which needs no question. */
  passing: RefObject<boolean>;
}

/** Asks before the back button or a link takes unsaved changes away. An ended session is never held up. */
export function LeaveGuard({ when, passing }: LeaveGuardProps) {
  const blocker = useBlocker(() => when && !passing.current && readSession() !== null);
  useEffect(() => {
    if (blocker.state === 'blocked' && !when) blocker.proceed();
  }, [blocker, when]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Bỏ các thay đổi?"
      confirmLabel="Bỏ thay đổi"
      cancelLabel="Tiếp tục sửa"
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      Bạn có thay đổi chưa lưu. Nếu rời đi, các thay đổi này sẽ mất.
    </ConfirmDialog>
  );
}
