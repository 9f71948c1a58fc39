import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../test/canvas.ts';
import { seeToast } from '../../test/seeToast.ts';
import { withApp } from '../../test/withApp.tsx';
import { ExpiringCardsScreen } from './ExpiringCardsScreen.tsx';

const meta = {
  title: 'Màn hình/Thẻ sắp hết hạn',
  component: ExpiringCardsScreen,
  decorators: [withApp({ at: '/card/expired' })],
} satisfies Meta<typeof ExpiringCardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const table = await tableOf(canvas);
    await expect(table.getAllByText('Đã hết hạn').length).toBeGreaterThan(0);
    await expect(table.getAllByText('Sắp hết hạn').length).toBeGreaterThan(0);
    await expect(table.getAllByRole('link', { name: /^0\d{9}$/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:0\d{9}$/),
    );
  },
};

/** Chỉ thẻ đã hết hạn: ô lọc luôn ở trong tầm mắt. */
export const OnlyExpired: Story = {
  name: 'Chỉ thẻ đã hết hạn',
  play: async ({ canvas }) => {
    await tableOf(canvas);
    await userEvent.selectOptions(canvas.getByLabelText('Hạn thẻ'), 'Đã hết hạn');
    await expect(await canvas.findByText('Hạn thẻ: Đã hết hạn')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Sắp hết hạn', { selector: '.st-tag' })).toBeNull());
  },
};

/** Gõ 0928 như in trên thẻ mới: hạn cũ hay hạn đã qua bị từ chối, hạn mới thì thẻ rời danh sách. */
export const Renew: Story = {
  name: 'Gia hạn thẻ',
  play: async ({ canvas }) => {
    const holder = await firstHolder(canvas);
    await openMenu(canvas, 'Gia hạn');
    const form = within(await canvas.findByRole('dialog', { name: 'Gia hạn thẻ' }));
    const expiry = form.getByLabelText(/^Hạn thẻ mới/);
    await userEvent.type(expiry, '0926{Enter}');
    await expect(await form.findByText(/^Hạn mới phải sau hạn cũ/)).toBeVisible();
    await userEvent.clear(expiry);
    await userEvent.type(expiry, '0928{Enter}');
    await seeToast('Gia hạn thẻ thành công');
    await waitFor(() => expect(canvas.queryByRole('link', { name: holder })).toBeNull());
  },
};

/** Thẻ ngừng dùng không còn được báo hết hạn. */
export const Stop: Story = {
  name: 'Ngừng dùng thẻ',
  play: async ({ canvas }) => {
    const holder = await firstHolder(canvas);
    await openMenu(canvas, 'Ngừng dùng');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Ngừng dùng thẻ' }));
    await expect(question.getByText(/không còn được báo đến hạn và không tạo lịch hẹn mới/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Ngừng dùng' }));
    await seeToast('Ngừng dùng thẻ thành công');
    await waitFor(() => expect(canvas.queryByRole('link', { name: holder })).toBeNull());
  },
};

/** Cấp công ty thấy thẻ của mọi cửa hàng và không sửa gì. */
export const Company: Story = {
  name: 'Cấp công ty',
  parameters: { app: { as: 'congty' } },
  play: async ({ canvas }) => {
    await tableOf(canvas);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Thao tác/ })[0] ?? document.body);
    await expect(await canvas.findByRole('menuitem', { name: 'Xem khách hàng' })).toBeVisible();
    await expect(canvas.queryByRole('menuitem', { name: 'Gia hạn' })).toBeNull();
  },
};

async function tableOf(canvas: Canvas) {
  const table = within(await canvas.findByRole('grid', { name: 'Thẻ sắp hết hạn' }));
  await table.findAllByRole('link');
  return table;
}

/** Name on the card in the first row. */
async function firstHolder(canvas: Canvas): Promise<string> {
  const [first] = (await tableOf(canvas)).getAllByRole('link');
  return first?.textContent ?? '';
}

async function openMenu(canvas: Canvas, line: string): Promise<void> {
  await userEvent.click(canvas.getAllByRole('button', { name: /^Thao tác/ })[0] ?? document.body);
  await userEvent.click(await canvas.findByRole('menuitem', { name: line }));
}
