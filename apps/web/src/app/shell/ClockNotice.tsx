import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Notice } from '@so-the/ui';
import { clockAhead, formatDateTime, machineNow, onClockAheadChange, vietnamMoment } from '@so-the/ui/format';

type Clock = 'machine' | 'server';

function clockNow(): Clock {
  return clockAhead() === 0 ? 'machine' : 'server';
}

/** Whose clock proposes days: `server` while the machine's is off. */
function useClock(): Clock {
  return useSyncExternalStore(onClockAheadChange, clockNow);
}

/** Whose clock the screen is drawn by. It is drawn anew by the other, until somebody types or presses: then nothing is lost. */
export function useDrawnBy(): Clock {
  const [drawnBy, setDrawnBy] = useState(clockNow);
  const isUsed = useRef(false);
  useEffect(() => {
    const use = () => {
      isUsed.current = true;
    };
    const stop = new AbortController();
    for (const event of ['keydown', 'pointerdown'])
      document.addEventListener(event, use, { capture: true, signal: stop.signal });
    const unhear = onClockAheadChange(() => {
      if (!isUsed.current) setDrawnBy(clockNow());
    });
    return () => {
      stop.abort();
      unhear();
    };
  }, []);
  return drawnBy;
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
