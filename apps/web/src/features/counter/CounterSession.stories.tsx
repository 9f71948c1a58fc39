import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { askAs } from '../../test/askEngine.ts';
import { LOADS, logInAgain } from '../../test/logInAgain.ts';
import { endFaults, shownEngine } from '../../test/storyApp.ts';
import { withWholeApp } from '../../test/withApp.tsx';
import { AppointmentsScreen } from '../../app/AppointmentsScreen.tsx';

const meta = {
  title: 'Màn hình/Phục vụ khách khi phiên hết hạn',
  component: AppointmentsScreen,
  decorators: [
    withWholeApp({
      at: '/schedule-payment?mode=list&open=new',
      faults: [{ match: { operationId: 'createSchedule' }, kind: 'answer', status: 401 }],
    }),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Phiên hết hạn lúc lưu: chưa có khách nào được lưu; đăng nhập lại thì mọi thứ đã gõ còn nguyên, bấm lưu là xong. */
export const EndsWhileSaving: Story = {
  name: 'Lúc lưu',
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Phục vụ khách' }, LOADS));
    await userEvent.type(await form.findByRole('combobox', { name: /^Điện thoại, tên/ }), '0912000555{Enter}');
    await waitFor(() => expect(form.getByLabelText(/^Họ tên/)).toHaveFocus(), LOADS);
    await userEvent.keyboard('lê thị mai{Tab}499999{Tab}4821{Tab}techc{Tab}');
    await userEvent.type(form.getByLabelText(/^Ngày đến hạn/), '25');
    await userEvent.type(form.getByLabelText(/^Số tiền/), '30tr');
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    await canvas.findByLabelText('Tài khoản', undefined, LOADS);
    endFaults();
    await logInAgain(canvas);
    const again = within(await canvas.findByRole('dialog', { name: 'Phục vụ khách' }, LOADS));
    await expect(await again.findByText(/^Đã khôi phục nội dung/, undefined, LOADS)).toBeVisible();
    await expect(askAs(shownEngine(), 'chushop', 'searchCustomers', { GeneralSearch: '0912000555' })).toEqual([]);
    await expect(again.getByLabelText(/^Họ tên/)).toHaveValue('Lê Thị Mai');
    await expect(again.getByLabelText(/^4 số cuối/)).toHaveValue('4821');
    await userEvent.click(again.getByRole('button', { name: 'Lưu lịch' }));
    await waitFor(() => expect(document.querySelector('tr[data-lit]')).toHaveTextContent('Lê Thị Mai'), LOADS);
  },
};
