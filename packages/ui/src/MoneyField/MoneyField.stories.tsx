import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Nhập liệu/MoneyField',
  component: MoneyField,
  render: keepValue(MoneyField),
  args: { label: 'Số tiền', value: null, onChange: fn() },
  parameters: {
    rules: {
      yes: ['Nhận 1tr2, 500k, 1.200.000; gõ đến đâu tách nhóm đến đó.', 'Nói giới hạn bằng gợi ý trước khi sai.'],
      no: ['Ô type="number".', 'Tự sửa số người dùng đã gõ.', 'Điền sẵn số tiền mà sổ không nói.'],
    },
  },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Trống' };

export const Filled: Story = { name: 'Đã nhập', args: { value: 540_000 } };

/** Digits are grouped as they come. */
export const Typed: Story = {
  name: 'Đã gõ',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Số tiền');
    await userEvent.type(input, '30000000');
    await expect(input).toHaveValue('30.000.000');
    await expect(args.onChange).toHaveBeenLastCalledWith(30_000_000);
    await expect(canvas.getByText('Ba mươi triệu đồng')).toBeVisible();
  },
};

/** Selected by the first press, the amount is replaced; the next press places the caret, and a digit put there leaves it behind. */
export const CaretInTheMiddle: Story = {
  name: 'Con trỏ ở giữa',
  tags: ['bàn phím'],
  args: { value: 35_000_000 },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Số tiền');
    await userEvent.click(input);
    await userEvent.keyboard('540000');
    await expect(input).toHaveValue('540.000');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.click(input);
    await userEvent.keyboard('1234567');
    await expect(input).toHaveValue('1.234.567');
    await userEvent.type(input, '99', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    await expect(input).toHaveValue('123.499.567');
    await expect(input.selectionStart).toBe(7);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('123.567');
  },
};

/** k, tr and tỷ are read at once and settle into figures when the user leaves. */
export const Units: Story = {
  name: 'Đơn vị nghìn, triệu, tỷ',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Số tiền');
    await userEvent.type(input, '1,5tr');
    await expect(input).toHaveValue('1,5tr');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_500_000);
    await expect(canvas.getByText(/1\.500\.000.₫ · Một triệu năm trăm nghìn đồng/)).toBeVisible();
    await userEvent.tab();
    await expect(input).toHaveValue('1.500.000');
  },
};

/** A dot that groups nothing is not dropped: 1.5 never becomes 15. */
export const DecimalDot: Story = {
  name: 'Dấu chấm thập phân',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Số tiền');
    await userEvent.type(input, '1.5tr');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_500_000);
  },
};

export const Pasted: Story = {
  name: 'Dán vào',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Số tiền'));
    await userEvent.paste('1.000.000đ');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_000_000);
  },
};

/** A bare 8.999 stays 8.999 đ, and the words say so (domain §5). */
export const BareThousands: Story = {
  name: 'Số hàng nghìn',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Số tiền'), '8.999');
    await expect(args.onChange).toHaveBeenLastCalledWith(8_999);
    await expect(canvas.getByText('Tám nghìn chín trăm chín mươi chín đồng')).toBeVisible();
  },
};

/** A text that is no amount stays as typed, and the form is told that there is none. */
export const RefusedText: Story = {
  name: 'Chữ không đọc được',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Số tiền');
    await userEvent.type(input, '5.000 ba trăm');
    await userEvent.tab();
    await expect(input).toHaveValue('5.000 ba trăm');
    await expect(input).toHaveAccessibleDescription(/Số tiền không hợp lệ/);
    await expect(input.validity.customError).toBe(true);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** While a word is being composed nothing is regrouped. */
export const Composing: Story = {
  name: 'Đang gõ bằng bộ gõ',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Số tiền');
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: '１２３４５' }, isComposing: true });
    await expect(input).toHaveValue('１２３４５');
    await fireEvent.compositionEnd(input);
    await fireEvent.focusOut(input);
    await expect(input).toHaveValue('12.345');
  },
};

export const Negative: Story = { name: 'Số âm', args: { label: 'Điều chỉnh', value: -250_000, allowNegative: true } };

export const WithError: Story = {
  name: 'Có lỗi',
  args: { value: 30_000_000, required: true, error: 'Số tiền vượt quá công nợ còn lại' },
};

export const Disabled: Story = { name: 'Đã khóa', args: { value: 540_000, disabled: true } };

export const ReadOnly: Story = { name: 'Chỉ đọc', args: { value: 540_000, readOnly: true } };

export const LargestAmount: Story = { name: 'Số tiền lớn nhất', args: { value: 9_007_199_254_740_991 } };
