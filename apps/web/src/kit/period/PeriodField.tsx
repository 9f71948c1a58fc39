import { useState } from 'react';
import { DateRangeField, type DateRange } from '@so-the/ui';
import type { Period } from './period.ts';

/** Props of {@link PeriodField}. */
export interface PeriodFieldProps {
  /** Names the period: "Ngày hẹn". */
  label: string;
  /** Keeps the label for screen readers only, for a list's filters. Default true. */
  hideLabel?: boolean;
  value: Period;
  /** Gets the next whole period: both ends readable, in order. */
  onChange: (period: Period) => void;
}

/** A period that always has both ends: what is half typed stays in the field until it means something. */
export function PeriodField({ label, hideLabel = true, value, onChange }: PeriodFieldProps) {
  const [draft, setDraft] = useState<{ over: string; range: DateRange }>();
  const key = `${value.from}/${value.to}`;
  const change = (range: DateRange) => {
    const { from, to } = range;
    setDraft({ over: key, range });
    if (from !== null && to !== null && from <= to && `${from}/${to}` !== key) onChange({ from, to });
  };
  const shown = draft?.over === key ? draft.range : value;
  return <DateRangeField label={label} hideLabel={hideLabel} value={shown} onChange={change} />;
}
