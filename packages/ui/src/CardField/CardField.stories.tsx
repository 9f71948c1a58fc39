import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { CardField } from './CardField.tsx';

const meta = {
  title: 'Nhập liệu/CardField',
  component: CardField,
  render: keepValue(CardField),
  args: { label: 'Số thẻ', value: '', onChange: fn() },
  parameters: {
    rules: {
      yes: [
        'Dùng khi ghi thẻ mới; ghi xong chỉ còn bốn số cuối.',
        'Để lời nhắc số kiểm tra là gợi ý, người nhập vẫn lưu được.',
      ],
      no: [
        'Hỏi CVV, PIN hay OTP.',
        'Hiện lại số đầy đủ sau khi rời ô: dùng MaskedCard.',
        'Gán sẵn số thẻ từ nơi khác.',
      ],
    },
  },
} satisfies Meta<typeof CardField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Chưa nhập' };

export const Typed: Story = {
  tags: ['bàn phím'],
  name: 'Gõ liền, rời ô thì chỉ còn bốn số cuối',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Số thẻ'), '4111111111111111');
    await expect(args.onChange).toHaveBeenLastCalledWith('4111111111111111');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Số thẻ')).toHaveValue('•••• 1111');
    await expect(canvas.getByText('Visa')).toBeVisible();
  },
};

export const Replaced: Story = {
  name: 'Gõ lại thì thay cả số',
  args: { value: '4111111111111111' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Số thẻ')).toHaveValue('•••• 1111');
    await userEvent.type(canvas.getByLabelText('Số thẻ'), '5555555555554444');
    await expect(args.onChange).toHaveBeenLastCalledWith('5555555555554444');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Số thẻ')).toHaveValue('•••• 4444');
  },
};

export const Erased: Story = {
  name: 'Xóa một dấu thì xóa cả số',
  args: { value: '4111111111111111' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Số thẻ'), '{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByLabelText('Số thẻ')).toHaveValue('');
  },
};

export const Pasted: Story = {
  name: 'Dán số có dấu gạch',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Số thẻ'));
    await userEvent.paste('3782-822463-10005');
    await expect(args.onChange).toHaveBeenLastCalledWith('378282246310005');
  },
};

export const WrongCheckDigit: Story = {
  name: 'Sai số kiểm tra: chỉ nhắc',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Số thẻ'), '4111111111111112');
    await expect(canvas.getByText(/có thể bị gõ nhầm/)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('4111111111111112');
  },
};

export const TooShort: Story = {
  name: 'Thiếu chữ số',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Số thẻ'), '4111 1111');
    await userEvent.tab();
    await expect(canvas.getByText(/Số thẻ không hợp lệ/)).toBeVisible();
  },
};

export const WithError: Story = { name: 'Lỗi', args: { error: 'Vui lòng nhập số thẻ' } };

export const Disabled: Story = { name: 'Không dùng được', args: { value: '4111111111111111', disabled: true } };
