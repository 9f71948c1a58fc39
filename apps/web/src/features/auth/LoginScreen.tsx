import { Link } from 'react-router-dom';
import { PUBLIC_PATHS } from '../../kit/places/paths.ts';
import { useConfig } from '../../lib/config/config.ts';
import { managementOrigin } from '../../lib/managementLink.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { LoginForm } from './LoginForm.tsx';

/** /login (specification §2). */
export function LoginScreen() {
  const { managementUrl } = useConfig();
  const management = managementOrigin(managementUrl);
  return (
    <AuthFrame title="Đăng nhập hệ thống">
      <LoginForm />
      <div className="auth__foot">
        <Link to={PUBLIC_PATHS.register}>Chưa có tài khoản? Đăng ký ngay</Link>
        {management && (
          <a className="auth__external" href={management} target="_blank" rel="noopener noreferrer">
            Trang quản lý
          </a>
        )}
      </div>
    </AuthFrame>
  );
}
