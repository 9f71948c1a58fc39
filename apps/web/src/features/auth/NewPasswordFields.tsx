import { useFormContext, useWatch } from 'react-hook-form';
import { newPasswordFault } from '../../lib/passwordStrength.ts';
import { AuthPassword } from './AuthFields.tsx';
import { StrengthBar } from './StrengthBar.tsx';

/** Props of {@link NewPasswordFields}. */
export interface NewPasswordFieldsProps {
  /** Field of the new password. Its repetition is always `ConfirmPassword`. */
  name: 'Password' | 'NewPassword';
  label: string;
}

/** A new password with its strength, and its repetition. */
export function NewPasswordFields({ name, label }: NewPasswordFieldsProps) {
  const { getValues } = useFormContext<Record<string, string>>();
  const password = useWatch<Record<string, string>>({ name }) ?? '';
  return (
    <>
      <AuthPassword
        name={name}
        label={label}
        autoComplete="new-password"
        required
        rule={newPasswordFault}
        hint={password && <StrengthBar password={password} />}
      />
      <AuthPassword
        name="ConfirmPassword"
        label="Nhập lại mật khẩu"
        autoComplete="new-password"
        required
        rule={(repeated) => (repeated === getValues(name) ? undefined : 'Mật khẩu nhập lại không khớp')}
      />
    </>
  );
}
