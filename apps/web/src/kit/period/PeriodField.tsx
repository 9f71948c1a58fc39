import { useState } from 'react';
import { DateRangeField, type DateRange } from '@so-the/ui';
import type { Period } from './period.ts';

/** Props of {@link PeriodField}. */
export interface PeriodFieldProps {
  /** Names the period: "Ngày hẹn". */
  label: string;
  value: Period;
  /** Gets the next whole period: both ends readable, in order. */
  onChange: (period: Period) => void;
}

/** A period that always has both ends: what is half typed stays in the field until it means something. */
export function PeriodField({ label, value, onChange }: PeriodFieldProps) {
  const [draft, setDraft] = useState<{ over: string; range: DateRange }>();
  const key = `${value.from}/${value.to}`;
  const change = (range: DateRange) => {
    const { from, to } = range;
    setDraft({ over: key, range });
    if (from !== null && to !== null && from <= to && `${from}/${to}` !== key) onChange({ from, to });
  };
  return <DateRangeField label={label} hideLabel value={draft?.over === key ? draft.range : value} onChange={change} />;
}
