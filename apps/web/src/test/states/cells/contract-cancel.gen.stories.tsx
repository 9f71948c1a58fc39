// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Đơn cảnh báo',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const Many = { name: 'Nhiều dòng', ...inState('/contract-cancel', 'Many') };
export const LongText = { name: 'Chữ dài', ...inState('/contract-cancel', 'LongText') };
