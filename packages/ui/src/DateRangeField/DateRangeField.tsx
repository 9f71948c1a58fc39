import { useId, useState } from 'react';
import { Calendar } from '../Calendar/Calendar.tsx';
import { CalendarButton } from '../Calendar/CalendarButton.tsx';
import { useControlRef } from '../Field/controlRef.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { datePresets, type DateRange } from '../format/dateRange.ts';
import { marksOf, type PartProps } from '../Part/partProps.ts';
import { DayInput } from './DayInput.tsx';
import '../Field/control.css';
import '../Field/Field.css';
import './DateRangeField.css';

/** Props of {@link DateRangeField}. */
export interface DateRangeFieldProps extends PartProps<HTMLInputElement> {
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

/**
 * A period between two days, typed or picked, with the usual periods at hand. Says in words when its end is before its beginning or a
 * day cannot be read; what was read last then holds on.
 */
export function DateRangeField({
  label,
  hideLabel = false,
  value,
  onChange,
  error,
  disabled = false,
  ...rest
}: DateRangeFieldProps) {
  const id = useId();
  const first = useControlRef<HTMLInputElement>(rest);
  const swapped = value.from !== null && value.to !== null && value.from > value.to;
  const [unreadable, setUnreadable] = useState<{ from?: string; to?: string }>({});
  const problem = unreadable.from ?? unreadable.to ?? (swapped ? 'Từ ngày phải trước đến ngày' : error);
  const shared = {
    disabled,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? id : undefined,
  } as const;
  return (
    <fieldset {...marksOf(rest)} className="st-field st-date-range">
      <legend className={hideLabel ? 'st-visually-hidden' : 'st-field__label'}>{label}</legend>
      <div className="st-date-range__frame" data-invalid={problem !== undefined} data-disabled={disabled}>
        <DayInput
          {...shared}
          ref={first}
          label="Từ ngày"
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
          onProblem={(from) => setUnreadable((known) => ({ ...known, from }))}
        />
        <span aria-hidden="true">–</span>
        <DayInput
          {...shared}
          label="Đến ngày"
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
          onProblem={(to) => setUnreadable((known) => ({ ...known, to }))}
        />
        <CalendarButton label={label.toLowerCase()} disabled={disabled}>
          {(close) => <RangePanel value={value} onChange={onChange} onDone={close} />}
        </CalendarButton>
      </div>
      {problem && <FieldError id={id}>{problem}</FieldError>}
    </fieldset>
  );
}

interface RangePanelProps extends Pick<DateRangeFieldProps, 'value' | 'onChange'> {
  onDone: () => void;
}

function RangePanel({ value, onChange, onDone }: RangePanelProps) {
  const [first, setFirst] = useState<string | null>(null);
  const choose = (range: DateRange) => {
    onChange(range);
    onDone();
  };
  const pick = (day: string) => {
    if (first === null) setFirst(day);
    else choose(first <= day ? { from: first, to: day } : { from: day, to: first });
  };
  return (
    <div className="st-date-range__panel">
      <ul className="st-date-range__presets" aria-label="Khoảng thời gian hay dùng">
        {datePresets().map((preset) => (
          <li key={preset.label}>
            <button
              type="button"
              aria-pressed={preset.range.from === value.from && preset.range.to === value.to}
              onClick={() => choose(preset.range)}
            >
              {preset.label}
            </button>
          </li>
        ))}
      </ul>
      <Calendar chosen={first === null ? value : { from: first, to: null }} onPick={pick} todayButton={false} />
    </div>
  );
}
