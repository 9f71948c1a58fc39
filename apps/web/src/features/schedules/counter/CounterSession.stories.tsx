import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LOADS, logInAgain } from '../../../test/logInAgain.ts';
import { endFaults } from '../../../test/storyApp.ts';
import { withWholeApp } from '../../../test/withApp.tsx';
import { SchedulesScreen } from '../SchedulesScreen.tsx';

const meta = {
  title: 'Màn hình/Phục vụ khách khi phiên hết hạn',
  component: SchedulesScreen,
  decorators: [
    withWholeApp({ at: '/schedule-payment?mode=list&open=new', faults: { status: 401, match: 'saveCard' } }),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SchedulesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Khách đã lưu, phiên hết hạn trước khi lưu thẻ: đăng nhập lại thì khách đã lưu là khách đang chọn, không bị tạo lần nữa. */
export const EndsBetweenTwoSteps: Story = {
  name: 'Giữa hai bước lưu',
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
    await waitFor(
      () => expect(again.getByRole('combobox', { name: /^Điện thoại, tên/ })).toHaveValue('Lê Thị Mai'),
      LOADS,
    );
    await expect(again.queryByLabelText(/^Họ tên/)).toBeNull();
    await expect(again.getByLabelText(/^4 số cuối/)).toHaveValue('4821');
    await userEvent.click(again.getByRole('button', { name: 'Lưu lịch' }));
    await waitFor(() => expect(document.querySelector('tr[data-lit]')).toHaveTextContent('Lê Thị Mai'), LOADS);
  },
};
