import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { MatrixChange } from './matrixCells.ts';
import { MatrixEditor } from './MatrixEditor.tsx';
import type { MatrixEditorProps } from './matrixProps.ts';

const saved: Readonly<Record<string, number>> = { 'all visa': 1650, 'all jcb': 1900, 'p1 visa': 1600 };
const savedValue = (row: string, column: string) => saved[`${row} ${column}`] ?? null;

const meta = {
  title: 'Nhập liệu/MatrixEditor',
  tags: ['!ổn định', 'thử nghiệm'],
  component: MatrixEditor,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Phí đối tác theo loại thẻ',
    corner: 'Máy POS',
    rows: [
      { id: 'all', label: 'Mọi máy POS' },
      { id: 'p1', label: 'Sacombank 01', note: 'TID 12345678' },
      { id: 'p2', label: 'VPBank 02', note: 'TID 87654321' },
    ],
    columns: [
      { id: 'visa', label: 'Visa' },
      { id: 'mc', label: 'Mastercard' },
      { id: 'jcb', label: 'JCB' },
      { id: 'napas', label: 'NAPAS' },
    ],
    value: savedValue,
    saved: savedValue,
    onChange: fn(),
    hint: (row, column) =>
      savedValue(row, column) === null
        ? {
            value: savedValue('all', column) ?? 1700,
            text: savedValue('all', column) === null ? 'theo mặc định' : 'theo mọi máy POS',
          }
        : undefined,
  },
  parameters: {
    rules: {
      yes: [
        'Dán được cả vùng từ bảng tính.',
        'Ô thừa hưởng ghi rõ theo đâu: «theo mặc định».',
        'Nói số ô đã đổi trước khi lưu.',
      ],
      no: ['Dùng cho tiền: đây chỉ là phần trăm.', 'Lưu ngay khi rời ô.'],
    },
  },
} satisfies Meta<typeof MatrixEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Có giá trị và giá trị kế thừa' };

export const Typed: Story = {
  tags: ['bàn phím'],
  name: 'Gõ, hoàn tác, làm lại bằng bàn phím',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    cell(canvasElement, 0, 0).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}1,75{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'p1', column: 'mc', value: 1750 }]);
    await expect(cell(canvasElement, 2, 1)).toHaveFocus();
    await expect(canvas.getByText('1 ô đã đổi, chưa lưu')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByText('Chưa có ô nào đổi')).toBeVisible();
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(cell(canvasElement, 1, 1)).toHaveTextContent('1,75');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Home}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'all', column: 'visa', value: null }]);
  },
};

export const Unreadable: Story = {
  name: 'Gõ sai',
  play: async ({ args, canvas, canvasElement }) => {
    cell(canvasElement, 0, 1).focus();
    await userEvent.click(cell(canvasElement, 0, 1));
    await userEvent.keyboard('101{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tỷ lệ từ 0 đến 100%');
    await expect(canvas.getByRole('textbox', { name: 'Mọi máy POS, Mastercard' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('1,8001');
  },
};

export const Pasted: Story = {
  name: 'Dán từ bảng tính, chép ra',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(cell(canvasElement, 1, 1));
    const data = new DataTransfer();
    data.setData('text/plain', '1,5\t1,6\r\n1.55\tmiễn\r\n');
    cell(canvasElement, 1, 1).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    await expect(await canvas.findByText(/^Đã dán 3 ô, bỏ qua 1 ô không đọc được: .+ “miễn”$/)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'p1', column: 'mc', value: 1500 },
      { row: 'p1', column: 'jcb', value: 1600 },
      { row: 'p2', column: 'mc', value: 1550 },
    ]);
    const copied = new DataTransfer();
    cell(canvasElement, 2, 2).dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: copied, bubbles: true, cancelable: true }),
    );
    await expect(copied.getData('text/plain')).toBe('1,5\t1,6\n1,55\t');
  },
};

export const ReadOnly: Story = {
  name: 'Chỉ xem',
  args: { readOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(cell(canvasElement, 0, 0));
    await userEvent.keyboard('9{Enter}{Delete}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { name: 'Đang tải', args: { loading: true } };

export const Empty: Story = { name: 'Chưa có dữ liệu', args: { rows: [] } };

export const LongNames: Story = {
  name: 'Tên rất dài, nhiều cột',
  args: {
    rows: [
      {
        id: 'all',
        label: 'Máy POS Ngân hàng TMCP Ngoại thương Việt Nam chi nhánh Nguyễn Thị Minh Khai',
        note: 'TID 12345678',
      },
    ],
    columns: Array.from({ length: 14 }, (_, index) => ({ id: `c${index}`, label: `Loại thẻ số ${index + 1}` })),
  },
};

function Kept(args: MatrixEditorProps) {
  const [changed, setChanged] = useState<ReadonlyMap<string, number | null>>(new Map());
  const value = (row: string, column: string) => {
    const own = changed.get(`${row} ${column}`);
    return own === undefined ? args.saved(row, column) : own;
  };
  const change = (changes: MatrixChange[]) => {
    setChanged(new Map([...changed, ...changes.map((one) => [`${one.row} ${one.column}`, one.value] as const)]));
    args.onChange(changes);
  };
  return <MatrixEditor {...args} value={value} onChange={change} />;
}

function cell(root: HTMLElement, row: number, column: number): HTMLElement {
  const grid = root.querySelector('table');
  return grid?.rows[row + 1]?.cells[column + 1] as HTMLElement;
}
