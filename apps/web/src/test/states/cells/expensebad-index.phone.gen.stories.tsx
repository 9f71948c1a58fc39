// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Chi phí xấu',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/expensebad/index', 'Loading') };
export const Empty = { name: 'Trống', ...inState('/expensebad/index', 'Empty') };
export const Failed = { name: 'Lỗi', ...inState('/expensebad/index', 'Failed') };
export const NoPermission = { name: 'Không có quyền', ...inState('/expensebad/index', 'NoPermission') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/expensebad/index', 'Offline') };
