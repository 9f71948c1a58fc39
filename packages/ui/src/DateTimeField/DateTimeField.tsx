import { Calendar } from '../Calendar/Calendar.tsx';
import { CalendarButton } from '../Calendar/CalendarButton.tsx';
import { DraftField } from '../Field/DraftField.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useDraftText } from '../Field/useDraftText.ts';
import { momentText } from './momentText.ts';

/** Props of {@link DateTimeField}; the value is ISO with Vietnam's offset (2026-11-20T09:00:00+07:00) or null when empty. */
export interface DateTimeFieldProps extends FieldProps<string | null> {
  /** Clock time given to a picked day while the field is empty. Default "08:00". */
  defaultTime?: string;
}

/**
 * A day with a clock time in Vietnam, typed or picked; picking a day keeps the time. Typed without a year it is of this year,
 * a time alone is of the day that stands there, else of today. Refuses what does not exist.
 */
export function DateTimeField({ value, onChange, defaultTime = '08:00', ...props }: DateTimeFieldProps) {
  const draft = useDraftText(value, onChange, momentText(value));
  const day = value?.slice(0, 10) ?? null;
  const time = value?.slice(11, 16) ?? defaultTime;
  return (
    <DraftField
      {...props}
      draft={draft}
      inputMode="text"
      placeholder="DD/MM/YYYY HH:mm"
      end={
        <CalendarButton label={props.label.toLowerCase()} disabled={props.disabled || props.readOnly}>
          {(close) => (
            <Calendar
              chosen={{ from: day, to: day }}
              onPick={(picked) => {
                onChange(`${picked}T${time}:00+07:00`);
                close();
              }}
            />
          )}
        </CalendarButton>
      }
    />
  );
}
