import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import './auth.css';

/** /changepassword: afterwards the user logs in anew (specification §4). */
export function ChangePasswordScreen() {
  return (
    <section className="auth__page">
      <h1 className="auth__title">Đổi mật khẩu</h1>
      <ChangePasswordForm />
    </section>
  );
}
