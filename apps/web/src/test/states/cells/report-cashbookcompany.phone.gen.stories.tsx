// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Sổ quỹ công ty',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/report/cashbookcompany', 'Loading') };
export const Empty = { name: 'Trống', ...inState('/report/cashbookcompany', 'Empty') };
export const Failed = { name: 'Lỗi', ...inState('/report/cashbookcompany', 'Failed') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/report/cashbookcompany', 'Offline') };
