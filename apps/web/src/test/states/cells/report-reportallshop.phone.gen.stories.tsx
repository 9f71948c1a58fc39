// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Báo cáo tất cả cửa hàng',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/report/reportallshop', 'Loading') };
export const Failed = { name: 'Lỗi', ...inState('/report/reportallshop', 'Failed') };
export const NoPermission = { name: 'Không có quyền', ...inState('/report/reportallshop', 'NoPermission') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/report/reportallshop', 'Offline') };
