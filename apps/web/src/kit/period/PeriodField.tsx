import { DateRangeField, type DateRange } from '@so-the/ui';
import type { Period } from './period.ts';
import { isInOrder, useHeldRange } from './useHeldRange.ts';

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
  const [shown, change] = useHeldRange(
    value,
    (range) => isWhole(range) && isInOrder(range),
    (range) => onChange(range as Period),
  );
  return <DateRangeField label={label} hideLabel={hideLabel} value={shown} onChange={change} />;
}

function isWhole({ from, to }: DateRange): boolean {
  return from !== null && to !== null;
}
