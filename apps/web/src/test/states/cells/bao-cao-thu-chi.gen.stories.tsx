// Written by `npm run generate` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/Báo cáo thu chi',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

export const LongText = { name: 'Chữ dài', ...inState('/bao-cao-thu-chi', 'LongText') };
