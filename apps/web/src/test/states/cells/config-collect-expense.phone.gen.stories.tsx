// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Cấu hình thu chi',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/config-collect-expense', 'Loading') };
export const Failed = { name: 'Lỗi', ...inState('/config-collect-expense', 'Failed') };
export const NoPermission = { name: 'Không có quyền', ...inState('/config-collect-expense', 'NoPermission') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/config-collect-expense', 'Offline') };
