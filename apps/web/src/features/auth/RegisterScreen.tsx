import { Link } from 'react-router';
import { AuthFrame } from './AuthFrame.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** /register: a new shop and its owner. */
export function RegisterScreen() {
  return (
    <AuthFrame title="Đăng ký cửa hàng">
      <RegisterForm />
      <div className="auth__foot">
        <Link to="/login">Đã có tài khoản? Đăng nhập</Link>
      </div>
    </AuthFrame>
  );
}
