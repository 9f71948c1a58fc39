import { useEffect, useId, useSyncExternalStore, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@so-the/ui';
import { readSession } from '../../../session/session.ts';
import { leaveGuards } from './leaveGuards.ts';

/** Props of {@link LeaveGuard}. */
export interface LeaveGuardProps {
  /** There are unsaved changes. */
  when: boolean;
  /** True while the form itself closes, which needs no question. */
  passing: RefObject<boolean>;
  /** The form stands in its page: another address of the same page takes nothing away. Default false. */
  inPlace?: boolean;
}

/**
 * Asks before the back button or a link takes unsaved changes away. An ended session is never held up. Where one form
 * stands over another the innermost one asks, for all of them.
 */
export function LeaveGuard({ when, passing, inPlace = false }: LeaveGuardProps) {
  const id = useId();
  useEffect(() => (when ? leaveGuards.add(id) : undefined), [when, id]);
  const asks = useSyncExternalStore(leaveGuards.subscribe, leaveGuards.innermost) === id;
  return when && asks ? <Question passing={passing} inPlace={inPlace} /> : null;
}

function Question({ passing, inPlace }: Pick<LeaveGuardProps, 'passing' | 'inPlace'>) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays = inPlace && currentLocation.pathname === nextLocation.pathname;
    return !stays && !passing.current && readSession() !== null;
  });
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
