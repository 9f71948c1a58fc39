import { DateRangeField, type DateRange } from '@so-the/ui';
import { isInOrder, useHeldRange } from './useHeldRange.ts';

/** Props of {@link OpenPeriodField}. */
export interface OpenPeriodFieldProps {
  /** Names the period: "Ngày hẹn"; for screen readers only. */
  label: string;
  value: DateRange;
  /** Gets the next period; either side may be open, its end is never before its beginning. */
  onChange: (period: DateRange) => void;
}

/** The days of a list that either side may leave open. */
export function OpenPeriodField({ label, value, onChange }: OpenPeriodFieldProps) {
  const [shown, change] = useHeldRange(value, isInOrder, onChange);
  return <DateRangeField label={label} hideLabel value={shown} onChange={change} />;
}
