import { DraftField } from '../Field/DraftField.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useDraftText, type TextForm } from '../Field/useDraftText.ts';
import { formatDateTime, parseDateTime } from '../format/date.ts';

/** Props of {@link DateTimeField}; the value is ISO with Vietnam's offset (2026-11-20T09:00:00+07:00) or null when empty. */
export interface DateTimeFieldProps extends FieldProps<string | null> {
  /** First day taken, ISO date. */
  min?: string;
  /** Last day taken, ISO date. */
  max?: string;
}

const MOMENT: TextForm<string> = {
  format: (value) => (value === null ? '' : formatDateTime(value)),
  parse: parseDateTime,
  message: 'Ngày giờ không hợp lệ, nhập dạng 31/08/2026 14:30',
};

/** A day with a clock time in Vietnam. Refuses days and times that do not exist. */
export function DateTimeField({ value, onChange, ...props }: DateTimeFieldProps) {
  const draft = useDraftText(value, onChange, MOMENT);
  return <DraftField {...props} draft={draft} inputMode="numeric" placeholder="DD/MM/YYYY HH:mm" />;
}
