import { Calendar } from '../Calendar/Calendar.tsx';
import { CalendarButton } from '../Calendar/CalendarButton.tsx';
import { DraftField } from '../Field/DraftField.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useDraftText, type TextForm } from '../Field/useDraftText.ts';
import { formatDateTime, parseDateTime, vietnamToday } from '../format/date.ts';

/** Props of {@link DateTimeField}; the value is ISO with Vietnam's offset (2026-11-20T09:00:00+07:00) or null when empty. */
export interface DateTimeFieldProps extends FieldProps<string | null> {
  /** Clock time given to a picked day while the field is empty. Default "08:00". */
  defaultTime?: string;
}

const MOMENT: TextForm<string> = {
  format: (value) => (value === null ? '' : formatDateTime(value)),
  parse: (text) => parseDateTime(text, Number(vietnamToday().slice(0, 4))),
  message: () => 'Ngày giờ không hợp lệ, nhập dạng 31/08/2026 14:30',
};

/** A day with a clock time in Vietnam, typed (without a year: of this year) or picked; picking a day keeps the time. Refuses what does not exist. */
export function DateTimeField({ value, onChange, defaultTime = '08:00', ...props }: DateTimeFieldProps) {
  const draft = useDraftText(value, onChange, MOMENT);
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
