import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { PercentField } from './PercentField.tsx';

const meta = {
  title: 'Nhập liệu/PercentField',
  component: PercentField,
  render: keepValue(PercentField),
  args: { label: 'Phí khách', value: null, onChange: fn() },
  parameters: {
    rules: {
      yes: ['Nhận 1,65 và 1.65, tối đa ba số lẻ.', 'Nói phần trăm của gì ở nhãn: «Phí khách».'],
      no: ['Làm tròn thay người nhập.', 'Dùng cho tiền: dùng MoneyField.'],
    },
  },
} satisfies Meta<typeof PercentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Trống' };

/** Comma or dot; settles into a comma. What stands there is selected on focus and replaced. */
export const Typed: Story = {
  name: 'Đã gõ',
  tags: ['bàn phím'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Phí khách');
    await userEvent.type(input, '18');
    await userEvent.tab();
    await userEvent.click(input);
    await userEvent.keyboard('1.32');
    await expect(args.onChange).toHaveBeenLastCalledWith(1320);
    await userEvent.tab();
    await expect(input).toHaveValue('1,32');
  },
};

export const TooFine: Story = {
  name: 'Quá ba số lẻ',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Phí khách'), '1,8001');
    await userEvent.tab();
    await expect(canvas.getByText(/Tỷ lệ không hợp lệ/)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const WithError: Story = { name: 'Có lỗi', args: { value: 95_000, error: 'Phí khách không hợp lệ' } };

export const Disabled: Story = { name: 'Đã khóa', args: { value: 1800, disabled: true } };
