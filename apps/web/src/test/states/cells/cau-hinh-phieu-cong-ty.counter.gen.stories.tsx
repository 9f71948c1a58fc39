// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Cấu hình phiếu công ty',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Loading = { name: 'Đang tải', ...inState('/cau-hinh-phieu-cong-ty', 'Loading') };
export const Failed = { name: 'Lỗi', ...inState('/cau-hinh-phieu-cong-ty', 'Failed') };
export const NoPermission = { name: 'Không có quyền', ...inState('/cau-hinh-phieu-cong-ty', 'NoPermission') };
export const Offline = { name: 'Ngoại tuyến', ...inState('/cau-hinh-phieu-cong-ty', 'Offline') };
