import { DateField } from '../DateField/DateField.tsx';
import { datePresets, type DateRange } from '../format/dateRange.ts';
import './DateRangeField.css';

/** Props of {@link DateRangeField}. */
export interface DateRangeFieldProps {
  /** Names the period: "Ngày hẹn". */
  label: string;
  /** Keeps the label for screen readers only. Default false. */
  hideLabel?: boolean;
  /** Both days are included; null leaves a side open. */
  value: DateRange;
  /** Called with each new period. */
  onChange: (value: DateRange) => void;
  /** What is wrong, in Vietnamese. */
  error?: string;
  /** Takes the field out of use. Default false. */
  disabled?: boolean;
}

/** A period between two days, with the usual periods one press away. Refuses an end before its beginning. */
export function DateRangeField({ label, hideLabel = false, value, onChange, error, disabled }: DateRangeFieldProps) {
  const swapped = value.from !== null && value.to !== null && value.from > value.to;
  return (
    <fieldset className="st-date-range" disabled={disabled}>
      <legend className={hideLabel ? 'st-visually-hidden' : 'st-date-range__label'}>{label}</legend>
      <div className="st-date-range__days">
        <DateField label="Từ ngày" value={value.from} onChange={(from) => onChange({ ...value, from })} />
        <DateField
          label="Đến ngày"
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
          error={swapped ? 'Đến ngày phải sau từ ngày' : error}
        />
      </div>
      <div className="st-date-range__presets">
        {datePresets().map((preset) => (
          <button key={preset.label} type="button" onClick={() => onChange(preset.range)}>
            {preset.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
