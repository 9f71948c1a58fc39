import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { askAs } from '../../test/askEngine.ts';
import type { Canvas } from '../../test/canvas.ts';
import { seeToast } from '../../test/seeToast.ts';
import { shownEngine } from '../../test/storyApp.ts';
import { storyOrder } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { AppointmentsScreen } from '../../app/AppointmentsScreen.tsx';

const first = storyOrder(0);
const second = storyOrder(
  0,
  ({ CustomerName, CardLast4 }) => CustomerName !== first.CustomerName && CardLast4 !== first.CardLast4,
);

const meta = {
  title: 'Màn hình/Lịch hẹn/Phục vụ khách, đổi khách',
  component: AppointmentsScreen,
  decorators: [withApp({ at: '/schedule-payment?mode=list&open=new' })],
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bốn số cuối của thẻ khác, Enter: khách, thẻ, phí đều là của người sau; lịch lưu cho người sau. */
export const CardThenCard: Story = {
  name: 'Thẻ, rồi thẻ khác, Enter',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await choose(form, first.CardLast4, first, '{Enter}');
    await userEvent.type(form.getByLabelText(/^Số tiền/), '12tr');
    await userEvent.click(search(form));
    await choose(form, second.CardLast4, second, '{Enter}');
    await expect(cardField(form)).toHaveDisplayValue(new RegExp(second.CardLast4));
    await expect(form.getByLabelText(/^Số tiền/)).toHaveValue('12.000.000');
    await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
    await seeToast('Thêm lịch hẹn thành công');
    await waitFor(() => expect(document.querySelector('tr[data-lit]')).toHaveTextContent(second.CustomerName));
  },
};

/** Khách, rồi khách khác bằng Tab: gõ thẳng đè lên tên cũ. */
export const CustomerThenCustomer: Story = {
  name: 'Khách, rồi khách khác, Tab',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await choose(form, first.CustomerPhone, first, '{Tab}');
    await userEvent.click(search(form));
    await choose(form, second.CustomerPhone, second, '{Tab}');
    await expect(cardField(form)).not.toHaveDisplayValue(new RegExp(first.CardLast4));
    await expect(form.getByRole('combobox', { name: /^Cộng tác viên/ })).toHaveDisplayValue(affOf(second.CustomerID));
  },
};

/** Con trỏ còn ở ô đầu: gõ tiếp là tìm người khác, không nối vào tên đang có. */
export const TypedOver: Story = {
  name: 'Gõ tiếp ngay tại ô',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await choose(form, first.CardLast4, first, '{Enter}');
    search(form).focus();
    await choose(form, second.CardLast4, second, '{Enter}');
    await expect(cardField(form)).toHaveDisplayValue(new RegExp(second.CardLast4));
  },
};

/** Mũi tên xuống tới người khác trong danh sách, Enter. */
export const ByArrows: Story = {
  name: 'Bằng mũi tên',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await choose(form, first.CardLast4, first, '{Enter}');
    search(form).focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = within(await screen().findByRole('listbox', { name: /^Điện thoại/ }));
    const one = await list.findByRole('option', { selected: true });
    await waitFor(() => expect(one.nextElementSibling).not.toBeNull());
    const name = one.nextElementSibling?.firstElementChild?.textContent ?? '';
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(search(form)).toHaveValue(name));
    await waitFor(() => expect(cardField(form)).not.toHaveDisplayValue(new RegExp(first.CardLast4)));
  },
};

/** Bấm chuột vào người khác. */
export const ByMouse: Story = {
  name: 'Bằng chuột',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await choose(form, first.CustomerPhone, first, '{Enter}');
    await userEvent.click(search(form));
    await userEvent.keyboard(second.CardLast4);
    await userEvent.click(await option(second.CustomerName));
    await waitFor(() => expect(search(form)).toHaveValue(second.CustomerName));
    await waitFor(() => expect(cardField(form)).toHaveDisplayValue(new RegExp(second.CardLast4)));
  },
};

/** Đã gõ dở khách mới, thẻ mới, rồi nhận ra khách cũ: không còn gì của người mới. */
export const NewThenCard: Story = {
  name: 'Khách mới, rồi khách đã có',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await startNew(form, '0912000333');
    await userEvent.keyboard('lê thị mai{Tab}499999{Tab}4821');
    await userEvent.click(search(form));
    await choose(form, second.CardLast4, second, '{Enter}');
    await expect(form.queryByLabelText(/^Họ tên/)).toBeNull();
    await expect(form.queryByLabelText(/^BIN/)).toBeNull();
    await expect(cardField(form)).toHaveDisplayValue(new RegExp(second.CardLast4));
  },
};

/** Khách đã có, rồi khách mới, rồi khách mới khác: mỗi lần các ô đều trống. */
export const CardThenNewThenNew: Story = {
  name: 'Khách đã có, rồi khách mới, rồi người mới khác',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await choose(form, first.CardLast4, first, '{Enter}');
    const fee = form.getByLabelText(/^Phí khách/);
    await userEvent.clear(fee);
    await userEvent.type(fee, '2,4');
    await startNew(form, '0912000333');
    await waitFor(() => expect(fee).not.toHaveValue(''));
    await expect(fee).not.toHaveValue('2,4');
    await userEvent.keyboard('lê thị mai{Tab}499999{Tab}4821');
    await expect(form.getByLabelText(/^Chủ thẻ/)).toHaveValue('LE THI MAI');
    await startNew(form, '0912000444');
    for (const label of [/^Họ tên/, /^BIN/, /^4 số cuối/, /^Chủ thẻ/])
      await expect(form.getByLabelText(label)).toHaveValue('');
    await expect(form.getByLabelText(/^Số điện thoại/)).toHaveValue('0912000444');
    await waitFor(() => expect(fee).not.toHaveValue(''));
  },
};

/** Xóa trắng ô rồi rời đi: không còn phục vụ ai; chọn lại người khác như lúc đầu. */
export const Emptied: Story = {
  name: 'Xóa trắng, rồi khách khác',
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await choose(form, first.CardLast4, first, '{Enter}');
    await userEvent.clear(search(form));
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(cardField(form)).toHaveDisplayValue(''));
    await expect(search(form)).toHaveValue('');
    await expect(form.getByRole('combobox', { name: /^Cộng tác viên/ })).toHaveDisplayValue('');
    await userEvent.click(search(form));
    await choose(form, second.CardLast4, second, '{Enter}');
    await userEvent.click(search(form));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(search(form)).toHaveValue(''));
  },
};

/** Types into the search field and takes whom it finds, who is then served with what is theirs. */
async function choose(form: Canvas, text: string, { CustomerName }: typeof first, key: '{Enter}' | '{Tab}') {
  await userEvent.type(search(form), text, { skipClick: document.activeElement === search(form) });
  await option(CustomerName);
  await userEvent.keyboard(key);
  await waitFor(() => expect(search(form)).toHaveValue(CustomerName));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^(Số tiền|Thẻ)/), { timeout: 3000 });
}

async function startNew(form: Canvas, phone: string): Promise<void> {
  await userEvent.click(search(form));
  await userEvent.keyboard(`${phone}{Enter}`);
  await waitFor(() => expect(form.getByLabelText(/^Họ tên/)).toHaveFocus(), { timeout: 3000 });
  await waitFor(() => expect(form.getByLabelText(/^Họ tên/)).toHaveValue(''));
}

/** What the picker of collaborators shows for a customer: theirs by name, or nothing. */
function affOf(CustomerID: number): string | RegExp {
  const [customer] = askAs(shownEngine(), 'chushop', 'listCustomers', { CustomerID });
  return customer?.AffName ? new RegExp(customer.AffName) : '';
}

async function option(name: string): Promise<HTMLElement> {
  const [one] = await screen().findAllByRole('option', { name: new RegExp(name) }, { timeout: 3000 });
  return one ?? document.body;
}

/** The whole page: lists of choices stand outside the story's own element. */
function screen(): Canvas {
  return within(document.body);
}

async function formOf(canvas: Canvas): Promise<Canvas> {
  return within(await canvas.findByRole('dialog', { name: 'Phục vụ khách' }));
}

function search(form: Canvas): HTMLElement {
  return form.getByRole('combobox', { name: /^Điện thoại, tên hoặc 4 số cuối thẻ/ });
}

function cardField(form: Canvas): HTMLElement {
  return form.getByRole('combobox', { name: /^Thẻ/ });
}
