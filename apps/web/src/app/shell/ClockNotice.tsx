import { useSyncExternalStore } from 'react';
import { Notice } from '@so-the/ui';
import { clockAhead, formatDateTime, machineNow, onClockAheadChange, vietnamMoment } from '@so-the/ui/format';

/** Whose clock proposes days: `server` while the machine's is off. */
export function useClock(): 'machine' | 'server' {
  return useSyncExternalStore(onClockAheadChange, clockAhead) === 0 ? 'machine' : 'server';
}

/** Says that the clock of this machine is off, and that days are the server's. */
export function ClockNotice() {
  if (useClock() === 'machine') return null;
  const [here, there] = [formatDateTime(vietnamMoment(machineNow())), formatDateTime(vietnamMoment())];
  return (
    <Notice tone="warning">
      {`Đồng hồ máy này sai: máy đang là ${here}, máy chủ là ${there}. Ngày được đề xuất theo máy chủ; hãy chỉnh lại đồng hồ máy.`}
    </Notice>
  );
}
