import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../test/canvas.ts';
import { withApp } from '../../test/withApp.tsx';
import { ShopsScreen } from './ShopsScreen.tsx';
import { seeInPlace } from '../../test/seeInPlace.ts';

const meta = {
  title: 'Màn hình/Cửa hàng',
  component: ShopsScreen,
  decorators: [withApp({ at: '/manager/branch' })],
} satisfies Meta<typeof ShopsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Thẻ Phú Nhuận' })).toBeVisible();
  },
};

/** Cửa hàng còn tồn quỹ không xóa được: lời từ chối hiện ngay trong câu hỏi, cửa hàng vẫn còn. */
export const RefusedDeletion: Story = {
  name: 'Không cho xóa',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, 'Thẻ Gò Vấp'));
    await userEvent.click(row.getByRole('button', { name: /Thao tác/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Xóa' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Xóa' }));
    await seeInPlace(question, /quỹ|công nợ|Đang mở/);
  },
};

/** Công ty mở thêm một cửa hàng. */
export const OpenShop: Story = {
  name: 'Mở cửa hàng',
  parameters: { app: { as: 'congty', at: '/manager/branch?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tên cửa hàng/), 'Thẻ Bình Thạnh');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(within(document.body).getByText('Thêm cửa hàng thành công')).toBeVisible());
    await expect(await canvas.findByRole('link', { name: 'Thẻ Bình Thạnh' })).toBeVisible();
  },
};

/** Tỷ lệ của sổ doanh thu phí gõ vào thì còn sau khi lưu; để trống là không có. */
export const FeeRates: Story = {
  name: 'Nhập tỷ lệ của sổ doanh thu phí',
  parameters: { app: { at: '/manager/branch?open=2' } },
  play: async ({ canvas }) => {
    const vat = await canvas.findByLabelText(/^Tỷ lệ GTGT trên doanh thu phí/);
    await expect(vat).toHaveValue('');
    await userEvent.type(vat, '5');
    await userEvent.type(canvas.getByLabelText(/^Tỷ lệ TNCN trên doanh thu phí/), '2,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(within(document.body).getByText('Cập nhật cửa hàng thành công')).toBeVisible());
    await userEvent.click(await canvas.findByRole('link', { name: 'Thẻ Gò Vấp' }));
    await expect(await canvas.findByLabelText(/^Tỷ lệ GTGT trên doanh thu phí/)).toHaveValue('5');
    await expect(canvas.getByLabelText(/^Tỷ lệ TNCN trên doanh thu phí/)).toHaveValue('2,5');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByLabelText(/^Tỷ lệ GTGT/)).toBeNull());
  },
};

/** Chọn hoa hồng phải trả khi khách trả đủ: lưu xong mở lại vẫn còn, và nói chỉ tính cho đơn quyết toán từ lúc lưu. */
export const CommissionWhen: Story = {
  name: 'Hoa hồng phải trả khi khách trả đủ',
  parameters: { app: { at: '/manager/branch?open=2' } },
  play: async ({ canvas }) => {
    const choice = await canvas.findByLabelText(/^Hoa hồng phải trả/);
    await expect(choice).toHaveDisplayValue('Khi quyết toán đơn');
    await expect(canvas.getByText(/Chỉ tính cho đơn quyết toán từ lúc lưu/)).toBeVisible();
    await userEvent.selectOptions(choice, 'Khi khách trả đủ');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(within(document.body).getByText('Cập nhật cửa hàng thành công')).toBeVisible());
    await userEvent.click(await canvas.findByRole('link', { name: 'Thẻ Gò Vấp' }));
    await expect(await canvas.findByLabelText(/^Hoa hồng phải trả/)).toHaveDisplayValue('Khi khách trả đủ');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByLabelText(/^Hoa hồng phải trả/)).toBeNull());
  },
};

async function rowOf(canvas: Canvas, name: string): Promise<HTMLElement> {
  const row = (await canvas.findByRole('link', { name })).closest('tr');
  if (!row) throw new Error(`${name} stands in no row.`);
  return row;
}
