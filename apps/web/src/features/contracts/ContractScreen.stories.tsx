import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { formatMoney } from '@so-the/ui/format';
import type { Canvas } from '../../test/canvas.ts';
import { closeToday, TODAY_LOCKED } from '../../test/closeToday.ts';
import { storyOrder, storyParty } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { ContractScreen } from './ContractScreen.tsx';

const path = '/contract/:scheduleId';
const appointment = storyOrder(0);
const atWork = storyOrder(2, ({ TotalPaidCard, TotalSwipe }) => TotalPaidCard > 0 && TotalSwipe === 0);
const waiting = storyOrder(2, ({ WaitingCount }) => WaitingCount > 0);
const done = storyOrder(4, ({ ServiceType, CustomerDebt }) => ServiceType === 1 && CustomerDebt > 0);

const at = (order: { ScheduleID: number }, form = '') => ({
  app: { path, at: `/contract/${order.ScheduleID}${form}` },
});

const withdrawal = storyOrder(2, ({ ServiceType, CustomerDebt }) => ServiceType === 2 && CustomerDebt < 0);

const owing = storyOrder(4, ({ CustomerDebt }) => CustomerDebt > 0);
const owed = storyParty(1, ({ PartyID }) => PartyID === owing.CustomerID).Closing;

const meta = {
  title: 'Màn hình/Chi tiết hợp đồng',
  component: ContractScreen,
  decorators: [withApp({ path })],
  parameters: at(atWork),
} satisfies Meta<typeof ContractScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: atWork.Code })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Lượt quẹt' })).toHaveTextContent('Chưa có dòng nào');
  },
};

export const Appointment: Story = {
  name: 'Còn là lịch hẹn',
  parameters: at(appointment),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Xác nhận lịch' })).toBeVisible();
  },
};

/** Đơn rút tiền: không có ô nạp thẻ, và số cửa hàng còn phải chuyển cho khách là số dương. */
export const Withdrawal: Story = {
  name: 'Đơn rút tiền',
  tags: ['điện thoại'],
  parameters: at(withdrawal),
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('region', { name: 'Số liệu của đơn' });
    await expect(figures).not.toHaveTextContent('Đã nạp thẻ');
    await expect(figures).toHaveTextContent(`Còn phải chuyển khách${digits(0 - withdrawal.CustomerDebt)}`);
    await expect(figures).not.toHaveTextContent('Khách còn nợ');
  },
};

export const Done: Story = {
  name: 'Đã hoàn thành',
  parameters: at(done),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thêm khoản khách nạp' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Thêm lượt quẹt' })).toBeNull();
  },
};

export const Cancelled: Story = {
  name: 'Đã hủy',
  parameters: at(storyOrder(5)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Lý do hủy: /)).toBeVisible();
    const way = within(canvas.getByRole('list', { name: 'Tiến độ đơn' })).getAllByRole('listitem');
    await expect(way[0]).toHaveTextContent('Lịch hẹn');
    await expect(way.at(-1)).toHaveTextContent('Đã hủy');
    await expect(way.at(-1)?.querySelector('[aria-current="step"]')).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'Không tìm thấy',
  parameters: at({ ScheduleID: 999_999 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy đơn')).toBeVisible();
  },
};

export const PayCardForm: Story = {
  name: 'Biểu mẫu nạp thẻ',
  tags: ['điện thoại'],
  parameters: at(appointment, '?payCard=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Nạp thẻ' }));
    await expect(form.getByLabelText(/^Số tiền/)).toHaveValue(digits(appointment.Amount));
  },
};

/** Giao dịch viên chọn tài khoản để chuyển mà không thấy số dư: quyền xem quỹ là quyền khác. */
export const CashierFunds: Story = {
  name: 'Giao dịch viên chọn quỹ',
  parameters: { app: { ...at(appointment, '?payCard=new').app, as: 'nhanvien' } },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Nạp thẻ' }));
    await userEvent.selectOptions(form.getByLabelText(/^Hình thức/), 'Chuyển khoản');
    await userEvent.click(await form.findByRole('combobox', { name: /^Tài khoản/ }));
    const options = await within(document.body).findAllByRole('option', { name: /···\d{4}$/ });
    await expect(
      options.map(({ textContent }) => textContent).filter((text) => /₫|undefined/.test(text ?? '')),
    ).toEqual([]);
  },
};

/** What the customer owes in all stands beside the name and leads to the debt. */
export const CustomerStillOwes: Story = {
  name: 'Khách còn nợ',
  parameters: at(owing),
  play: async ({ canvas }) => {
    const debt = await canvas.findByRole('link', { name: `Nợ ${formatMoney(owed)}` });
    await expect(debt).toHaveAttribute('href', `/debt/customer?customerID=${owing.CustomerID}`);
  },
};

/** Sổ của hôm nay đã khóa: trang đơn và biểu mẫu nói ngay khi mở, trước khi gõ gì. */
export const TodayLocked: Story = {
  name: 'Sổ hôm nay đã khóa',
  tags: ['điện thoại'],
  parameters: { app: { ...at(done, '?topUp=new').app, prepare: closeToday } },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Khách nạp tiền' }));
    await expect(await form.findByText(TODAY_LOCKED)).toBeVisible();
    await userEvent.click(form.getAllByRole('button', { name: 'Đóng' }).at(-1) ?? document.body);
    const money = within(await canvas.findByRole('region', { name: 'Dòng tiền' }));
    // The form stands in the same region and goes with the address, a moment after the press.
    await waitFor(() => expect(money.queryByRole('dialog')).toBeNull());
    await expect(money.getByText(TODAY_LOCKED)).toBeVisible();
  },
};

/** The form of a swipe proposes what is missing and no POS, and says in the server's words which rules an amount breaks. */
export const SwipeRules: Story = {
  name: 'Quy tắc quẹt',
  parameters: at(atWork, '?swipe=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Quẹt thẻ' }));
    await expect(form.getByLabelText(/^Số tiền quẹt/)).not.toHaveValue('');
    await expect(form.getByRole('combobox', { name: 'Máy POS' })).toHaveValue('');
    await userEvent.clear(form.getByLabelText(/^Số tiền quẹt/));
    await choose(form, 'Máy POS', /quầy 1/);
    await userEvent.type(form.getByLabelText(/^Số tiền quẹt/), '900tr');
    await expect(await form.findByText(/^Số tiền lớn hơn mức tối đa/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await form.findByText('Vui lòng nhập lý do vượt cảnh báo')).toBeVisible();
    await expect(form.getByLabelText('Tôi có quyền Duyệt và duyệt lượt quẹt này')).not.toBeChecked();
  },
};

/** Quẹt đúng số đã nạp thì khách hết nợ tiền gốc; hoàn thành đơn thì phí thành công nợ; thu đủ thì khách hết nợ; hủy phiếu thì nợ trở lại. */
export const WholeOrder: Story = {
  name: 'Cả hợp đồng',
  play: async ({ canvas }) => {
    const fee = atWork.FeeAmount;
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm lượt quẹt' }));
    const swipe = within(await canvas.findByRole('dialog', { name: 'Quẹt thẻ' }));
    await choose(swipe, 'Máy POS', /quầy 1/);
    await userEvent.clear(swipe.getByLabelText(/^Số tiền quẹt/));
    await userEvent.type(swipe.getByLabelText(/^Số tiền quẹt/), String(atWork.TotalPaidCard));
    await answerWarnings(swipe);
    await userEvent.type(swipe.getByLabelText('Số lô'), '000777');
    await confirmMoney(canvas, swipe, 'Quẹt thẻ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn thành' }));
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: 'Hoàn thành' }));
    await expectDebt(canvas, fee);
    await waitFor(() => expect(within(document.body).queryByRole('button', { name: 'Hoàn tác' })).toBeNull());
    const lines = within(canvas.getByRole('region', { name: 'Khách nạp tiền' }));
    await collectInRow(canvas, fee);
    const undo = await within(document.body).findAllByRole('button', { name: 'Hoàn tác' });
    await userEvent.click(undo.at(-1) ?? document.body);
    await expectDebt(canvas, fee);
    await expect(await lines.findByText('Lý do hủy: Hoàn tác ngay')).toBeVisible();
    await collectInRow(canvas, fee);
    await userEvent.click(await lines.findByRole('button', { name: /^Hủy/ }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Hủy khoản khách nạp' }));
    await userEvent.click(question.getByRole('button', { name: 'Hủy khoản khách nạp' }));
    await expect(question.getByText('Vui lòng nhập lý do')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Ghi nhầm khách' }));
    await userEvent.keyboard('{Enter}');
    await expectDebt(canvas, fee);
    await expect(await lines.findByText('Lý do hủy: Ghi nhầm khách')).toBeVisible();
    await waitFor(() => expect(collectAmount(canvas)).toHaveFocus());
  },
};

/** Dòng chờ xử lý được xác nhận thì mới tính vào số đã nạp. */
export const ConfirmWaiting: Story = {
  name: 'Xác nhận khoản đang chờ',
  parameters: at(waiting),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Xác nhận [\d.]+/ }))[0] ?? document.body);
    const form = within(await canvas.findByRole('dialog', { name: /^Xác nhận lượt/ }));
    await confirmMoney(canvas, form, /^Xác nhận lượt/);
    await waitFor(() => expect(canvas.queryByText('Chờ xử lý')).toBeNull());
  },
};

/** Mất mạng giữa chừng: form còn nguyên, bấm lại không ghi hai lần. */
export const LostAnswer: Story = {
  name: 'Mất câu trả lời',
  parameters: {
    app: {
      ...at(done, '?topUp=new').app,
      faults: [{ match: { operationId: 'addCustomerTopUp' }, kind: 'lost', when: 'before' }],
    },
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Khách nạp tiền' }));
    await userEvent.type(form.getByLabelText('Ghi chú'), 'Khách trả tại quầy');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Khách nạp tiền' }));
    await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('không bị ghi hai lần');
    await userEvent.click(question.getAllByRole('button', { name: 'Đóng' }).at(-1) ?? document.body);
    await expect(form.getByLabelText('Ghi chú')).toHaveValue('Khách trả tại quầy');
  },
};

/** Lời trao đổi và ghi chú ở lại với đơn. */
export const Talk: Story = {
  name: 'Trao đổi',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Nội dung trao đổi'), 'Khách hẹn chiều quay lại');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await expect(await canvas.findByText('Khách hẹn chiều quay lại', { selector: 'p' })).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Ghi chú'));
    await userEvent.type(canvas.getByLabelText('Ghi chú'), 'Gọi trước khi quẹt');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu ghi chú' }));
    await expect(await within(document.body).findByText('Cập nhật ghi chú thành công')).toBeVisible();
  },
};

function digits(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
}

function collectAmount(canvas: Canvas): HTMLElement {
  return within(canvas.getByRole('region', { name: 'Khách nạp tiền' })).getByRole('textbox', { name: 'Số tiền' });
}

/** Collects what is proposed by Enter and Enter: the focus was there already and goes on to the receipt. */
async function collectInRow(canvas: Canvas, fee: number): Promise<void> {
  await waitFor(() => expect(collectAmount(canvas)).toHaveFocus());
  await expect(collectAmount(canvas)).toHaveValue(digits(fee));
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText(/^Thu .* vào tiền mặt$/)).toHaveTextContent(digits(fee));
  await expect(canvas.getByRole('button', { name: 'Ghi sổ' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectDebt(canvas, 0);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'In biên nhận' })).toHaveFocus());
}

async function choose(form: Canvas, label: string, option: RegExp): Promise<void> {
  await userEvent.click(form.getByRole('combobox', { name: label }));
  await userEvent.click((await within(document.body).findAllByRole('option', { name: option }))[0] ?? document.body);
}

async function answerWarnings(form: Canvas): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const reason = form.queryByLabelText(/^Lý do vượt cảnh báo/);
  if (reason) await userEvent.type(reason, 'Khách quen, đã xem chứng từ');
  const approve = form.queryByLabelText('Tôi có quyền Duyệt và duyệt lượt quẹt này');
  if (approve) await userEvent.click(approve);
}

async function confirmMoney(canvas: Canvas, form: Canvas, title: string | RegExp): Promise<void> {
  await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
  const question = within(await canvas.findByRole('alertdialog', { name: title }));
  await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
  await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
}

async function expectDebt(canvas: Canvas, amount: number): Promise<void> {
  const figures = canvas.getByRole('region', { name: 'Số liệu của đơn' });
  await waitFor(() => expect(figures).toHaveTextContent(`Khách còn nợ${digits(amount)} ₫`));
}
