// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Thu chi công ty',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/thu-chi-cong-ty', 'Loading') };
export const Empty = { name: 'Trống', ...inState('/thu-chi-cong-ty', 'Empty') };
export const Failed = { name: 'Lỗi', ...inState('/thu-chi-cong-ty', 'Failed') };
export const NoPermission = { name: 'Không có quyền', ...inState('/thu-chi-cong-ty', 'NoPermission') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/thu-chi-cong-ty', 'Offline') };
