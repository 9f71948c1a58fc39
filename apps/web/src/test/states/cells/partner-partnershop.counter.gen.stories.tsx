// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Phí đối tác theo cửa hàng',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/partner/partnershop', 'Loading') };
export const Empty = { name: 'Trống', ...inState('/partner/partnershop', 'Empty') };
export const Failed = { name: 'Lỗi', ...inState('/partner/partnershop', 'Failed') };
export const NoPermission = { name: 'Không có quyền', ...inState('/partner/partnershop', 'NoPermission') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/partner/partnershop', 'Offline') };
