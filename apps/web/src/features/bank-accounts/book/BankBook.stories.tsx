import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bankBookCsv, sampleBankBook } from '@so-the/mock-server/browser';
import type { Canvas } from '../../../test/canvas.ts';
import { seeInPlace } from '../../../test/seeInPlace.ts';
import { seeToast } from '../../../test/seeToast.ts';
import { shownEngine } from '../../../test/storyApp.ts';
import { storyOrder } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { BankAccountsScreen } from '../BankAccountsScreen.tsx';

const ACCOUNT = 1;
const LEAST = 60;
const SLOW = { timeout: 8000 };
/** An order of which the fee is in the revenue. */
const earned = storyOrder(4, ({ FeeAmount, PartnerMode }) => FeeAmount > 0 && PartnerMode === 0);

const meta = {
  title: 'Màn hình/Tài khoản ngân hàng – Đối soát sao kê',
  component: BankAccountsScreen,
  decorators: [withApp({ at: `/manager/bankcard?book=${ACCOUNT}`, colleague: 'ketoan' })],
} satisfies Meta<typeof BankAccountsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sao kê vừa nhận: dòng đã khớp, dòng chờ nhận đề xuất và dòng chưa rõ. */
export const Default: Story = {
  name: 'Mặc định',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const book = await takeStatement(canvas);
    await expect(book.getByText('2 dòng chưa rõ là khoản nào')).toBeVisible();
  },
};

/** Kế toán đối soát một sao kê từ 60 dòng đến từng đồng: nhận đề xuất bằng phím, hai dòng chưa rõ thành phiếu. */
export const ToTheDong: Story = {
  name: 'Đối soát từng đồng',
  play: async ({ canvas }) => {
    const book = await takeStatement(canvas);
    await takeProposals(book);
    await voucherOf(canvas, 'PHI QUAN LY TAI KHOAN T11', 'Lập phiếu chi', /Chi khác/);
    await voucherOf(canvas, 'LAI TIEN GUI T11', 'Lập phiếu thu', /Thu khác/);
    await expect(await book.findByText(/^Đã đối soát đến ngày .* khớp từng đồng\.$/, {}, SLOW)).toBeVisible();
    await expect(book.getByText(/^Tài khoản đã đối soát đến ngày/)).toBeVisible();
  },
};

/** Một dòng để riêng thì nói số tiền; bỏ ra thì dòng lại chờ xử lý. Dòng đã khớp bỏ khớp được. */
export const Aside: Story = {
  name: 'Để riêng và bỏ khớp',
  play: async ({ canvas }) => {
    const book = await takeStatement(canvas);
    await userEvent.click(await book.findByRole('button', { name: /LAI TIEN GUI T11/ }));
    await userEvent.click(await book.findByRole('button', { name: 'Để riêng' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Để riêng dòng sao kê' }));
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Lãi');
    await userEvent.click(form.getByRole('button', { name: 'Để riêng' }));
    await expect(await form.findByText('Vui lòng nhập lý do (ít nhất 5 ký tự)')).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Lý do/), ' của tháng trước');
    await userEvent.click(form.getByRole('button', { name: 'Để riêng' }));
    await expect(await book.findByText(/^1 dòng để riêng, tổng 22\.500/, {}, SLOW)).toBeVisible();
    await userEvent.click(book.getByText(/^Tất cả/));
    await userEvent.click(await book.findByRole('button', { name: /LAI TIEN GUI T11/ }));
    await userEvent.click(await book.findByRole('button', { name: 'Không để riêng nữa' }));
    await expect(await book.findByText('2 dòng chưa rõ là khoản nào', {}, SLOW)).toBeVisible();
    const [matched] = await book.findAllByRole('button', { name: /Đã khớp$/ });
    await userEvent.click(matched ?? document.body);
    await userEvent.click(await book.findByRole('button', { name: 'Bỏ khớp' }));
    await seeToast('Cập nhật dòng sao kê thành công');
  },
};

/** Cùng một tệp lần nữa thì bị từ chối, không dòng nào được tính hai lần. */
export const Twice: Story = {
  name: 'Tải cùng sao kê hai lần',
  play: async ({ canvas }) => {
    const book = await takeStatement(canvas);
    await userEvent.click(book.getByRole('button', { name: 'Tải sao kê lên' }));
    const form = await readInto(canvas);
    await expect(form.getByText(/^\d+, trong đó \d+ dòng đã có$/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Nhận sao kê' }));
    await expect(await form.findByText(/^Sao kê này đã được tải lên ngày/, {}, SLOW)).toBeVisible();
  },
};

/** Phiếu từ dòng chưa rõ: số tiền và quỹ là của dòng, phải chọn loại; gõ gì còn nguyên đó. */
export const Voucher: Story = {
  name: 'Lập phiếu từ dòng sao kê',
  play: async ({ canvas }) => {
    const book = await takeStatement(canvas);
    await userEvent.click(await book.findByRole('button', { name: /PHI QUAN LY TAI KHOAN T11/ }));
    await userEvent.click(await book.findByRole('button', { name: 'Lập phiếu chi' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Lập phiếu chi từ dòng sao kê' }));
    await expect(form.getByText('11.000 ₫')).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Đối tượng/), 'Vietcombank');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await form.findByText('Vui lòng chọn loại chi')).toBeVisible();
    await expect(form.getByLabelText(/^Đối tượng/)).toHaveValue('Vietcombank');
  },
};

/** Dòng tiền về là phí dịch vụ: hỏi khách hàng và đơn, đơn đã có phí thì từ chối ngay tại ô đơn; loại khác không hỏi. */
export const FeeOfAnOrder: Story = {
  name: 'Phí dịch vụ từ dòng sao kê',
  play: async ({ canvas }) => {
    const book = await takeStatement(canvas);
    await userEvent.click(await book.findByRole('button', { name: /LAI TIEN GUI T11/ }));
    await userEvent.click(await book.findByRole('button', { name: 'Lập phiếu thu' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Lập phiếu thu từ dòng sao kê' }));
    await expect(form.queryByRole('combobox', { name: 'Khách hàng' })).toBeNull();
    await userEvent.click(form.getByRole('combobox', { name: /^Loại thu/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /^Thu phí dịch vụ/ }));
    await userEvent.type(await form.findByRole('combobox', { name: 'Khách hàng' }), earned.CustomerPhone);
    const found = () => within(document.body).getByRole('option', { name: new RegExp(earned.CustomerName) });
    await waitFor(() => expect(found()).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(found());
    const order = await form.findByRole('combobox', { name: 'Đơn' });
    await waitFor(() => expect(order).toBeEnabled());
    await userEvent.click(order);
    await userEvent.click(await within(document.body).findByRole('option', { name: new RegExp(earned.Code) }));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const asked = within(await canvas.findByRole('alertdialog', { name: 'Lập phiếu thu từ dòng sao kê' }));
    await userEvent.click(asked.getByRole('button', { name: 'Xác nhận' }));
    await seeInPlace(asked, /đã ghi doanh thu/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(order).toHaveAccessibleDescription(/đã ghi doanh thu/));
  },
};

/** API không có sao kê tài khoản: không mời đối soát, địa chỉ cũ không mở gì. */
export const Absent: Story = {
  name: 'API không có sao kê',
  parameters: { app: { bare: { calls: 'named', fields: 'all' }, config: { missingCalls: ['*'] } } },
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Thao tác với/ });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(menu ?? document.body);
    await expect(await within(document.body).findByRole('menuitem', { name: 'Xem sổ quỹ' })).toBeVisible();
    await expect(within(document.body).queryByRole('menuitem', { name: 'Đối soát sao kê' })).toBeNull();
  },
};

async function takeStatement(canvas: Canvas): Promise<Canvas> {
  const book = within(await canvas.findByRole('dialog', { name: /^Đối soát sao kê/ }));
  await userEvent.click(await book.findByRole('button', { name: 'Tải sao kê lên' }));
  const form = await readInto(canvas);
  await userEvent.click(form.getByRole('button', { name: 'Nhận sao kê' }));
  await book.findByRole('region', { name: 'Kết quả đối soát' }, SLOW);
  return book;
}

async function readInto(canvas: Canvas): Promise<Canvas> {
  const form = within(await canvas.findByRole('dialog', { name: 'Tải sao kê tài khoản' }));
  const { head, rows } = sampleBankBook(shownEngine().world, ACCOUNT, LEAST);
  const file = new File([Uint8Array.from(bankBookCsv(head, rows))], 'sao-ke-thang-11.csv', { type: 'text/csv' });
  await userEvent.upload(form.getByLabelText(/^Sao kê/, { selector: 'input' }), file);
  await form.findByRole('region', { name: 'Xem trước sao-ke-thang-11.csv' }, SLOW);
  return form;
}

/** N opens the first line, Enter takes what it proposes and goes on, until only unknown ones are left. */
async function takeProposals(book: Canvas): Promise<void> {
  await expect(openOf(book)).toBeGreaterThan(2);
  await userEvent.keyboard('n');
  for (let left = openOf(book); left > 2; left = openOf(book)) {
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Khớp /));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(openOf(book)).toBeLessThan(left), SLOW);
  }
}

function openOf(book: Canvas): number {
  return Number(/\d+/.exec(book.getByText(/^Cần xử lý \(\d+\)$/).textContent ?? '')?.[0]);
}

async function voucherOf(canvas: Canvas, text: string, verb: string, type: RegExp): Promise<void> {
  const line = await canvas.findByRole('button', { name: new RegExp(text) });
  if (line.getAttribute('aria-expanded') === 'false') await userEvent.click(line);
  await userEvent.click(await canvas.findByRole('button', { name: verb }));
  const form = within(await canvas.findByRole('dialog', { name: `${verb} từ dòng sao kê` }));
  await userEvent.click(form.getByRole('combobox', { name: /^Loại/ }));
  await userEvent.click(await within(document.body).findByRole('option', { name: type }));
  await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
  const asked = within(await canvas.findByRole('alertdialog', { name: `${verb} từ dòng sao kê` }));
  await userEvent.click(asked.getByRole('button', { name: 'Xác nhận' }));
  await waitFor(() => expect(canvas.queryByRole('button', { name: new RegExp(text) })).toBeNull(), SLOW);
}
