import { DraftField } from '../Field/DraftField.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useDraftText, type TextForm } from '../Field/useDraftText.ts';
import { isPhone, normalisePhone } from '../format/phone.ts';

/** Props of {@link PhoneField}; the value is a number as 0xxxxxxxxx, or '' when empty. */
export type PhoneFieldProps = FieldProps<string>;

const PHONE: TextForm<string> = {
  format: (value) => value ?? '',
  parse: (text) => {
    if (text.trim() === '') return { ok: true, value: null };
    return isPhone(text) ? { ok: true, value: normalisePhone(text) } : { ok: false };
  },
  message: () => 'Số điện thoại không hợp lệ',
};

/** A Vietnamese phone number; +84, spaces and dots are taken and normalised (domain §5). */
export function PhoneField({ value, onChange, ...props }: PhoneFieldProps) {
  const draft = useDraftText(value === '' ? null : value, (next) => onChange(next ?? ''), PHONE);
  return <DraftField {...props} draft={draft} inputMode="tel" autoComplete="off" />;
}
