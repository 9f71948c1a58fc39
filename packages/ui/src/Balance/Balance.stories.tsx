import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Column } from '../DataTable/columns.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { Balance } from './Balance.tsx';

const meta = {
  title: 'Bảng và dữ liệu/Balance',
  component: Balance,
  args: { amount: 17_500_000 },
  parameters: {
    rules: {
      yes: [
        'Tồn quỹ, số dư tài khoản: đỏ khi dưới 0, ở mọi nơi.',
        'Trong bảng: khai balance cho cột; trong danh sách chọn: khai overdrawn cho mục.',
      ],
      no: ['Dùng cho công nợ: dấu của công nợ nói ai nợ ai, không phải lỗi.', 'Bỏ dấu trừ vì đã có màu.'],
    },
  },
} satisfies Meta<typeof Balance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Positive: Story = {
  name: 'Còn tiền',
  play: async ({ canvas }) => {
    await expect(isRed(canvas.getByText(/17\.500\.000/))).toBe(false);
  },
};

export const Negative: Story = {
  name: 'Dưới 0',
  args: { amount: -17_500_000 },
  play: async ({ canvas }) => {
    await expect(isRed(canvas.getByText(/^-17\.500\.000/))).toBe(true);
  },
};

interface Fund {
  Name: string;
  Closing: number;
  Debt: number;
}

const funds: readonly Fund[] = [
  { Name: 'Tiền mặt', Closing: -17_500_000, Debt: -540_000 },
  { Name: 'VCB ···5600', Closing: 2_000_000, Debt: 0 },
];

const columns: readonly Column<Fund>[] = [
  { field: 'Name', header: 'Quỹ' },
  { field: 'Closing', header: 'Tồn', cell: 'money', balance: true, total: true },
  { field: 'Debt', header: 'Công nợ', cell: 'money' },
];

/** The cell and the sum of the column are red; a debt below 0 is not. */
export const InTable: Story = {
  name: 'Trong bảng',
  render: () => <DataTable label="Quỹ" columns={columns} rowKey="Name" source={{ rows: funds, total: 2 }} />,
  play: async ({ canvas }) => {
    await expect(isRed(canvas.getByText('-17.500.000'))).toBe(true);
    await expect(isRed(canvas.getByText('-15.500.000'))).toBe(true);
    await expect(isRed(canvas.getByText('2.000.000'))).toBe(false);
    await expect(isRed(canvas.getByText('-540.000'))).toBe(false);
  },
};

const accounts = funds.map(({ Name, Closing }) => ({ value: Name, label: Name, overdrawn: Closing < 0 }));

/** The choice is red in the list and once it is chosen. */
export const InPicker: Story = {
  name: 'Trong danh sách chọn',
  render: () => <SelectField label="Quỹ" searchable options={accounts} value="Tiền mặt" onChange={fn()} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Quỹ' });
    await expect(isRed(input)).toBe(true);
    await userEvent.click(input);
    const option = (name: string) => within(canvas.getByRole('option', { name })).getByText(name);
    await expect(isRed(option('Tiền mặt'))).toBe(true);
    await expect(isRed(option('VCB ···5600'))).toBe(false);
  },
};

/** Whether an element is written in the colour of danger, whatever the theme. */
function isRed(element: HTMLElement): boolean {
  const sample = document.body.appendChild(document.createElement('span'));
  sample.style.color = 'var(--st-color-danger)';
  const { color } = getComputedStyle(sample);
  sample.remove();
  return getComputedStyle(element).color === color;
}
