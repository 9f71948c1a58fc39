import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../../test/canvas.ts';
import { seeToast } from '../../../test/seeToast.ts';
import { endFaults, setFaults } from '../../../test/storyApp.ts';
import { storyOrder } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { SchedulesScreen } from '../SchedulesScreen.tsx';

const known = storyOrder(0, ({ AppointmentDate }) => AppointmentDate < '2026-11-27');

const meta = {
  title: 'Màn hình/Lịch hẹn/Phục vụ khách',
  component: SchedulesScreen,
  decorators: [withApp({ at: '/schedule-payment?mode=list&open=new' })],
} satisfies Meta<typeof SchedulesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await expect(search(form)).toHaveFocus();
    await waitFor(() => expect(form.getByLabelText(/^Phí khách/)).not.toHaveValue(''));
  },
};

/** Giao dịch viên thấy phí dự kiến mà không thấy lợi nhuận. */
export const Cashier: Story = {
  name: 'Giao dịch viên phục vụ',
  parameters: { app: { as: 'nhanvien' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Phí dự kiến' })).toHaveTextContent('Hoa hồng');
    await expect(canvas.queryByText(/lợi nhuận/i)).toBeNull();
  },
};

/** Mỗi ô bắt buộc còn trống tự nói ra, hạn thẻ sai cũng vậy. */
export const WrongFields: Story = {
  name: 'Ô nhập sai',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    await expect(await canvas.findByText('Vui lòng chọn khách hàng')).toBeVisible();
    await expect(canvas.getByText('Vui lòng chọn thẻ')).toBeVisible();
    await expect(canvas.getByText('Vui lòng nhập số tiền')).toBeVisible();
  },
};

/** Gõ số điện thoại, Tab: khách, thẻ duy nhất hoặc danh sách thẻ, mức phí thường lệ đã có; con trỏ đứng ở ô còn trống. */
export const FoundByPhone: Story = {
  name: 'Tìm theo số điện thoại',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await userEvent.type(search(form), `${known.CustomerPhone}{Tab}`);
    await waitFor(() => expect(search(form)).toHaveValue(known.CustomerName));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^(Số tiền|Thẻ)/), { timeout: 3000 });
    await expect(form.getByLabelText(/^Phí khách/)).not.toHaveValue('');
  },
};

/** Bốn số cuối chọn cả khách lẫn thẻ; “Lưu lịch” cho thấy dòng mới được tô sáng trong danh sách. */
export const FoundByLastDigits: Story = {
  name: 'Tìm theo 4 số cuối thẻ',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await userEvent.type(search(form), known.CardLast4);
    await userEvent.click((await screen().findAllByRole('option', { name: last4Name }))[0] ?? document.body);
    await waitFor(() => expect(form.getByRole('combobox', { name: /^Thẻ/ })).toHaveDisplayValue(last4Name));
    await waitFor(() => expect(form.getByLabelText(/^Số tiền/)).toHaveFocus(), { timeout: 3000 });
    await userEvent.keyboard('12tr');
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    await seeToast('Thêm lịch hẹn thành công');
    await expect(screen().getByRole('button', { name: /^Mở HD\d+$/ })).toBeVisible();
    await waitFor(() => expect(document.querySelector('tr[data-lit]')).toHaveTextContent(known.CustomerName));
  },
};

/** Không thấy ai: số đã gõ thành khách mới, thẻ mới gõ ngay dưới; một lần bấm tạo khách, thẻ, lịch và bắt đầu đơn. */
export const NewCustomer: Story = {
  name: 'Khách mới, thẻ mới',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await typeNewcomer(form, '0912000333');
    await expect(form.getByLabelText(/^Họ tên/)).toHaveValue('Lê Thị Mai');
    await expect(form.getByLabelText(/^Chủ thẻ/)).toHaveValue('LE THI MAI');
    await expect(form.getByLabelText(/^Loại thẻ/)).toHaveDisplayValue('Visa');
    await expect(form.getByText(/^\d+\.\d{3} ₫$/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await screen().findByText(/^Đã mở \/contract\/\d+/, {}, { timeout: 5000 })).toBeVisible();
  },
};

/** Số điện thoại trùng khách khác thì nói tại ô; thẻ hỏng giữa chừng thì khách đã lưu vẫn còn, phần còn lại vẫn trong biểu mẫu. */
export const HalfSaved: Story = {
  name: 'Hỏng giữa chừng',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await typeNewcomer(form, '0912000444');
    setFaults({ drop: 'after', match: 'saveCard' });
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    const told = await form.findByText(/^Đã lưu khách hàng KH\d+ – Lê Thị Mai\. Phần còn lại chưa lưu/);
    await expect(told).toBeVisible();
    await waitFor(() => expect(search(form)).toHaveValue('Lê Thị Mai'));
    await expect(form.queryByLabelText(/^Họ tên/)).toBeNull();
    await expect(form.getByLabelText(/^4 số cuối/)).toHaveValue('4821');
    endFaults();
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    await seeToast('Thêm lịch hẹn thành công');
    await waitFor(() => expect(document.querySelector('tr[data-lit]')).toHaveTextContent('Lê Thị Mai'));
  },
};

const last4Name = new RegExp(`${known.CardLast4}`);

/** The whole page: lists of choices and toasts stand outside the story's own element. */
function screen(): Canvas {
  return within(document.body);
}

async function formOf(canvas: Canvas): Promise<Canvas> {
  return within(await canvas.findByRole('dialog', { name: 'Phục vụ khách' }));
}

function search(form: Canvas): HTMLElement {
  return form.getByRole('combobox', { name: /^Điện thoại, tên hoặc 4 số cuối thẻ/ });
}

/** Types somebody who is on no file, with a card, up to the amount. */
async function typeNewcomer(form: Canvas, phone: string): Promise<void> {
  await userEvent.type(search(form), `${phone}{Enter}`);
  await waitFor(() => expect(form.getByLabelText(/^Họ tên/)).toHaveFocus(), { timeout: 3000 });
  await expect(form.getByLabelText(/^Số điện thoại/)).toHaveValue(phone);
  await userEvent.keyboard('lê thị mai{Tab}499999{Tab}4821{Tab}techc{Tab}');
  await userEvent.type(form.getByLabelText(/^Ngày đến hạn/), '25');
  await userEvent.type(form.getByLabelText(/^Hạn thẻ/), '0928');
  await userEvent.type(form.getByLabelText(/^Số tiền/), '30tr');
}
