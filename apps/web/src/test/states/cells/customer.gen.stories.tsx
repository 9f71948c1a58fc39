// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Khách hàng',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/customer', 'Loading') };
export const Empty = { name: 'Trống', ...inState('/customer', 'Empty') };
export const Many = { name: 'Nhiều dòng', ...inState('/customer', 'Many') };
export const LongText = { name: 'Chữ dài', ...inState('/customer', 'LongText') };
export const Failed = { name: 'Lỗi', ...inState('/customer', 'Failed') };
export const NoPermission = { name: 'Không có quyền', ...inState('/customer', 'NoPermission') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/customer', 'Offline') };
