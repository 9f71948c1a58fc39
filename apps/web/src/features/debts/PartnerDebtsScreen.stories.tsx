import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { shownMoney } from '../../test/shownMoney.ts';
import { storyParty } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { PartnerDebtsScreen } from './PartnerDebtsScreen.tsx';

/** A partner that owes on some orders and is owed on others. */
const partner = storyParty(2, ({ Closing, Collectable = 0 }) => Collectable > 0 && Collectable > Closing);
const debtor = storyParty(1, ({ Collectable = 0, InWork }) => Collectable >= 100_000 && InWork === 0);
const drawerAt = (form = '') => ({ app: { at: `/debt/partner?partnerID=${partner.PartyID}${form}` } });
const owes = (amount: number) => shownMoney(Math.abs(amount));

const meta = {
  title: 'Màn hình/Công nợ đối tác',
  component: PartnerDebtsScreen,
  decorators: [withApp({ at: '/debt/partner' })],
} satisfies Meta<typeof PartnerDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: partner.Name })).toBeVisible();
    await expect(canvas.getByText('Tổng cộng')).toBeVisible();
  },
};

/** API bỏ qua loại đối tượng thì trả về khách hàng: màn hình nói vậy, không bày khách hàng như đối tác. */
export const KindPassedOver: Story = {
  name: 'API không lọc theo loại',
  parameters: { app: { bare: { calls: 'named', fields: 'all' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Máy chủ API chưa lọc được theo điều kiện này')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: debtor.Name })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull();
  },
};

/** Đơn đối tác nợ và đơn cửa hàng nợ đối tác đứng cạnh nhau, mỗi đơn còn bao nhiêu. */
export const Documents: Story = {
  name: 'Theo đơn',
  parameters: drawerAt('&tab=documents'),
  play: async ({ canvas }) => {
    const orders = within(await canvas.findByRole('region', { name: 'Theo đơn' }));
    await expect((await orders.findAllByText('Mở đơn'))[0]).toBeVisible();
  },
};

/** Thu đối tác: bấm đúp cũng chỉ ghi một lần, số nợ giảm đúng số thu; hủy với lý do thì nợ trở lại. */
export const Collect: Story = {
  name: 'Thu rồi hủy',
  tags: ['điện thoại'],
  parameters: drawerAt('&tab=documents'),
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(partner.Name) }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Thu đối tác' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Thu đối tác' }));
    const amount = form.getByLabelText(/^Số tiền/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1tr');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Thu đối tác' }));
    await expect(question.getByText('Tiền mặt')).toBeVisible();
    await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(drawer.getByText('Đối tác đang nợ')).toHaveTextContent(owes(partner.Closing - 1e6)));
    const made = within(drawer.getByRole('region', { name: 'Thanh toán và điều chỉnh' }));
    await userEvent.click((await made.findAllByRole('button', { name: /^Hủy/ }))[0] ?? document.body);
    const cancel = within(await canvas.findByRole('alertdialog', { name: 'Hủy khoản thanh toán' }));
    await userEvent.type(cancel.getByLabelText(/^Lý do/), 'Thu nhầm đối tác');
    await userEvent.click(cancel.getByRole('button', { name: 'Hủy khoản thanh toán' }));
    await waitFor(() => expect(drawer.getByText('Đối tác đang nợ')).toHaveTextContent(owes(partner.Closing)));
  },
};

/** Thu nhiều hơn số đang nợ chỉ được khi phần vượt giữ làm ứng trước. */
export const Advance: Story = {
  name: 'Thu vượt làm ứng trước',
  parameters: drawerAt('&pay=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Thu đối tác' }));
    const amount = form.getByLabelText(/^Số tiền/);
    await userEvent.clear(amount);
    await userEvent.type(amount, String((partner.Collectable ?? 0) + 1));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await form.findByText(/^Số tiền vượt quá công nợ còn lại/)).toBeVisible();
    await userEvent.click(form.getByLabelText('Phần vượt công nợ giữ làm ứng trước'));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Thu đối tác' }));
    await expect(question.getByText('Phần vượt công nợ giữ làm ứng trước.')).toBeVisible();
  },
};

/** Cấn trừ với đơn mà chính đối tác nợ: không qua quỹ, tổng công nợ không đổi, hai bên cùng bớt. */
export const OffsetOwn: Story = {
  name: 'Cấn trừ với chính đối tác',
  parameters: drawerAt('&tab=documents&offset=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Cấn trừ công nợ' }));
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Hai bên thống nhất cấn trừ');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Cấn trừ công nợ' }));
    await expect(question.getByText('Không qua quỹ')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    const made = within(await canvas.findByRole('region', { name: 'Thanh toán và điều chỉnh' }));
    await expect(await made.findByText(/Cấn trừ với đơn mà đối tác nợ · Hai bên thống nhất cấn trừ/)).toBeVisible();
    await expect(canvas.getByText('Đối tác đang nợ')).toHaveTextContent(owes(partner.Closing));
  },
};

/** Cấn trừ với nợ của một khách: khách bớt nợ, cửa hàng bớt nợ đối tác. */
export const OffsetCustomer: Story = {
  name: 'Cấn trừ với khách hàng',
  parameters: drawerAt('&tab=documents&offset=new'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Cấn trừ công nợ' }));
    await userEvent.click(form.getByRole('radio', { name: 'Một khách hàng nợ' }));
    await userEvent.click(await form.findByRole('combobox', { name: 'Khách hàng' }));
    await userEvent.keyboard(debtor.Code);
    const list = within(await within(document.body).findByRole('listbox', { name: 'Khách hàng' }));
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(list.getByRole('option', { name: new RegExp(debtor.Code) }));
    const amount = form.getByLabelText(/^Số tiền/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '100k');
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Khách của đối tác trả thay');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Cấn trừ công nợ' }));
    await expect(question.getByText(`${partner.Name} và ${debtor.Name}`)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    const made = within(await canvas.findByRole('region', { name: 'Thanh toán và điều chỉnh' }));
    await expect(await made.findByText(new RegExp(`Cấn trừ với ${debtor.Name}`))).toBeVisible();
    await expect(canvas.getByText('Đối tác đang nợ')).toHaveTextContent(owes(partner.Closing + 100_000));
  },
};

/** Phần đối ứng đã trả và các lần cấn trừ đứng thành một bảng. */
export const Reciprocals: Story = {
  name: 'Đối ứng và cấn trừ',
  parameters: drawerAt('&tab=reciprocals'),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Đối ứng và cấn trừ' }));
    await expect((await table.findAllByText('Cấn trừ'))[0]).toBeVisible();
  },
};

/** Bảng kê để in và ký, hay chép thành tin nhắn; còn nợ thì có mã chuyển khoản. */
export const Statement: Story = {
  name: 'Bảng kê',
  parameters: drawerAt('&statement=new'),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Bảng kê công nợ' }));
    const paper = within(dialog.getByRole('article', { name: 'Bảng kê công nợ' }));
    await expect(await paper.findByText('Bằng chữ')).toBeVisible();
    await expect(await paper.findByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Sao chép để gửi' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Xuất Excel' })).toBeEnabled();
  },
};
