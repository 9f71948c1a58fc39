import type { Schedule } from '@so-the/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupDigits } from '@so-the/ui/format';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { seeToast } from '../../test/seeToast.ts';
import { shownMoney } from '../../test/shownMoney.ts';
import { storyPartnerOrders } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { PartnerOrdersScreen } from './PartnerOrdersScreen.tsx';

const orders = storyPartnerOrders();
const owing = orders.filter(({ PartnerDebt = 0 }) => PartnerDebt > 0);
/** Two orders that the same partner owes on, one that another owes on, one that the shop owes on, and one that nobody does. */
const [first, second] = pairOf(owing);
const stranger = found(owing.find(({ PartnerID }) => PartnerID !== first.PartnerID));
const owed = found(orders.find(({ PartnerDebt = 0 }) => PartnerDebt < 0));
const even = found(orders.find(({ PartnerDebt }) => PartnerDebt === 0));

const meta = {
  title: 'Màn hình/Hợp đồng đối tác',
  component: PartnerOrdersScreen,
  decorators: [withApp({ at: '/contract/partner' })],
} satisfies Meta<typeof PartnerOrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: first.Code })).toBeVisible();
    await expect(canvas.getByText('Tổng cộng')).toBeVisible();
  },
};

/** Hai đơn của một đối tác thu trong một lần: bấm đúp cũng chỉ ghi một lần, cả hai đơn hết nợ. */
export const PayTogether: Story = {
  name: 'Thu nhiều đơn một lần',
  tags: ['điện thoại'],
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, first, second);
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán với đối tác' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Thu đối tác' }));
    const sum = (first.PartnerDebt ?? 0) + (second.PartnerDebt ?? 0);
    await waitFor(() => expect(form.getByLabelText(/^Số tiền/)).toHaveValue(groupDigits(sum)));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Thu đối tác' }));
    await expect(question.getByText(new RegExp(`Ưu tiên đơn .*${second.Code}`))).toBeVisible();
    await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
    await seeToast(/^Đã thu .* của /);
    for (const order of [first, second]) {
      await waitFor(async () => expect(await rowOf(canvasElement, order)).not.toHaveTextContent(debtOf(order)));
    }
  },
};

/** Mỗi lần thanh toán là của một đối tác. */
export const OtherPartner: Story = {
  name: 'Đơn của hai đối tác',
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, first, stranger);
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán với đối tác' }));
    await seeToast('Chọn các đơn của cùng một đối tác để thanh toán trong một lần.');
  },
};

/** Đơn cửa hàng nợ đối tác thì chi ra, không phải thu vào; công nợ đọc lại khi có mạng thì ô đang gõ vẫn giữ con trỏ. */
export const PayBack: Story = {
  name: 'Trả đối tác một đơn',
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvasElement, owed);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Thanh toán với đối tác' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Trả đối tác' }));
    await waitFor(() => expect(form.getByLabelText(/^Số tiền/)).toHaveValue(groupDigits(-(owed.PartnerDebt ?? 0))));
    await userEvent.selectOptions(form.getByLabelText(/^Hình thức/), 'Chuyển khoản');
    const reference = form.getByLabelText(/^Mã giao dịch/);
    await userEvent.type(reference, 'FT26');
    window.dispatchEvent(new Event('online'));
    await userEvent.keyboard('11');
    await expect(reference).toHaveFocus();
    await expect(reference).toHaveValue('FT2611');
  },
};

/** Đơn không còn gì với đối tác thì nói rõ, không mở form tiền. */
export const NothingOpen: Story = {
  name: 'Đơn không còn nợ',
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvasElement, even);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Thanh toán với đối tác' }));
    await expect(await canvas.findByText('Các đơn đã chọn không còn gì phải thanh toán với đối tác.')).toBeVisible();
    await expect(canvas.getByRole('dialog', { name: 'Thanh toán với đối tác' })).toBeVisible();
  },
};

/** Mức phí mà đơn chịu bây giờ trên máy đã quẹt, và theo dòng cấu hình nào. */
export const Rates: Story = {
  name: 'Mức phí đang áp dụng',
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvasElement, first);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Mức phí đang áp dụng' }));
    const rates = within(await canvas.findByRole('dialog', { name: `Mức phí đối tác của đơn ${first.Code}` }));
    await expect(await rates.findByText(/\d% · /)).toBeVisible();
  },
};

async function rowOf(page: HTMLElement, order: Schedule): Promise<HTMLElement> {
  return found((await within(page).findByRole('link', { name: order.Code })).closest('tr'));
}

async function choose(page: HTMLElement, ...chosen: Schedule[]): Promise<void> {
  for (const order of chosen) await userEvent.click(within(await rowOf(page, order)).getByRole('checkbox'));
}

async function openMenu(page: HTMLElement, order: Schedule): Promise<void> {
  await userEvent.click(within(await rowOf(page, order)).getByRole('button', { name: /^Thao tác/ }));
}

function debtOf({ PartnerDebt = 0 }: Schedule): string {
  return shownMoney(PartnerDebt);
}

function pairOf(all: readonly Schedule[]): [Schedule, Schedule] {
  for (const one of all) {
    const other = all.find((order) => order !== one && order.PartnerID === one.PartnerID);
    if (other) return [one, other];
  }
  throw new Error("No partner owes on two orders of the story's world.");
}

function found<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('Not in the world or on the page of the story.');
  return value;
}
