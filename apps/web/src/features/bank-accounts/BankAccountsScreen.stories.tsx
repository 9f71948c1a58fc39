import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { seeToast } from '../../test/seeToast.ts';
import { withApp } from '../../test/withApp.tsx';
import { BankAccountsScreen } from './BankAccountsScreen.tsx';
import { seeInPlace } from '../../test/seeInPlace.ts';

const meta = {
  title: 'Màn hình/Tài khoản ngân hàng',
  component: BankAccountsScreen,
  decorators: [withApp({ at: '/manager/bankcard' })],
} satisfies Meta<typeof BankAccountsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A balance leads to the cash-book entries it is the sum of. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const [balance] = await canvas.findAllByRole('link', { name: /^\d{1,3}(\.\d{3})+$/ });
    await expect(balance).toHaveAttribute('href', expect.stringContaining('/report/cashbook?accountType=2&accountID='));
  },
};

export const WrongFields: Story = {
  name: 'Ô nhập sai',
  parameters: { app: { at: '/manager/bankcard?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Số tài khoản/), '12ab');
    await userEvent.clear(canvas.getByLabelText(/^Số dư đầu/));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(canvas.getByText('Vui lòng chọn ngân hàng')).toBeVisible();
    await expect(canvas.getByText('Số tài khoản không hợp lệ: nhập từ 6 đến 19 chữ số')).toBeVisible();
    await expect(canvas.getByText('Vui lòng nhập chủ tài khoản')).toBeVisible();
    await expect(canvas.getByText('Vui lòng nhập số dư đầu')).toBeVisible();
  },
};

/** Thêm tài khoản 500 triệu: số dư bằng số dư đầu và cộng vào dòng tổng. */
export const AddAccount: Story = {
  name: 'Thêm tài khoản',
  parameters: { app: { scenario: 'empty', at: '/manager/bankcard?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Ngân hàng/ }), 'vietcombank');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByLabelText(/^Số tài khoản/), '1017595600');
    await userEvent.type(canvas.getByLabelText(/^Chủ tài khoản/), 'TRAN VAN CHU');
    await userEvent.clear(canvas.getByLabelText(/^Số dư đầu/));
    await userEvent.type(canvas.getByLabelText(/^Số dư đầu/), '500tr');
    await expect(canvas.getByText(/Năm trăm triệu đồng/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await seeToast('Thêm tài khoản ngân hàng thành công');
    await expect(await canvas.findByRole('link', { name: '500.000.000' })).toBeVisible();
  },
};

/** Số thẻ gõ nhầm vào ô số tài khoản thì được hỏi lại trước khi lưu. */
export const CardNumberAsAccount: Story = {
  name: 'Gõ số thẻ vào ô số tài khoản',
  parameters: { app: { scenario: 'empty', at: '/manager/bankcard?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Ngân hàng/ }), 'vietcombank');
    await userEvent.keyboard('{Enter}');
    const account = canvas.getByLabelText(/^Số tài khoản/);
    await userEvent.type(account, '4111111111111111');
    await userEvent.type(canvas.getByLabelText(/^Chủ tài khoản/), 'TRAN VAN CHU');
    await userEvent.keyboard('{Enter}');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Xem lại trước khi lưu' }));
    await expect(question.getByText(/giống số thẻ Visa đầy đủ/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(account).toHaveFocus();
    await expect(canvas.queryByText('Thêm tài khoản ngân hàng thành công')).not.toBeInTheDocument();
  },
};

/** Tài khoản âm thì số dư và dòng tổng màu đỏ. */
export const Overdrawn: Story = {
  name: 'Số dư âm',
  parameters: { app: { scenario: 'empty', at: '/manager/bankcard?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Ngân hàng/ }), 'vietcombank');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByLabelText(/^Số tài khoản/), '1017595600');
    await userEvent.type(canvas.getByLabelText(/^Chủ tài khoản/), 'TRAN VAN CHU');
    await userEvent.clear(canvas.getByLabelText(/^Số dư đầu/));
    await userEvent.type(canvas.getByLabelText(/^Số dư đầu/), '-17500000{Enter}');
    await seeToast('Thêm tài khoản ngân hàng thành công');
    await expect(await canvas.findByRole('link', { name: '-17.500.000' })).toBeVisible();
    for (const figure of canvas.getAllByText('-17.500.000')) await expect(figure).toHaveClass('st-overdrawn');
  },
};

/** Tài khoản đã có tiền ra vào thì không xóa được. */
export const DeleteRefused: Story = {
  name: 'Không cho xóa',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Thao tác/ })[0] ?? document.body);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Xóa' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Xóa tài khoản ngân hàng' }));
    await userEvent.click(question.getByRole('button', { name: 'Xóa' }));
    await seeInPlace(question, /không thể xóa/);
  },
};

/** Tính lại số dư từ bút toán: sổ đúng thì không có gì thay đổi. */
export const Rebuild: Story = {
  name: 'Tính lại số dư',
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link');
    await userEvent.click(canvas.getByRole('button', { name: 'Tính lại' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Tính lại số dư tài khoản' }));
    await userEvent.click(question.getByRole('button', { name: 'Tính lại' }));
    await expect(await canvas.findByText(/^Đã so 2 tài khoản, .* không có gì thay đổi\.$/)).toBeVisible();
  },
};
