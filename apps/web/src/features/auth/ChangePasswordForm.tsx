import type { Args } from '@so-the/api-client';
import { Button, toast } from '@so-the/ui';
import { FormProvider } from 'react-hook-form';
import { useChangePasswordMutation } from '../../api/userApi.ts';
import { endSession } from '../../session/session.ts';
import { AuthPassword } from './AuthFields.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useAuthForm } from './useAuthForm.ts';

type ChangePasswordValues = Args<'changePassword'>['body'];

const EMPTY: ChangePasswordValues = { OldPassword: '', NewPassword: '', ConfirmPassword: '' };

/** Old, new and repeated password. On success the storage is cleared and the user goes to the login. */
export function ChangePasswordForm() {
  const [changePassword] = useChangePasswordMutation();
  const { form, submit, sending } = useAuthForm<ChangePasswordValues>(EMPTY, async (body) => {
    await changePassword({ body }).unwrap();
    toast.success('Đổi mật khẩu thành công');
    endSession('passwordChanged');
  });
  return (
    <FormProvider {...form}>
      <form className="auth__form" noValidate onSubmit={(event) => void submit(event)}>
        <AuthPassword name="OldPassword" label="Mật khẩu hiện tại" autoComplete="current-password" required />
        <NewPasswordFields name="NewPassword" label="Mật khẩu mới" />
        <Button type="submit" variant="primary" size="large" loading={sending}>
          Đổi mật khẩu
        </Button>
      </form>
    </FormProvider>
  );
}
