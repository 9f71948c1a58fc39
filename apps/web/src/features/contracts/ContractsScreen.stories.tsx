import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../test/canvas.ts';
import { withApp } from '../../test/withApp.tsx';
import { ContractsScreen } from './ContractsScreen.tsx';

const meta = {
  title: 'Màn hình/Hợp đồng',
  component: ContractsScreen,
  decorators: [withApp({ at: '/contract' })],
} satisfies Meta<typeof ContractsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const first = await firstOrder(canvas);
    await expect(first).toBeVisible();
    await expect(canvas.getByText('Tổng cộng')).toBeVisible();
    // A phone shows cards, without titles of columns.
    if (import.meta.env.VITE_STORY_VIEWPORT === 'phone') return;
    const top = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top;
    await expect(first.getBoundingClientRect().top - top).toBeLessThan(170);
    const titles = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(titles.indexOf('Trạng thái')).toBeLessThan(3);
    const grid = canvas.getByRole('grid', { name: 'Hợp đồng' }).parentElement?.getBoundingClientRect();
    for (const title of ['Số tiền', 'Phí (F)', 'Khách còn nợ']) {
      const { right } = canvas.getByRole('columnheader', { name: title }).getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(grid?.right ?? 0);
    }
  },
};

/** Kiểu xem có sẵn: đơn của tôi, thẻ lọc nói tên nhân viên. */
export const Mine: Story = {
  name: 'Của tôi',
  play: async ({ canvas }) => {
    await firstOrder(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Kiểu xem: Mặc định/ }));
    await userEvent.click(within(document.body).getByRole('menuitemradio', { name: /^Của tôi/ }));
    await expect(await canvas.findByRole('button', { name: 'Bỏ lọc Nhân viên: Trần Văn Chủ' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Kiểu xem: Của tôi$/ })).toBeVisible();
  },
};

export const NoMatch: Story = {
  name: 'Không khớp bộ lọc',
  parameters: { app: { at: '/contract?GeneralSearch=không+có+đơn+này' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không khớp bộ lọc')).toBeVisible();
  },
};

/** Giao dịch viên không có quyền xem lợi nhuận: cột đó không có, không phải một cột trống. */
export const Cashier: Story = {
  name: 'Giao dịch viên',
  parameters: { app: { as: 'nhanvien' } },
  play: async ({ canvas }) => {
    await expect(await firstOrder(canvas)).toBeVisible();
    await expect(canvas.getAllByText(/^Khách còn nợ/)[0]).toBeInTheDocument();
    await expect(canvas.queryByText(/lợi nhuận/i)).toBeNull();
  },
};

/** Lọc các đơn đang làm, rồi bỏ lọc bằng thẻ lọc. */
export const InWork: Story = {
  name: 'Đang thực hiện',
  play: async ({ canvas }) => {
    await firstOrder(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }));
    await userEvent.selectOptions(canvas.getByLabelText('Trạng thái'), 'Đang làm');
    const chip = await canvas.findByRole('button', { name: /^Bỏ lọc Trạng thái: Đang làm/ });
    await waitFor(() => expect(canvas.queryByText('Hoàn thành', { selector: '[role="gridcell"] *' })).toBeNull());
    await userEvent.click(chip);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Bỏ lọc/ })).toBeNull());
  },
};

/** Một dòng là một đường dẫn thật, mở chi tiết hợp đồng. */
export const OpensDetail: Story = {
  name: 'Mở chi tiết',
  play: async ({ canvas }) => {
    await userEvent.click(await firstOrder(canvas));
    await expect(await canvas.findByText(/^Đã mở \/contract\/\d+$/)).toBeVisible();
  },
};

async function firstOrder(canvas: Canvas): Promise<HTMLElement> {
  const table = within(await canvas.findByRole('grid', { name: 'Hợp đồng' }));
  const [first] = await table.findAllByRole('link', { name: /^HD\d{6}$/ });
  if (!first) throw new Error('The list of orders shows no row.');
  return first;
}
