import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps, TableQuery } from './tableProps.ts';
import { PaginationLocaleProvider } from './texts.tsx';

interface Customer {
  Code: string;
  FullName: string;
  Phone: string;
  Last4: string | null;
  FeePercent: number;
  Debt: number;
  Orders: number;
  LastDate: string;
  Status: 0 | 1;
}

const columns: readonly Column<Customer>[] = [
  { field: 'FullName', header: 'Khách hàng', width: 200, sortable: true },
  { field: 'Code', header: 'Mã', width: 110, sortable: true },
  { field: 'Phone', header: 'Điện thoại', width: 120 },
  { field: 'Last4', header: 'Thẻ', cell: 'card' },
  { field: 'Orders', header: 'Số đơn', cell: 'number', total: true },
  { field: 'FeePercent', header: 'Phí', cell: 'percent' },
  { field: 'Debt', header: 'Công nợ', cell: 'money', sortable: true, total: true },
  { field: 'LastDate', header: 'Đơn gần nhất', cell: 'date', sortable: true },
  {
    field: 'Status',
    header: 'Trạng thái',
    cell: 'status',
    status: { 1: { label: 'Đang hoạt động', tone: 'success' }, 0: { label: 'Ngừng', tone: 'neutral' } },
  },
];

const meta = {
  title: 'Bảng và dữ liệu/DataTable',
  component: DataTable<Customer>,
  args: {
    label: 'Khách hàng',
    columns,
    rowKey: 'Code',
    source: { rows: customers(20), total: 134 },
    query: { page: 1, pageSize: 20, sort: [{ field: 'FullName', dir: 'asc' }], onChange: fn() },
    rowHref: (row: Customer) => `#/customer/${row.Code}`,
    rowActions: () => [
      { label: 'Sửa', icon: 'edit', onSelect: fn() },
      { label: 'Xóa', icon: 'trash', danger: true, separated: true, onSelect: fn() },
    ],
  },
  parameters: {
    rules: {
      yes: [
        'Một bảng một màn hình.',
        'Sắp xếp, lọc và trang nằm trong địa chỉ để gửi được cho người khác.',
        'Theo trang «Cột tiền và bảng» cho từng loại cột.',
      ],
      no: [
        'Tải hết rồi lọc ở trình duyệt.',
        'Bảng chỉ để dàn trang: dùng DescriptionList.',
        'Đặt biểu mẫu trong ô: mở FormDialog.',
      ],
    },
  },
} satisfies Meta<typeof DataTable<Customer>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Có dữ liệu' };

export const Loading: Story = { name: 'Đang tải lần đầu', args: { source: { rows: undefined, loading: true } } };

export const Refreshing: Story = {
  name: 'Đang tải lại',
  args: { source: { rows: customers(5), total: 134, loading: true } },
};

export const Empty: Story = { name: 'Chưa có dữ liệu', args: { source: { rows: [], total: 0 } } };

export const NoMatch: Story = {
  name: 'Không khớp bộ lọc',
  args: {
    source: { rows: [], total: 0 },
    query: { page: 1, pageSize: 20, sort: [], filtered: true, onClearFilters: fn(), onChange: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa lọc' }));
    await expect(args.query?.onClearFilters).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: 'Lỗi',
  args: { source: { rows: undefined, error: 'Không kết nối được máy chủ', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.source.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  name: 'Tên rất dài',
  args: {
    source: {
      rows: customers(3, {
        FullName: 'Công Tằng Tôn Nữ Nguyễn Thị Huyền Trang Anh Thư Phương Thảo',
        Debt: -987_654_321_000,
      }),
    },
    query: undefined,
  },
};

export const Totals: Story = {
  name: 'Tổng của máy chủ',
  args: { source: { rows: customers(4), total: 134, totals: { Debt: 1_234_567_000, Orders: 402 } } },
};

export const English: Story = {
  name: 'Phân trang tiếng Anh',
  args: { source: { rows: customers(3), total: 134 } },
  decorators: [
    (Story) => (
      <PaginationLocaleProvider locale="en">
        <Story />
      </PaginationLocaleProvider>
    ),
  ],
};

export const OpensDialog: Story = {
  name: 'Dòng mở hộp thoại',
  args: { rowHref: undefined, rowActions: undefined, onOpen: fn(), source: { rows: customers(3) }, query: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bùi Thị An' }));
    await userEvent.click(canvas.getByText('0900000002'));
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const Choosing: Story = {
  name: 'Chọn dòng, Shift chọn cả đoạn',
  args: { source: { rows: customers(12), total: 12 } },
  render: (args) => <Chooser {...args} />,
  play: async ({ canvas }) => {
    const boxes = () => canvas.getAllByRole<HTMLInputElement>('checkbox', { name: /Chọn [A-ZĐ]/ });
    const keys = userEvent.setup();
    await keys.click(boxes()[1] as HTMLElement);
    await keys.keyboard('{Shift>}');
    await keys.click(boxes()[4] as HTMLElement);
    await keys.keyboard('{/Shift}');
    await expect(canvas.getByText('Đã chọn 4')).toBeVisible();
    await expect(
      boxes()
        .map((box) => box.checked)
        .slice(0, 6),
    ).toEqual([false, true, true, true, true, false]);
    await keys.click(canvas.getByRole('checkbox', { name: 'Chọn tất cả các dòng trên trang' }));
    await expect(canvas.getByText('Đã chọn 12')).toBeVisible();
    await keys.click(canvas.getByRole('button', { name: 'Bỏ chọn' }));
    await expect(canvas.queryByText(/Đã chọn/)).toBeNull();
    await keys.click(boxes()[2] as HTMLElement);
  },
};

/** The rows follow the density of the page; the table's own choice goes from there. */
export const PageDensity: Story = {
  name: 'Theo mật độ của trang',
  globals: { density: 'compact', viewport: { value: 'manager' } },
  args: { source: { rows: customers(12), total: 12 } },
  play: async ({ canvas }) => {
    const height = () => canvas.getByRole('link', { name: 'Bùi Thị An' }).closest('tr')?.offsetHeight;
    await waitFor(() => expect(height()).toBe(34));
    const { dataset } = document.documentElement;
    dataset.density = 'normal';
    await waitFor(() => expect(height()).toBe(42));
    dataset.density = 'compact';
    await waitFor(() => expect(height()).toBe(34));
  },
};

export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  globals: { viewport: { value: 'cashier' } },
  args: { source: { rows: customers(12), total: 12 } },
  render: (args) => <Chooser {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const keys = userEvent.setup();
    const focused = () => canvasElement.ownerDocument.activeElement as HTMLElement;
    const cell = () => [
      focused().closest('tr')?.dataset.index,
      focused().closest<HTMLTableCellElement>('td, th')?.cellIndex,
    ];
    canvas.getByRole('link', { name: 'Bùi Thị An' }).focus();
    await keys.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(cell()).toEqual(['1', 3]);
    await keys.keyboard('{End}');
    await expect(cell()).toEqual(['1', 10]);
    await expect(focused()).toHaveAccessibleName('Thao tác với Đỗ Văn Bình');
    await keys.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('menuitem', { name: 'Sửa' })).toHaveFocus();
    await keys.keyboard('{Escape}{Home}{PageDown}');
    await expect(cell()[1]).toBe(0);
    await keys.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}');
    await expect(cell()).toEqual(['-1', 1]);
    await keys.keyboard('{ArrowDown}{ArrowRight} {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(canvas.getByText('Đã chọn 3')).toBeVisible();
    await keys.keyboard('{Control>}{End}{/Control}{Home}{ArrowRight}');
    await expect(focused()).toHaveAttribute('href', '#/customer/KH000012');
    await expect(canvasElement.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
  },
};

export const Sorting: Story = {
  name: 'Sắp xếp',
  globals: { viewport: { value: 'cashier' } },
  args: { source: { rows: customers(3) } },
  render: (args) => <Chooser {...args} />,
  play: async ({ canvas }) => {
    const title = () => canvas.getByRole('columnheader', { name: 'Công nợ' });
    await userEvent.click(within(title()).getByRole('button'));
    await expect(title()).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(title()).getByRole('button'));
    await expect(title()).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Khách hàng' })).toHaveAttribute('aria-sort', 'none');
  },
};

export const AllMatching: Story = {
  name: 'Chọn tất cả kết quả của mọi trang',
  args: { source: { rows: customers(12), total: 1_340 } },
  render: (args) => <Chooser {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn tất cả các dòng trên trang' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn tất cả 1.340 kết quả' }));
    await expect(canvas.getByText('Đã chọn tất cả 1.340 kết quả')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn Đỗ Văn Bình' }));
    await expect(canvas.getByText('Đã chọn 11')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn tất cả các dòng trên trang' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn tất cả 1.340 kết quả' }));
  },
};

export const MultiSort: Story = {
  name: 'Sắp xếp theo nhiều cột',
  globals: { viewport: { value: 'cashier' } },
  args: { source: { rows: customers(3) }, query: { page: 1, pageSize: 20, sort: [], multiSort: true, onChange: fn() } },
  render: (args) => <Chooser {...args} />,
  play: async ({ canvas }) => {
    const keys = userEvent.setup();
    const title = (name: string) => within(canvas.getByRole('columnheader', { name })).getByRole('button');
    await keys.click(title('Công nợ'));
    await keys.keyboard('{Shift>}');
    await keys.click(title('Mã'));
    await keys.keyboard('{/Shift}');
    await expect(title('Công nợ')).toHaveTextContent('1');
    await expect(title('Mã')).toHaveTextContent('2');
  },
};

export const MovedColumns: Story = {
  name: 'Đổi chỗ cột ở tiêu đề',
  globals: { viewport: { value: 'cashier' } },
  args: { source: { rows: customers(4) } },
  play: async ({ canvas, canvasElement }) => {
    const titles = () => canvas.getAllByRole('columnheader').map((title) => title.textContent);
    const title = (name: string) => canvas.getByRole('columnheader', { name });
    within(title('Mã')).getByRole('button').focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Control}');
    await expect(titles().slice(0, 4)).toEqual(['Khách hàng', 'Điện thoại', 'Thẻ', 'Mã']);
    await expect(within(title('Mã')).getByRole('button')).toHaveFocus();
    await expect(canvas.getByText('Cột Mã đứng thứ 3 trong 8 cột')).toBeInTheDocument();
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(title('Phí'), { dataTransfer });
    await fireEvent.dragOver(title('Điện thoại'), { dataTransfer });
    await waitFor(() => expect(canvasElement.querySelector('th[data-drop]')).toHaveTextContent('Điện thoại'));
    await fireEvent.drop(title('Điện thoại'), { dataTransfer });
    await expect(titles().slice(0, 3)).toEqual(['Khách hàng', 'Phí', 'Điện thoại']);
  },
};

export const OpenRows: Story = {
  name: 'Mở dòng xem chi tiết',
  args: {
    source: { rows: customers(6), total: 6 },
    detail: {
      label: 'thẻ',
      has: (row: Customer) => row.Last4 !== null,
      render: (row: Customer) => <p>{`Thẻ •••• ${row.Last4}, hạn mức 50.000.000 đ, đến hạn ngày 25`}</p>,
    },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Xem thẻ của Đỗ Văn Bình' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Thẻ •••• 1037, hạn mức/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Xem thẻ của Ngô Thị Hạnh' })).toBeNull();
  },
};

export const View: Story = {
  name: 'Chọn cột, thứ tự, độ cao dòng',
  globals: { viewport: { value: 'cashier' } },
  args: { source: { rows: customers(6) } },
  play: async ({ canvas, canvasElement }) => {
    const titles = () => canvas.getAllByRole('columnheader').map((title) => title.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Hiển thị' }));
    const panel = within(within(canvasElement).getByRole('dialog', { name: 'Hiển thị bảng' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Phí' }));
    await userEvent.click(panel.getByRole('button', { name: 'Đưa cột mã ra sau' }));
    await userEvent.click(panel.getByRole('radio', { name: 'Gọn' }));
    await expect(titles().slice(0, 4)).toEqual(['Khách hàng', 'Điện thoại', 'Mã', 'Thẻ']);
    await expect(titles()).not.toContain('Phí');
    await expect(panel.getByRole('checkbox', { name: 'Khách hàng' })).toBeDisabled();
  },
};

export const ManyRows: Story = {
  name: '100.000 dòng',
  globals: { viewport: { value: 'cashier' } },
  args: { query: undefined },
  // Beside its arguments, which Storybook would send to its frame line by line.
  render: (args) => <DataTable {...args} source={hundredThousand()} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr[data-index]').length).toBeLessThan(60);
    canvas.getByRole('link', { name: 'Bùi Thị An' }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
    await expect(await canvas.findByRole('link', { name: /100000$/ })).toHaveFocus();
  },
};

let kept: { rows: Customer[] } | undefined;

function hundredThousand() {
  kept ??= { rows: customers(100_000) };
  return kept;
}

function Chooser(args: DataTableProps<Customer>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [allMatching, setAllMatching] = useState(false);
  const [query, setQuery] = useState<TableQuery>({ page: 1, pageSize: 20, sort: [] });
  const actions = <Button size="small">Đẩy lịch</Button>;
  return (
    <DataTable
      {...args}
      query={{ ...args.query, ...query, onChange: setQuery }}
      selection={{ selected, onChange: setSelected, actions, allMatching, onAllMatching: setAllMatching }}
    />
  );
}

function customers(count: number, same: Partial<Customer> = {}): Customer[] {
  const names = [
    'Bùi Thị An',
    'Đỗ Văn Bình',
    'Hoàng Thị Cúc',
    'Lê Minh Đức',
    'Ngô Thị Hạnh',
    'Phạm Quốc Khánh',
    'Trần Thị Lan',
  ];
  return Array.from({ length: count }, (_, index) => ({
    Code: `KH${String(index + 1).padStart(6, '0')}`,
    FullName: index < names.length ? (names[index] as string) : `${names[index % names.length]} ${index + 1}`,
    Phone: `09${String(index + 1).padStart(8, '0')}`,
    Last4: index % 5 === 4 ? null : String(1000 + ((index * 37) % 9000)),
    FeePercent: 1650 + (index % 4) * 50,
    Debt: ((index * 7919) % 60) * 540_000 - 2_000_000,
    Orders: (index * 3) % 11,
    LastDate: `2026-11-${String((index % 28) + 1).padStart(2, '0')}`,
    Status: index % 6 === 5 ? 0 : 1,
    ...same,
  }));
}
