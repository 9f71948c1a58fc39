import { formatDate, Icon, INVALID_DATE, Menu, type MenuItem } from '@so-the/ui';
import { PATHS } from '../../kit/places/paths.ts';
import { readAppearance, writeAppearance, type Density } from '../../session/appearance.ts';
import { endSession } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { openKeySheet } from './keySheetStore.ts';
import { themes } from './themes.ts';
import { MANAGEMENT, useManagement } from './useManagement.ts';

const DENSITIES: readonly (readonly [Density, string])[] = [
  ['normal', 'Thường'],
  ['compact', 'Gọn'],
];

/** Props of {@link UserMenu}. */
export interface UserMenuProps {
  /** It leads to the management site too: the bar has no room for that. */
  isPhone: boolean;
}

/** Who is logged in and until when, the password, how the app looks on this device, and the way out. */
export function UserMenu({ isPhone }: UserMenuProps) {
  const { user } = useSession();
  const manage = useManagement();
  return (
    <Menu
      label={`Tài khoản ${user.UserName}`}
      variant="ghost"
      align="end"
      header={
        <div className="shell__user">
          <strong>{user.FullName}</strong>
          <span>{user.UserName}</span>
          <span>Hạn sử dụng: {formatDate(user.ExpiredDate, INVALID_DATE)}</span>
        </div>
      }
      items={() => [
        { label: 'Đổi mật khẩu', icon: 'key', href: PATHS.changePassword },
        ...(isPhone && manage ? [{ label: MANAGEMENT, icon: 'external' as const, onSelect: manage }] : []),
        ...appearanceLines(),
        { label: 'Phím tắt (?)', icon: 'book', separated: true, onSelect: openKeySheet },
        { label: 'Đăng xuất', icon: 'logout', separated: true, onSelect: () => endSession('logout') },
      ]}
    >
      <Icon name="person" />
      <span className="shell__user-name">{user.UserName}</span>
    </Menu>
  );
}

function appearanceLines(): MenuItem[] {
  const kept = readAppearance();
  return [
    ...themes.map(([theme, label]) => ({
      id: `theme-${theme}`,
      label,
      group: 'Giao diện',
      checked: theme === kept.theme,
      onSelect: () => writeAppearance({ ...kept, theme }),
    })),
    ...DENSITIES.map(([density, label]) => ({
      id: `density-${density}`,
      label,
      group: 'Mật độ',
      checked: density === kept.density,
      onSelect: () => writeAppearance({ ...kept, density }),
    })),
  ];
}
