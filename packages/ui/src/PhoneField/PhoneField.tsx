import { DraftField } from '../Field/DraftField.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useDraftText } from '../Field/useDraftText.ts';
import { phoneText } from '../format/fieldTexts.ts';

/** Props of {@link PhoneField}; the value is a number as 0xxxxxxxxx, or '' when empty. */
export type PhoneFieldProps = FieldProps<string>;

/** A Vietnamese phone number; +84, spaces and dots are taken and normalised (domain §5). */
export function PhoneField({ value, onChange, ...props }: PhoneFieldProps) {
  const draft = useDraftText(value === '' ? null : value, (next) => onChange(next ?? ''), phoneText);
  return <DraftField {...props} draft={draft} inputMode="tel" autoComplete="off" />;
}
