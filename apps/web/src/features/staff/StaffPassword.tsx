import { PasswordField } from '@so-the/ui';
import { useFormField } from '../../kit/form/useFormField.ts';
import type { FieldRule } from '../../kit/form/fieldRules.ts';

/** Props of {@link StaffPassword}. */
export interface StaffPasswordProps {
  /** Somebody new needs one; for everybody else an empty field leaves the old one. */
  isNew: boolean;
  rule: FieldRule<string>;
}

/** The password somebody logs in with first, or a new one for who forgot it. */
export function StaffPassword({ isNew, rule }: StaffPasswordProps) {
  const { value, ...field } = useFormField<string>({
    name: 'Password',
    label: isNew ? 'Mật khẩu' : 'Mật khẩu mới',
    required: isNew,
    rule,
  });
  return (
    <PasswordField
      {...field}
      value={value ?? ''}
      autoComplete="new-password"
      hint={isNew ? 'Ít nhất 8 ký tự, có chữ và số' : 'Để trống nếu không đổi'}
    />
  );
}
