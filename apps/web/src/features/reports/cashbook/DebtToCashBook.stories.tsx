import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../../test/canvas.ts';
import { storyDebtor } from '../../../test/storyRecords.ts';
import { withWholeApp } from '../../../test/withApp.tsx';

const debtor = storyDebtor();

const meta = {
  title: 'Màn hình/Từ công nợ tới sổ quỹ',
  decorators: [withWholeApp({ at: `/debt/customer?customerID=${debtor.PartyID}` })],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'cashier' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Thu nợ xong thì khách hết nợ và sổ quỹ có dòng thu; hủy khoản thu thì nợ trở lại, sổ quỹ có cả hai dòng. */
export const CollectThenCancel: Story = {
  name: 'Thu nợ rồi hủy',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(debtor.Name) }, { timeout: 8000 }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Thu nợ' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Thu nợ' }));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Thu nợ' }));
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(drawer.getByText('Khách đang nợ')).toHaveTextContent('0 ₫'));
    await userEvent.click(drawer.getAllByRole('button', { name: 'Đóng' })[0] ?? document.body);

    await userEvent.click(await canvas.findByRole('link', { name: 'Sổ quỹ' }));
    await expect(await collections(canvas, 1)).toHaveLength(1);
    await userEvent.click((await collections(canvas, 1))[0] ?? document.body);

    const again = within(await canvas.findByRole('dialog', { name: new RegExp(debtor.Name) }));
    const made = within(await again.findByRole('region', { name: 'Thanh toán và điều chỉnh' }));
    await userEvent.click((await made.findAllByRole('button', { name: /^Hủy/ }))[0] ?? document.body);
    const cancel = within(await canvas.findByRole('alertdialog', { name: 'Hủy khoản thanh toán' }));
    await userEvent.type(cancel.getByLabelText(/^Lý do/), 'Thu nhầm khách');
    await userEvent.click(cancel.getByRole('button', { name: 'Hủy khoản thanh toán' }));
    await waitFor(() => expect(again.getByText('Khách đang nợ')).not.toHaveTextContent(/nợ0 ₫/));
    await userEvent.click(again.getAllByRole('button', { name: 'Đóng' })[0] ?? document.body);

    await userEvent.click(await canvas.findByRole('link', { name: 'Sổ quỹ' }));
    const lines = (await collections(canvas, 2)).map((link) => link.closest('tr')?.textContent);
    await expect(lines.filter((line) => line?.includes('Dòng đảo'))).toHaveLength(1);
  },
};

/** Links of the cash book's lines about the debtor's collection, once there are as many as expected. */
async function collections(canvas: Canvas, count: number): Promise<HTMLElement[]> {
  const book = within(await canvas.findByRole('grid', { name: 'Sổ quỹ' }));
  return waitFor(() => {
    const rows = book.getAllByRole('row').filter((row) => row.textContent?.includes(debtor.Name));
    const links = rows.filter((row) => row.textContent?.includes('Thu nợ')).map((row) => within(row).getByRole('link'));
    if (links.length !== count) throw new Error(`The cash book shows ${links.length} lines of the collection.`);
    return links;
  });
}
