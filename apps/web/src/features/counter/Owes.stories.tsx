import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formatMoney } from '@so-the/ui/format';
import { storyDebtor } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { AppointmentsScreen } from '../../app/AppointmentsScreen.tsx';

const debtor = storyDebtor();

const meta = {
  title: 'Màn hình/Lịch hẹn/Phục vụ khách, khách còn nợ',
  component: AppointmentsScreen,
  decorators: [withApp({ at: `/schedule-payment?mode=list&open=new&customerID=${debtor.PartyID}` })],
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Khách còn nợ: số nợ đứng ngay dưới tên và dẫn tới công nợ. */
export const Debtor: Story = {
  name: 'Còn nợ',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Phục vụ khách' }));
    const debt = await form.findByRole('link', { name: `Nợ ${formatMoney(debtor.Closing)}` });
    await expect(debt).toHaveAttribute('href', `/debt/customer?customerID=${debtor.PartyID}`);
  },
};
