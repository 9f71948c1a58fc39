// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Trang chủ',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/', 'Loading') };
export const Empty = { name: 'Trống', ...inState('/', 'Empty') };
export const Many = { name: 'Nhiều dòng', ...inState('/', 'Many') };
export const LongText = { name: 'Chữ dài', ...inState('/', 'LongText') };
export const Failed = { name: 'Lỗi', ...inState('/', 'Failed') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/', 'Offline') };
