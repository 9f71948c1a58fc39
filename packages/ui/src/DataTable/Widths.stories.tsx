import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';

interface Shop {
  Name: string;
  Address: string;
  Turnover: number;
}

const columns: readonly Column<Shop>[] = [
  { field: 'Name', header: 'Cửa hàng', width: 160 },
  { field: 'Address', header: 'Địa chỉ', width: 200 },
  { field: 'Turnover', header: 'Doanh số', cell: 'money' },
];

const rows: readonly Shop[] = [
  { Name: 'Minh Khai', Address: '12 Nguyễn Thị Minh Khai, Quận 1', Turnover: 1_250_000_000 },
  { Name: 'Cầu Giấy', Address: '144 Xuân Thủy, Cầu Giấy, Hà Nội', Turnover: 830_000_000 },
];

const meta = {
  title: 'Bảng và dữ liệu/DataTable có cột kéo rộng',
  component: DataTable<Shop>,
  args: { label: 'Cửa hàng', columns, rowKey: 'Name', source: { rows } },
  globals: { viewport: { value: 'cashier' } },
  parameters: {
    rules: {
      yes: ['Kéo mép tiêu đề để đọc hết một cột, bấm đúp để trả về.', 'Mỗi dòng có tên: cột đầu là tiêu đề của dòng.'],
      no: ['Đặt cột đầu là số thứ tự: dòng mất tên.', 'Đặt sẵn cột tiền hẹp đến mức số bị cắt.'],
    },
  },
} satisfies Meta<typeof DataTable<Shop>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The edge of a title is drawn with the mouse; a double press gives the column back its own width. */
export const Drawn: Story = {
  name: 'Kéo bằng chuột',
  play: async ({ canvas }) => {
    const title = () => canvas.getByRole('columnheader', { name: 'Cửa hàng' });
    const edge = title().querySelector('.st-table__edge') as HTMLElement;
    const { width, right, top } = title().getBoundingClientRect();
    edge.setPointerCapture = () => undefined;
    const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: top + 10 });
    await fireEvent.pointerDown(edge, at(right));
    await fireEvent.pointerMove(edge, at(right + 60));
    await fireEvent.pointerUp(edge, at(right + 60));
    await expect(title().offsetWidth).toBe(Math.round(width + 60));
    await userEvent.dblClick(title().querySelector('.st-table__edge') as HTMLElement);
    await expect(title().offsetWidth).toBe(Math.round(width));
  },
};

/** With Alt+Shift and the arrows at a title; every row is named by its first cell. */
export const Keyboard: Story = {
  name: 'Kéo bằng phím, tiêu đề của dòng',
  play: async ({ canvas }) => {
    const title = canvas.getByRole('columnheader', { name: 'Địa chỉ' });
    const { offsetWidth } = title;
    title.focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Alt}');
    await expect(title.offsetWidth).toBe(offsetWidth + 32);
    await expect(canvas.getByText(`Cột Địa chỉ rộng ${offsetWidth + 32} px`)).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{Shift>}{Home}{/Shift}{/Alt}');
    await expect(title.offsetWidth).toBe(offsetWidth);
    await expect(canvas.getByRole('rowheader', { name: 'Minh Khai' })).toBeVisible();
  },
};
