import { use, useLayoutEffect, useRef } from 'react';
import { HeldContext } from './heldPart.ts';

interface DayMarkProps {
  /** Its figure. */
  day: number;
  /** The day in words; begins with its figure. */
  name: string;
  /** The keyboard stands on it. */
  isActive: boolean;
}

/** The figure of a day. The table around it is a new one each time it is drawn: the day that had the focus takes it again. */
export function DayMark({ day, name, isActive }: DayMarkProps) {
  const held = use(HeldContext);
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const button = mark.current?.closest<HTMLElement>('.st-calendar__day');
    if (!button) return;
    button.tabIndex = isActive ? 0 : -1;
    if (isActive && held.current === 'day') button.focus();
  }, [isActive, held]);
  return (
    <>
      <span ref={mark} aria-hidden="true">
        {day}
      </span>
      <span className="st-visually-hidden">{name}</span>
    </>
  );
}
