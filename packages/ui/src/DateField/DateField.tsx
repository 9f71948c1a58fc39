import { Calendar } from '../Calendar/Calendar.tsx';
import { CalendarButton } from '../Calendar/CalendarButton.tsx';
import { DraftField } from '../Field/DraftField.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useDraftText } from '../Field/useDraftText.ts';
import { dayText } from '../format/dayText.ts';

/** Props of {@link DateField}; the value is an ISO business date (2026-08-31) or null when empty. */
export interface DateFieldProps extends FieldProps<string | null> {
  /** First day taken, ISO. */
  min?: string;
  /** Last day taken, ISO. */
  max?: string;
}

/** A day, typed straight through (31/08/2026 or 31082026) or picked from a calendar. Refuses days that do not exist. */
export function DateField({ value, onChange, min, max, ...props }: DateFieldProps) {
  const draft = useDraftText(value, onChange, dayText(min, max));
  const fixed = props.disabled || props.readOnly;
  return (
    <DraftField
      {...props}
      draft={draft}
      inputMode="numeric"
      placeholder="DD/MM/YYYY"
      end={
        <CalendarButton label={props.label.toLowerCase()} disabled={fixed}>
          {(close) => (
            <Calendar
              chosen={{ from: value, to: value }}
              min={min}
              max={max}
              onPick={(day) => {
                onChange(day);
                close();
              }}
            />
          )}
        </CalendarButton>
      }
    />
  );
}
