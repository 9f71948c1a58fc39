import { Panel } from '@so-the/ui';

const ACCOUNTS = [
  { name: 'chushop', password: 'Chushop@123', who: 'Chủ ba cửa hàng' },
  { name: 'nhanvien', password: 'Nhanvien@123', who: 'Thu ngân một cửa hàng, ít menu' },
  { name: 'congty', password: 'Congty@123', who: 'Công ty, xem mọi cửa hàng' },
];

/** The accounts that every scenario has. */
export function AccountsPanel() {
  return (
    <Panel title="Tài khoản" flush>
      <ul className="console__list">
        {ACCOUNTS.map(({ name, password, who }) => (
          <li key={name} className="account">
            <code>{name}</code>
            <code>{password}</code>
            <span>{who}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
