import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '../../test/withApp.tsx';
import { VouchersScreen } from './VouchersScreen.tsx';

const meta = {
  title: 'Màn hình/Phiếu thu chi',
  component: VouchersScreen,
  decorators: [withApp({ at: '/collect-expense' })],
} satisfies Meta<typeof VouchersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^P[TC]\d{6}$/ }))[0]).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Thu chi từng quỹ' })).toBeVisible();
  },
};

async function fill(dialog: HTMLElement, amount: string): Promise<void> {
  const fields = within(dialog);
  await userEvent.click(await fields.findByRole('combobox', { name: /Loại chi/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Tiền điện|Điện nước/ }));
  await userEvent.type(fields.getByRole('textbox', { name: /Số tiền/ }), amount);
  await userEvent.type(fields.getByRole('textbox', { name: 'Đối tượng' }), 'Điện lực Phú Nhuận');
  await userEvent.type(fields.getByRole('textbox', { name: /Diễn giải/ }), 'Tiền điện tháng này');
  await userEvent.click(fields.getByRole('button', { name: 'Tiếp tục' }));
}

/** Lập một phiếu chi: xác nhận nhắc lại số tiền và quỹ, phiếu vào sổ ngay và đứng đầu danh sách. */
export const Expense: Story = {
  name: 'Lập phiếu chi',
  tags: ['điện thoại'],
  parameters: { app: { at: '/collect-expense?chi=new' } },
  play: async ({ canvas }) => {
    await fill(await screen.findByRole('dialog', { name: 'Lập phiếu chi' }), '1250000');
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('1.250.000');
    await expect(question).toHaveTextContent('Tiền mặt');
    await userEvent.click(within(question).getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(screen.getByText('Lập phiếu chi thành công')).toBeVisible());
    const row = (await canvas.findAllByText('Điện lực Phú Nhuận'))[0]?.closest('tr');
    await expect(row).toHaveTextContent('1.250.000');
    await expect(row).toHaveTextContent('Đã ghi sổ');
  },
};

/** Phiếu lớn không vào quỹ: chờ người khác duyệt, người lập chỉ rút lại được. */
export const LargeExpense: Story = {
  name: 'Phiếu lớn chờ duyệt',
  parameters: { app: { at: '/collect-expense?chi=new' } },
  play: async ({ canvas }) => {
    await fill(await screen.findByRole('dialog', { name: 'Lập phiếu chi' }), '25000000');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(screen.getByText(/đang chờ người khác duyệt/)).toBeVisible());
    const row = (await canvas.findAllByText('Điện lực Phú Nhuận'))[0]?.closest('tr');
    await expect(row).toHaveTextContent('Chờ duyệt');
    await userEvent.click(within(row as HTMLElement).getByRole('link', { name: /^PC\d{6}$/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Phiếu thu chi' });
    await expect(await within(drawer).findByRole('button', { name: 'Rút lại' })).toBeVisible();
    await expect(within(drawer).queryByRole('button', { name: 'Duyệt' })).not.toBeInTheDocument();
  },
};

/** Hủy phiếu đã ghi sổ với lý do; phiếu vẫn còn trong danh sách. */
export const Cancelled: Story = {
  name: 'Hủy phiếu',
  parameters: { app: { at: '/collect-expense?Status=1' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^P[TC]\d{6}$/ });
    if (!first) throw new Error('No booked voucher is there.');
    await userEvent.click(first);
    const drawer = await screen.findByRole('dialog', { name: 'Phiếu thu chi' });
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Hủy phiếu' }));
    const question = await screen.findByRole('alertdialog', { name: /^Hủy phiếu/ });
    await userEvent.type(within(question).getByRole('textbox', { name: /Lý do/ }), 'Ghi nhầm quỹ');
    await userEvent.click(within(question).getByRole('button', { name: /^Hủy phiếu/ }));
    await waitFor(() => expect(screen.getByText(/^Hủy phiếu (thu|chi) thành công$/)).toBeVisible());
    await expect(await within(drawer).findByText('Ghi nhầm quỹ')).toBeVisible();
  },
};

/** Phiếu trên giấy A5 có số tiền bằng chữ và chỗ ký. */
export const Paper: Story = {
  name: 'In phiếu',
  parameters: { app: { at: '/collect-expense?Status=1' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^P[TC]\d{6}$/ });
    if (!first) throw new Error('No booked voucher is there.');
    await userEvent.click(first);
    const drawer = await screen.findByRole('dialog', { name: 'Phiếu thu chi' });
    await userEvent.click(await within(drawer).findByRole('button', { name: 'In phiếu' }));
    const paper = await screen.findByRole('dialog', { name: /^Phiếu (thu|chi)$/ });
    await expect(within(paper).getByText(/ đồng$/)).toBeVisible();
    await expect(within(paper).getByText('Thủ quỹ')).toBeVisible();
  },
};
