import { PageHeader } from '@so-the/ui';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import './auth.css';

/** /changepassword: afterwards the user logs in anew (specification §4). */
export function ChangePasswordScreen() {
  return (
    <>
      <PageHeader title="Đổi mật khẩu" description="Sau khi đổi, bạn cần đăng nhập lại bằng mật khẩu mới." />
      <section className="auth__page">
        <ChangePasswordForm />
      </section>
    </>
  );
}
