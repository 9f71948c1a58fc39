import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Engine } from '@so-the/mock-server/browser';
import type { Canvas } from '../../test/canvas.ts';
import { copiedText } from '../../test/copiedText.ts';
import { oweOnOrder } from '../../test/owedOnOrder.ts';
import { shownMoney } from '../../test/shownMoney.ts';
import { storyDebtor, storyDebtorInWork } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { CustomerDebtsScreen } from './CustomerDebtsScreen.tsx';

const debtor = storyDebtor();
const OWED = 300_000;
const inWork = storyDebtorInWork();
/** The debtor is owed 300.000 đ on another order, too. */
const owedToo = (more = {}) => ({
  app: {
    at: `/debt/customer?customerID=${debtor.PartyID}&tab=documents`,
    prepare: (engine: Engine) => oweOnOrder(engine, debtor.PartyID, OWED),
    ...more,
  },
});
const drawerAt = (form = '') => ({ app: { at: `/debt/customer?customerID=${debtor.PartyID}${form}` } });

const meta = {
  title: 'Màn hình/Công nợ khách hàng',
  component: CustomerDebtsScreen,
  decorators: [withApp({ at: '/debt/customer' })],
} satisfies Meta<typeof CustomerDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: debtor.Name })).toBeVisible();
    await expect(canvas.getByText('Tổng cộng')).toBeVisible();
  },
};

/** Chỉ khách còn nợ: dòng nào cũng còn số dư. */
export const OnlyDebt: Story = {
  name: 'Chỉ khách còn nợ',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Chỉ khách còn nợ'));
    await expect(await canvas.findByRole('button', { name: 'Bỏ lọc Còn công nợ' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: debtor.Name })).toBeVisible();
  },
};

/** Mở một khách: bút toán cộng lại thành số nợ, mỗi bút toán dẫn tới đơn của nó. */
export const Entries: Story = {
  name: 'Các bút toán',
  tags: ['điện thoại'],
  parameters: drawerAt(),
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(debtor.Name) }));
    await expect(await drawer.findByText('Khách đang nợ')).toHaveTextContent(shownMoney(debtor.Closing));
    await userEvent.click(await drawer.findByRole('button', { name: 'Việc khác' }));
    const remind = await within(document.body).findByRole('menuitem', { name: 'Sao chép lời nhắc' });
    const reminder = await copiedText(() => userEvent.click(remind));
    await expect(reminder).toContain(`xin nhắc ${debtor.Name}:`);
    await expect(reminder).toMatch(/Số tiền còn nợ: .+\nChuyển khoản: .+\nNội dung: KH\d+/);
    await expect(await drawer.findByRole('grid', { name: 'Bút toán công nợ' })).toBeVisible();
    await expect((await drawer.findAllByRole('link', { name: /^HD\d{6}$/ }))[0]).toBeVisible();
  },
};

export const Documents: Story = {
  name: 'Giấy tờ',
  parameters: drawerAt('&tab=documents'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Phải thu theo đơn' })).toBeVisible();
  },
};

export const ByCard: Story = {
  name: 'Theo thẻ',
  parameters: drawerAt('&tab=cards'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Công nợ theo thẻ' })).toBeVisible();
  },
};

/** Nợ của đơn đang thực hiện không thu ở đây: chỗ của nút Thu nợ là đường tới đơn, cạnh lý do. */
export const InWork: Story = {
  name: 'Nợ của đơn đang thực hiện',
  parameters: { app: { at: `/debt/customer?customerID=${inWork.PartyID}` } },
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(inWork.Name) }));
    const reason = await drawer.findByText(/^Đang thực hiện: khách nợ .*, thu tại đơn/);
    await expect(reason).toHaveTextContent(shownMoney(inWork.Closing));
    const order = within(reason).getByRole('link', { name: /^HD\d{6}$/ });
    await expect(drawer.queryByRole('button', { name: 'Thu nợ' })).toBeNull();
    await expect(drawer.getByRole('button', { name: `Thu tại đơn ${order.textContent}` })).toBeVisible();
  },
};

/** Thu quá số nợ thì bị từ chối ngay ở ô số tiền, số đã gõ còn nguyên. */
export const TooMuch: Story = {
  name: 'Nhiều hơn số nợ',
  parameters: drawerAt('&pay=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Thu nợ' }));
    const amount = form.getByLabelText(/^Số tiền/);
    await userEvent.clear(amount);
    await userEvent.type(amount, String(debtor.Closing + 1));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await form.findByText(/^Số tiền vượt quá công nợ còn lại/)).toBeVisible();
    await expect(amount).toHaveFocus();
  },
};

/** Thu nợ xong thì khách hết nợ; hủy khoản thu với lý do thì nợ trở lại, khoản thu còn đó và bị gạch. */
export const PayThenCancel: Story = {
  name: 'Trả nợ rồi hủy',
  parameters: drawerAt('&tab=documents'),
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(debtor.Name) }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Thu nợ' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Thu nợ' }));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Thu nợ' }));
    await expect(question.getByText('Tiền mặt')).toBeVisible();
    await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(drawer.getByText('Khách đang nợ')).toHaveTextContent('0 ₫'));
    const made = within(drawer.getByRole('region', { name: 'Thanh toán và điều chỉnh' }));
    await userEvent.click((await made.findAllByRole('button', { name: /^Hủy/ }))[0] ?? document.body);
    const cancel = within(await canvas.findByRole('alertdialog', { name: 'Hủy khoản thanh toán' }));
    await userEvent.type(cancel.getByLabelText(/^Lý do/), 'Thu nhầm khách');
    await userEvent.click(cancel.getByRole('button', { name: 'Hủy khoản thanh toán' }));
    await waitFor(() => expect(drawer.getByText('Khách đang nợ')).toHaveTextContent(shownMoney(debtor.Closing)));
    await expect(made.getByText('Lý do hủy: Thu nhầm khách')).toBeVisible();
  },
};

/** Khách vừa nợ đơn này vừa được trả ở đơn kia: một bước cấn trừ, không qua quỹ, công nợ không đổi; hủy thì trở lại. */
export const OffsetOrders: Story = {
  name: 'Cấn trừ giữa các đơn rồi hủy',
  tags: ['điện thoại'],
  parameters: owedToo(),
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(debtor.Name) }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Việc khác' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Cấn trừ' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Cấn trừ giữa các đơn' }));
    const amount = form.getByLabelText(/^Số tiền/);
    await userEvent.clear(amount);
    await userEvent.type(amount, String(OWED + 1));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await form.findByText(/^Số tiền vượt quá số hai bên cùng còn/)).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, String(OWED));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Cấn trừ giữa các đơn' }));
    await expect(question.getByText('Không qua quỹ')).toBeVisible();
    await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
    const made = within(await drawer.findByRole('region', { name: 'Thanh toán và điều chỉnh' }));
    await expect(await made.findByText(/Cấn trừ với đơn mà khách nợ · HD\d{6}/)).toBeVisible();
    await expect(drawer.getByText('Khách đang nợ')).toHaveTextContent(shownMoney(debtor.Closing - OWED));
    await userEvent.click((await made.findAllByRole('button', { name: /^Hủy/ }))[0] ?? document.body);
    const cancel = within(await canvas.findByRole('alertdialog', { name: 'Hủy cấn trừ' }));
    await userEvent.type(cancel.getByLabelText(/^Lý do/), 'Khách muốn nhận lại tiền');
    await userEvent.click(cancel.getByRole('button', { name: 'Hủy cấn trừ' }));
    await expect(await made.findByText('Lý do hủy: Khách muốn nhận lại tiền')).toBeVisible();
  },
};

/** API không có lời gọi này thì thực đơn không có dòng ấy. */
export const WithoutOffset: Story = {
  name: 'API không cấn trừ được',
  parameters: owedToo({ config: { missingCalls: ['offsetCustomerDebt'] } }),
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(debtor.Name) }));
    await expect(await drawer.findByRole('button', { name: 'Thu nợ' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Việc khác' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Bảng kê' })).toBeVisible();
    await expect(canvas.queryByRole('menuitem', { name: 'Cấn trừ' })).toBeNull();
  },
};

/** Điều chỉnh cần lý do ít nhất mười ký tự, và nói trước công nợ sẽ thành bao nhiêu. */
export const Adjust: Story = {
  name: 'Điều chỉnh công nợ',
  parameters: drawerAt('&adjust=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Điều chỉnh công nợ' }));
    await userEvent.type(form.getByLabelText(/^Số tiền điều chỉnh/), '-100k');
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Bớt');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await form.findByText('Lý do cần ít nhất 10 ký tự')).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Lý do/), ' phí cho khách quen');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Điều chỉnh công nợ' }));
    await expect(question.getByText('Điều chỉnh công nợ. Lý do: Bớt phí cho khách quen.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() =>
      expect(canvas.getByText('Khách đang nợ')).toHaveTextContent(shownMoney(debtor.Closing - 100_000)),
    );
  },
};

/** Giảm trừ nhập đúng số bớt cho khách, là một loại điều chỉnh riêng trong chứng từ; ghi nhầm thì được nhắc hủy rồi ghi lại. */
export const Discount: Story = {
  name: 'Giảm trừ cho khách',
  parameters: drawerAt('&tab=documents&adjust=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Điều chỉnh công nợ' }));
    await expect(form.getByText(/^Chứng từ ghi nhầm thì hủy rồi ghi lại/)).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'Giảm trừ cho khách' }));
    await userEvent.type(form.getByLabelText(/^Số tiền giảm trừ/), '20k');
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Bớt phí cho khách quen');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Điều chỉnh công nợ' }));
    await expect(question.getByText('Giảm trừ cho khách. Lý do: Bớt phí cho khách quen.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() =>
      expect(canvas.getByText('Khách đang nợ')).toHaveTextContent(shownMoney(debtor.Closing - 20_000)),
    );
    const made = within(await canvas.findByRole('region', { name: 'Thanh toán và điều chỉnh' }));
    await expect((await made.findAllByText('Giảm trừ cho khách'))[0]).toBeVisible();
  },
};

/** Điều chỉnh từ mức của cửa hàng chưa ghi sổ: chờ người thứ hai duyệt, người đề nghị rút lại được và phải nói lý do. */
export const AdjustWaits: Story = {
  name: 'Điều chỉnh chờ người thứ hai duyệt',
  parameters: drawerAt('&tab=documents&adjust=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Điều chỉnh công nợ' }));
    await userEvent.type(form.getByLabelText(/^Số tiền điều chỉnh/), '5tr');
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Ghi thiếu phí năm trước');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Điều chỉnh công nợ' }));
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    const made = within(await canvas.findByRole('region', { name: 'Thanh toán và điều chỉnh' }));
    await expect(await made.findByText('Chờ duyệt')).toBeVisible();
    await expect(canvas.getByText('Khách đang nợ')).toHaveTextContent(shownMoney(debtor.Closing));
    await expect(made.queryByRole('button', { name: 'Duyệt' })).toBeNull();
    await userEvent.click(made.getByRole('button', { name: 'Rút lại' }));
    const refusal = within(await canvas.findByRole('alertdialog', { name: 'Rút lại điều chỉnh công nợ' }));
    await userEvent.type(refusal.getByLabelText(/^Lý do/), 'Đề nghị nhầm khách hàng');
    await userEvent.click(refusal.getByRole('button', { name: 'Rút lại' }));
    await expect(await made.findByText('Lý do hủy: Đề nghị nhầm khách hàng')).toBeVisible();
  },
};

/** Thu nợ bằng thẻ: thấy phí và số nợ giảm trước khi quẹt. */
export const PayByCard: Story = {
  name: 'Trả nợ bằng thẻ',
  parameters: drawerAt('&payByCard=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Thu nợ bằng thẻ' }));
    await choose(form, 'Thẻ');
    const percent = form.getByLabelText(/^Phí khách/);
    await userEvent.clear(percent);
    await userEvent.type(percent, '2');
    await choose(form, 'Máy POS');
    await expect(form.getByText(/công nợ giảm/)).toHaveTextContent(
      `công nợ giảm ${shownMoney(debtor.Collectable ?? debtor.Closing)}`,
    );
    await userEvent.clear(form.getByLabelText(/^Số tiền quẹt/));
    await userEvent.type(form.getByLabelText(/^Số tiền quẹt/), '200k');
    await expect(await form.findByText('Phí 4.000 ₫, công nợ giảm 196.000 ₫.')).toBeVisible();
  },
};

/** Gõ 18 thay vì 1,8 khi thu nợ bằng thẻ: câu hỏi cuối nêu cả hai mức. */
export const PayByCardUnusualFee: Story = {
  name: 'Trả nợ bằng thẻ, phí khác thường',
  parameters: drawerAt('&payByCard=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Thu nợ bằng thẻ' }));
    await pickFirst(form, 'Thẻ');
    const percent = form.getByLabelText(/^Phí khách/);
    await userEvent.clear(percent);
    await userEvent.type(percent, '18');
    await pickFirst(form, 'Máy POS');
    await userEvent.clear(form.getByLabelText(/^Số tiền quẹt/));
    await userEvent.type(form.getByLabelText(/^Số tiền quẹt/), '200k');
    await expect(await form.findByText('Phí 36.000 ₫, công nợ giảm 164.000 ₫.')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 600));
    const reason = form.queryByLabelText(/^Lý do vượt cảnh báo/);
    if (reason) await userEvent.type(reason, 'Khách quen, đã xem chứng từ');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Thu nợ bằng thẻ' }));
    await expect(question.getByText(/^Phí khách: nhập 18%, thường lệ của (thẻ|khách|cửa hàng) là/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Sửa lại' })).toHaveFocus();
  },
};

async function choose(form: Canvas, label: string): Promise<void> {
  await userEvent.click(form.getByRole('combobox', { name: label }));
  await userEvent.click((await within(document.body).findAllByRole('option'))[0] ?? document.body);
}

/** Takes the first line of a list that is found by typing. */
async function pickFirst(form: Canvas, label: string): Promise<void> {
  await userEvent.click(form.getByRole('combobox', { name: label }));
  const list = within(await within(document.body).findByRole('listbox', { name: label }));
  await userEvent.click((await list.findAllByRole('option'))[0] ?? document.body);
}
