// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Hợp đồng đối tác',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/contract/partner', 'Loading') };
export const Empty = { name: 'Trống', ...inState('/contract/partner', 'Empty') };
export const Failed = { name: 'Lỗi', ...inState('/contract/partner', 'Failed') };
export const NoPermission = { name: 'Không có quyền', ...inState('/contract/partner', 'NoPermission') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/contract/partner', 'Offline') };
