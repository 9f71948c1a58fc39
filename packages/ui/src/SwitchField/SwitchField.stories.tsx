import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { SwitchField } from './SwitchField.tsx';

const meta = {
  title: 'Nhập liệu/SwitchField',
  component: SwitchField,
  render: keepValue(SwitchField),
  args: { label: 'Còn công nợ', value: false, onChange: fn() },
  parameters: {
    rules: {
      yes: ['Bật tắt có hiệu lực ngay: bộ lọc, cách hiển thị.', 'Nhãn là điều đúng khi bật, đọc được một mình.'],
      no: ['Đặt trong biểu mẫu phải bấm Lưu: dùng CheckboxField.', 'Hai nhãn cho hai đầu: dùng SegmentField.'],
    },
  },
} satisfies Meta<typeof SwitchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  name: 'Đang tắt',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Còn công nợ'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch', { name: 'Còn công nợ' })).toBeChecked();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const On: Story = { name: 'Đang bật', args: { value: true } };

export const WithHint: Story = {
  name: 'Có gợi ý',
  args: { label: 'Chỉ đơn nổi bật', value: true, hint: 'Đơn được gắn sao ở đầu dòng' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Đơn được gắn sao ở đầu dòng');
  },
};

export const WithError: Story = { name: 'Có lỗi', args: { error: 'Máy chủ chưa lưu được, vui lòng bật lại' } };

export const Disabled: Story = { name: 'Đã khóa', args: { value: true, disabled: true } };

/** Tab reaches it, Space turns it. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  args: { 'data-testid': 'con-no' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByTestId('con-no')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
