import { formatDate, Icon, Menu, toast, type MenuItem } from '@so-the/ui';
import { COPY_REFUSED } from '../../kit/list/chosen/copyRefused.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { readBuild } from '../../lib/build.ts';
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
          <span>Hạn sử dụng: {formatDate(user.ExpiredDate)}</span>
        </div>
      }
      items={() => [
        { label: 'Đổi mật khẩu', icon: 'key', href: PATHS.changePassword },
        ...(isPhone && manage ? [{ label: MANAGEMENT, icon: 'external' as const, onSelect: manage }] : []),
        ...appearanceLines(),
        { label: 'Phím tắt (?)', icon: 'book', separated: true, onSelect: openKeySheet },
        { label: 'Đăng xuất', icon: 'logout', separated: true, onSelect: () => endSession('logout') },
        buildLine(),
      ]}
    >
      <Icon name="person" />
      <span className="shell__user-name">{user.UserName}</span>
    </Menu>
  );
}

/** Whoever reports a fault says which build they look at. */
function buildLine(): MenuItem {
  const { commit, date } = readBuild();
  const build = date === '' ? commit : `${commit} · ${formatDate(date)}`;
  return {
    label: 'Sao chép số bản dựng',
    note: build,
    icon: 'comment',
    separated: true,
    onSelect: () => void copyBuild(build),
  };
}

async function copyBuild(build: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`Sổ Thẻ ${build}`);
    toast.success('Đã sao chép số bản dựng');
  } catch {
    toast.error(COPY_REFUSED);
  }
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
