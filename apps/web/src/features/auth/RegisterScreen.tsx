import { Link } from 'react-router-dom';
import { PUBLIC_PATHS } from '../../kit/places/paths.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** /register: a new shop and its owner. */
export function RegisterScreen() {
  return (
    <AuthFrame title="Đăng ký cửa hàng">
      <RegisterForm />
      <div className="auth__foot">
        <Link to={PUBLIC_PATHS.login}>Đã có tài khoản? Đăng nhập</Link>
      </div>
    </AuthFrame>
  );
}
