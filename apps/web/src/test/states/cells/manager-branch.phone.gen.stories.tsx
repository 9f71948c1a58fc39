// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Cửa hàng',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/manager/branch', 'Loading') };
export const Failed = { name: 'Lỗi', ...inState('/manager/branch', 'Failed') };
export const NoPermission = { name: 'Không có quyền', ...inState('/manager/branch', 'NoPermission') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/manager/branch', 'Offline') };
