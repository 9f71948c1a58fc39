import { DraftField } from '../Field/DraftField.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useDraftText, type TextForm } from '../Field/useDraftText.ts';
import { formatDate, parseDate } from '../format/date.ts';

/** Props of {@link DateField}; the value is an ISO business date (2026-08-31) or null when empty. */
export interface DateFieldProps extends FieldProps<string | null> {
  /** First day taken, ISO. */
  min?: string;
  /** Last day taken, ISO. */
  max?: string;
}

const DAY: TextForm<string> = {
  format: (value) => (value === null ? '' : formatDate(value)),
  parse: parseDate,
  message: 'Ngày không hợp lệ, nhập dạng 31/08/2026',
};

/** A day, typed straight through (31/08/2026 or 31082026) or picked. Refuses days that do not exist. */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  const draft = useDraftText(value, onChange, DAY);
  return <DraftField {...props} draft={draft} inputMode="numeric" placeholder="DD/MM/YYYY" />;
}
