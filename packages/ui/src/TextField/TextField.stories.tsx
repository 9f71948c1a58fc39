import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Nhập liệu/TextField',
  component: TextField,
  render: keepValue(TextField),
  args: { label: 'Họ tên', value: '', onChange: fn() },
  parameters: {
    rules: {
      yes: ['Giữ nguyên chữ người dùng gõ.', 'Khai inputMode để điện thoại mở đúng bàn phím.'],
      no: ['Nhập tiền, phần trăm, điện thoại: mỗi thứ có ô riêng.', 'Dùng placeholder thay nhãn.'],
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Trống',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Họ tên'), 'Nguyễn Văn A');
    await expect(args.onChange).toHaveBeenLastCalledWith('Nguyễn Văn A');
  },
};

export const Filled: Story = {
  name: 'Đã nhập',
  args: { value: 'Trần Thị Bích Ngọc', hint: 'Như trên căn cước công dân' },
};

export const Required: Story = { name: 'Bắt buộc', args: { required: true } };

export const WithError: Story = {
  name: 'Có lỗi',
  args: { required: true, error: 'Vui lòng nhập họ tên', hint: 'Như trên căn cước công dân' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Họ tên/);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Vui lòng nhập họ tên Như trên căn cước công dân');
  },
};

export const Disabled: Story = { name: 'Đã khóa', args: { value: 'Trần Thị Bích Ngọc', disabled: true } };

export const ReadOnly: Story = { name: 'Chỉ đọc', args: { value: 'Trần Thị Bích Ngọc', readOnly: true } };

export const LongNames: Story = {
  name: 'Tên rất dài',
  args: {
    label: 'Tên cửa hàng dịch vụ thanh toán thẻ trên giấy phép kinh doanh và trên biển hiệu của cửa hàng',
    value: 'Cửa hàng dịch vụ thanh toán thẻ Nguyễn Hoàng Phương Thảo – chi nhánh Quận Bình Thạnh, TP. Hồ Chí Minh',
    error: 'Tên cửa hàng dài quá 100 ký tự nên không in vừa trên biên nhận khổ 80 mm, hãy rút ngắn lại',
  },
};

export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Họ tên')).toHaveFocus();
    await userEvent.keyboard('Nguyễn Văn A');
    await expect(args.onChange).toHaveBeenLastCalledWith('Nguyễn Văn A');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Họ tên')).not.toHaveFocus();
  },
};
