import { formatDate, Icon, Menu } from '@so-the/ui';
import { endSession } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';

/** Who is logged in and until when, the password, and the way out. */
export function UserMenu() {
  const { user } = useSession();
  return (
    <Menu
      label={`Tài khoản ${user.UserName}`}
      variant="ghost"
      align="end"
      header={
        <div className="shell__user">
          <strong>{user.FullName}</strong>
          <span>{user.UserName}</span>
          <span>Hạn sử dụng: {formatDate(user.ExpiredDate)}</span>
        </div>
      }
      items={[
        { label: 'Đổi mật khẩu', icon: 'key', href: '/changepassword' },
        { label: 'Đăng xuất', icon: 'logout', separated: true, onSelect: () => endSession('logout') },
      ]}
    >
      <Icon name="person" />
      <span className="shell__user-name">{user.UserName}</span>
    </Menu>
  );
}
