// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Lịch hẹn',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/schedule-payment', 'Loading') };
export const Empty = { name: 'Trống', ...inState('/schedule-payment', 'Empty') };
export const Failed = { name: 'Lỗi', ...inState('/schedule-payment', 'Failed') };
export const NoPermission = { name: 'Không có quyền', ...inState('/schedule-payment', 'NoPermission') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/schedule-payment', 'Offline') };
