// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Phân quyền',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/manager/permission', 'Loading') };
export const Failed = { name: 'Lỗi', ...inState('/manager/permission', 'Failed') };
export const NoPermission = { name: 'Không có quyền', ...inState('/manager/permission', 'NoPermission') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/manager/permission', 'Offline') };
