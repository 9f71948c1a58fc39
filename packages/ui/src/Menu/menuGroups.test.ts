import { expect, it } from 'vitest';
import { menuGroups } from './menuGroups.ts';

it('puts neighbours of one group together and keeps the order of the lines', () => {
  const items = [
    { label: 'Đổi mật khẩu' },
    { label: 'Sáng', group: 'Giao diện' },
    { label: 'Tối', group: 'Giao diện' },
    { label: 'Gọn', group: 'Mật độ' },
    { label: 'Đăng xuất' },
  ];
  expect(menuGroups(items).map(({ heading, lines }) => [heading, lines.map(({ label }) => label)])).toEqual([
    [undefined, ['Đổi mật khẩu']],
    ['Giao diện', ['Sáng', 'Tối']],
    ['Mật độ', ['Gọn']],
    [undefined, ['Đăng xuất']],
  ]);
});
