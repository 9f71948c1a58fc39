import { use, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { HeldContext } from './heldPart.ts';

interface PeriodSelectProps {
  part: 'month' | 'year';
  /** Month from 0, or year. */
  value: string | number | undefined | null;
  options: readonly { value: number }[];
  onChange: (event: SyntheticEvent, value?: string | number | null) => void;
}

/** Chooses the month or the year that a calendar shows. The one that had the focus takes it again when it is drawn anew. */
export function PeriodSelect({ part, value, options, onChange }: PeriodSelectProps) {
  const held = use(HeldContext);
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    if (held.current === part) select.current?.focus();
  }, [held, part]);
  return (
    <select
      ref={select}
      className="st-calendar__period"
      data-part={part}
      aria-label={part === 'month' ? 'Tháng' : 'Năm'}
      value={value ?? ''}
      onChange={(event) => onChange(event, event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {part === 'month' ? `Tháng ${option.value + 1}` : option.value}
        </option>
      ))}
    </select>
  );
}
