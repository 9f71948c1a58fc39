import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { walk } from '../walk.ts';

const meta = {
  title: 'Màn hình/Biểu mẫu bản ghi/Thẻ',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!dev', '!autodocs'],
} satisfies Meta;
export default meta;

export const FilledIn = { name: 'Điền bằng bàn phím', ...walk('/cards?edit=new') };
