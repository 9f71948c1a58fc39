// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Báo cáo công nợ đối tác',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/bao-cao-cong-no-doi-tac', 'Loading') };
export const Empty = { name: 'Trống', ...inState('/bao-cao-cong-no-doi-tac', 'Empty') };
export const Failed = { name: 'Lỗi', ...inState('/bao-cao-cong-no-doi-tac', 'Failed') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/bao-cao-cong-no-doi-tac', 'Offline') };
