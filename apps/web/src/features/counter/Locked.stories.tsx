import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closeToday, TODAY_LOCKED } from '../../test/closeToday.ts';
import { withApp } from '../../test/withApp.tsx';
import { AppointmentsScreen } from '../../app/AppointmentsScreen.tsx';

const meta = {
  title: 'Màn hình/Lịch hẹn/Phục vụ khách, sổ đã khóa',
  component: AppointmentsScreen,
  decorators: [withApp({ at: '/schedule-payment?mode=list&open=new', prepare: closeToday })],
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sổ của hôm nay đã khóa: quầy nói ngay khi mở, trước khi gõ gì. */
export const TodayLocked: Story = {
  name: 'Sổ hôm nay đã khóa',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const counter = within(await canvas.findByRole('dialog', { name: 'Phục vụ khách' }));
    await expect(await counter.findByText(TODAY_LOCKED)).toBeVisible();
  },
};
