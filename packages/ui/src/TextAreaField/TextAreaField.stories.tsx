import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'Nhập liệu/TextAreaField',
  component: TextAreaField,
  render: keepValue(TextAreaField),
  args: { label: 'Ghi chú', value: '', onChange: fn() },
  parameters: {
    rules: {
      yes: ['Ghi chú và lý do, dài đến đâu cao đến đó.', 'Đếm chữ khi có giới hạn.'],
      no: ['Dùng cho tên hay mã: dùng TextField.', 'Gửi khi bấm Enter.'],
    },
  },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Trống',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Ghi chú'), 'Khách hẹn{Enter}chiều mai');
    await expect(args.onChange).toHaveBeenLastCalledWith('Khách hẹn\nchiều mai');
  },
};

export const Counted: Story = { name: 'Đếm chữ', args: { value: 'Khách gửi thẻ ở ngăn 3', maxLength: 500 } };

export const WithError: Story = {
  name: 'Có lỗi',
  args: { label: 'Lý do', required: true, error: 'Vui lòng nhập lý do' },
};

export const Disabled: Story = { name: 'Đã khóa', args: { value: 'Khách gửi thẻ ở ngăn 3', disabled: true } };

export const LongText: Story = {
  name: 'Chữ rất dài',
  args: { value: 'Khách hẹn chiều mai ghé lấy thẻ và trả nốt phí; nhắc khách mang căn cước công dân. '.repeat(6) },
};

/** Enter begins a line, Tab leaves. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Ghi chú')).toHaveFocus();
    await userEvent.keyboard('Khách hẹn{Enter}chiều mai');
    await expect(args.onChange).toHaveBeenLastCalledWith('Khách hẹn\nchiều mai');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Ghi chú')).not.toHaveFocus();
  },
};
