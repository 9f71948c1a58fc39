import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { askAs } from '../../test/askEngine.ts';
import type { Canvas } from '../../test/canvas.ts';
import { seeToast } from '../../test/seeToast.ts';
import { endFaults, setFaults, shownEngine } from '../../test/storyApp.ts';
import { storyOrder } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { AppointmentsScreen } from '../../app/AppointmentsScreen.tsx';

const known = storyOrder(0, ({ AppointmentDate }) => AppointmentDate < '2026-11-27');

const meta = {
  title: 'Màn hình/Lịch hẹn/Phục vụ khách',
  component: AppointmentsScreen,
  decorators: [withApp({ at: '/schedule-payment?mode=list&open=new' })],
} satisfies Meta<typeof AppointmentsScreen>;
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

/** Khách kế tiếp ngay sau đó: mức phí thường lệ, đã có sẵn trên máy, vẫn được đề nghị. */
export const OpenedAgain: Story = {
  name: 'Mở lại',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await waitFor(() => expect(form.getByLabelText(/^Phí khách/)).not.toHaveValue(''));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Thêm lịch hẹn' }))[0] ?? document.body);
    const again = await formOf(canvas);
    await waitFor(() => expect(again.getByLabelText(/^Phí khách/)).not.toHaveValue(''));
  },
};

/** Bấm “Thêm lịch hẹn” ở hồ sơ khách hoặc thẻ: khách và thẻ có sẵn, con trỏ ở số tiền; đóng lại thì không hỏi gì. */
export const FromRecord: Story = {
  name: 'Từ hồ sơ thẻ',
  parameters: {
    app: { at: `/schedule-payment?mode=list&open=new&customerID=${known.CustomerID}&cardDataID=${known.CardDataID}` },
  },
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await waitFor(() => expect(search(form)).toHaveValue(known.CustomerName));
    const card = new RegExp(known.CardLast4);
    await waitFor(() => expect(form.getByRole('combobox', { name: /^Thẻ/ })).toHaveDisplayValue(card));
    await waitFor(() => expect(form.getByLabelText(/^Số tiền/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
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

/** Máy chủ hỏng giữa lúc lưu: không khách, không thẻ nào được lưu trước lịch; bấm lại thì mỗi thứ có một. */
export const AllOrNothing: Story = {
  name: 'Lưu tất cả hoặc không gì',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await typeNewcomer(form, '0912000444');
    setFaults({ match: { operationId: 'createSchedule' }, kind: 'answer', status: 500 });
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    await expect(await form.findByText(/Chưa rõ máy chủ đã ghi hay chưa/)).toBeVisible();
    await expect(onFile('0912000444')).toEqual([]);
    endFaults();
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    await seeToast('Thêm lịch hẹn thành công');
    await waitFor(() => expect(document.querySelector('tr[data-lit]')).toHaveTextContent('Lê Thị Mai'));
    await expect(onFile('0912000444')).toMatchObject([{ FullName: 'Lê Thị Mai', CardCount: 1 }]);
  },
};

/** Câu trả lời bị mất sau khi đã lưu: bấm lại thì nhận đúng lịch đó, khách và thẻ không bị tạo lần nữa. */
export const LostAnswer: Story = {
  name: 'Mất câu trả lời',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await typeNewcomer(form, '0912000666');
    setFaults({ match: { operationId: 'createSchedule' }, kind: 'lost', when: 'after' });
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    await expect(await form.findByText(/Chưa rõ máy chủ đã ghi hay chưa/)).toBeVisible();
    await expect(onFile('0912000666')).toHaveLength(1);
    endFaults();
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    await seeToast('Thêm lịch hẹn thành công');
    await expect(onFile('0912000666')).toMatchObject([{ FullName: 'Lê Thị Mai', CardCount: 1 }]);
  },
};

/** API không tự bắt đầu đơn và không giữ khóa: câu trả lời của một bước bị mất thì hỏi sổ trước, bước không gửi hai lần; đơn vào việc. */
export const LostStep: Story = {
  name: 'Mất câu trả lời khi bắt đầu',
  parameters: {
    app: {
      bare: { calls: 'named', fields: 'all' },
      config: { idempotency: 'none' },
      faults: [{ match: { operationId: 'changeScheduleStatus' }, kind: 'lost', when: 'after' }],
    },
  },
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await typeNewcomer(form, '0912000888');
    await userEvent.click(form.getByRole('button', { name: 'Lưu và bắt đầu' }));
    for (const step of ['Chờ thực hiện', 'Đang thực hiện']) {
      const asked = within(await screen().findByRole('alertdialog', { name: /^Chưa rõ/ }, { timeout: 5000 }));
      await expect(asked.getByText(new RegExp(`^Chuyển đơn sang "${step}"`))).toBeVisible();
      await userEvent.click(await asked.findByRole('button', { name: 'Xong' }));
    }
    await expect(await screen().findByText(/^Đã mở \/contract\/\d+/, {}, { timeout: 5000 })).toBeVisible();
  },
};

/** Số điện thoại đã có ở khách khác: lỗi đứng tại ô, mọi thứ đã gõ còn nguyên. */
export const TakenPhone: Story = {
  name: 'Số điện thoại đã có',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await typeNewcomer(form, '0912000777');
    const phone = form.getByLabelText(/^Số điện thoại/);
    await userEvent.clear(phone);
    await userEvent.type(phone, known.CustomerPhone);
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Số điện thoại đã có ở khách KH\d+/));
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(form.getByLabelText(/^4 số cuối/)).toHaveValue('4821');
    await userEvent.clear(phone);
    await userEvent.type(phone, '0912000777');
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    await seeToast('Thêm lịch hẹn thành công');
  },
};

/** Khách đã có thẻ này: lỗi đứng tại 4 số cuối của thẻ mới. */
export const CardOnFile: Story = {
  name: 'Thẻ đã có',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    const [card] = askAs(shownEngine(), 'chushop', 'listCardsByCustomer', { CustomerID: known.CustomerID });
    await userEvent.type(search(form), `${known.CustomerPhone}{Tab}`);
    await waitFor(() => expect(search(form)).toHaveValue(known.CustomerName));
    await userEvent.click(await form.findByRole('button', { name: 'Thẻ mới' }));
    await waitFor(() => expect(form.getByLabelText(/^BIN/)).toHaveFocus());
    const last4 = form.getByLabelText(/^4 số cuối/);
    await userEvent.keyboard('499999');
    await userEvent.type(last4, `${card?.Last4}{Tab}${card?.BankCode}{Tab}`);
    await userEvent.type(form.getByLabelText(/^Ngày đến hạn/), '25');
    await userEvent.type(form.getByLabelText(/^Số tiền/), '30tr');
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    await waitFor(() => expect(last4).toHaveAccessibleDescription(/Khách hàng đã có thẻ này/));
    await expect(form.getByLabelText(/^Số tiền/)).toHaveValue('30.000.000');
  },
};

const last4Name = new RegExp(known.CardLast4);

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

/** Customers on file with a phone. */
function onFile(phone: string) {
  return askAs(shownEngine(), 'chushop', 'searchCustomers', { GeneralSearch: phone });
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
