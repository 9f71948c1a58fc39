// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Tài khoản ngân hàng',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/manager/bankcard', 'Loading') };
export const Empty = { name: 'Trống', ...inState('/manager/bankcard', 'Empty') };
export const Failed = { name: 'Lỗi', ...inState('/manager/bankcard', 'Failed') };
export const NoPermission = { name: 'Không có quyền', ...inState('/manager/bankcard', 'NoPermission') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/manager/bankcard', 'Offline') };
