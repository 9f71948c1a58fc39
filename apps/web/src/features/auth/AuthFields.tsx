import { PasswordField, PhoneField, TextField } from '@so-the/ui';
import type { ReactNode } from 'react';
import { useFormField, type FormFieldOptions } from '../../kit/form/useFormField.ts';

interface AuthFieldOptions extends FormFieldOptions<string, string> {
  /** What a password manager or the browser may fill in. */
  autoComplete?: string;
  /** Help under the field. */
  hint?: ReactNode;
}

/** A line of text of the form around it. */
export function AuthText({ autoComplete, hint, ...options }: AuthFieldOptions) {
  const { value, ...bound } = useFormField<string>(options);
  return <TextField autoComplete={autoComplete} hint={hint} {...bound} value={value ?? ''} />;
}

/** A phone number of the form around it. */
export function AuthPhone(options: FormFieldOptions<string, string>) {
  const { value, ...bound } = useFormField<string>(options);
  return <PhoneField {...bound} value={value ?? ''} />;
}

interface AuthPasswordOptions extends AuthFieldOptions {
  autoComplete: 'current-password' | 'new-password';
}

/** A password of the form around it. */
export function AuthPassword({ autoComplete, hint, ...options }: AuthPasswordOptions) {
  const { value, ...bound } = useFormField<string>(options);
  return <PasswordField autoComplete={autoComplete} hint={hint} {...bound} value={value ?? ''} />;
}
