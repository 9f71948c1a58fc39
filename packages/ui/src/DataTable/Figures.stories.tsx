import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';

interface Debt {
  Name: string;
  Opening: number;
  Increase: number;
  Decrease: number;
  Closing: number;
}

const columns: readonly Column<Debt>[] = [
  { field: 'Name', header: 'Khách hàng', width: 180 },
  { field: 'Opening', header: 'Dư đầu', cell: 'money', total: true, figure: 'Opening' },
  { field: 'Increase', header: 'Tăng', group: 'Trong kỳ', cell: 'money', total: true, figure: 'Increase' },
  { field: 'Decrease', header: 'Giảm', group: 'Trong kỳ', cell: 'money', total: true, figure: 'Decrease' },
  { field: 'Closing', header: 'Dư cuối', cell: 'money', total: true },
];

const rows: readonly Debt[] = [
  { Name: 'Nguyễn Thị Hoa', Opening: 0, Increase: 30_540_000, Decrease: 30_000_000, Closing: 540_000 },
  { Name: 'Lê Minh Đức', Opening: 1_200_000, Increase: 0, Decrease: 1_200_000, Closing: 0 },
];

const meta = {
  title: 'Bảng và dữ liệu/DataTable có số mở được',
  component: DataTable<Debt>,
  args: { label: 'Công nợ', columns, rowKey: 'Name', source: { rows }, onOpenFigure: fn() },
  parameters: {
    rules: {
      yes: [
        'Số tiền của báo cáo mở ra các bút toán làm nên nó, dòng tổng cũng vậy.',
        'Gom các cột cùng nghĩa dưới một tiêu đề: dư đầu, trong kỳ, dư cuối.',
      ],
      no: ['Mở một số mà tổng các dòng bên trong khác số đó.', 'Gom các cột không đứng cạnh nhau.'],
    },
  },
} satisfies Meta<typeof DataTable<Debt>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Ô và tổng mở được',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '30.540.000, xem tăng của Nguyễn Thị Hoa' }));
    await expect(args.onOpenFigure).toHaveBeenLastCalledWith({
      figure: 'Increase',
      header: 'Tăng',
      row: rows[0],
      amount: 30_540_000,
    });
    await userEvent.click(canvas.getByRole('button', { name: '31.200.000, xem giảm của tổng cộng' }));
    await expect(args.onOpenFigure).toHaveBeenLastCalledWith({
      figure: 'Decrease',
      header: 'Giảm',
      row: undefined,
      amount: 31_200_000,
    });
    await expect(canvas.queryByRole('button', { name: /xem dư cuối/ })).toBeNull();
  },
};

/** Tổng của các dòng tìm thấy không mở gì: nó là chữ, phím không dừng ở đó. */
export const ClosedTotals: Story = {
  name: 'Tổng không mở được',
  tags: ['bàn phím'],
  args: { source: { rows, totalsOpen: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /của tổng cộng/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '1.200.000, xem giảm của Lê Minh Đức' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '1.200.000, xem giảm của Lê Minh Đức' })).toHaveFocus();
  },
};

/** Mũi tên đi tới từng số, xuống cả dòng tổng; Enter mở. */
export const ByKeys: Story = {
  name: 'Bằng bàn phím',
  tags: ['bàn phím'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '0, xem dư đầu của Nguyễn Thị Hoa' }));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '30.540.000, xem tăng của tổng cộng' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenFigure).toHaveBeenLastCalledWith(expect.objectContaining({ row: undefined }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '30.540.000, xem tăng của tổng cộng' })).toHaveFocus();
  },
};

/** Ở bề rộng của quầy, tiêu đề chung đứng trên hai cột của nó và được đọc cùng tên từng cột. */
export const GroupedTitles: Story = {
  name: 'Tiêu đề gom cột',
  globals: { viewport: { value: 'cashier' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Trong kỳ: Tăng' })).toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'Dư đầu' })).toBeInTheDocument();
  },
};

export const Plain: Story = {
  name: 'Không mở được',
  args: { onOpenFigure: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /xem tăng/ })).toBeNull();
  },
};
