import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { CccdField } from './CccdField.tsx';

const meta = {
  title: 'Nhập liệu/CccdField',
  component: CccdField,
  render: keepValue(CccdField),
  args: { label: 'Số CCCD', value: '', onChange: fn() },
  parameters: {
    rules: {
      yes: ['Nhận cả số dán có khoảng trắng.', 'Chỉ bật allowOld ở nơi còn giữ giấy tờ cũ.'],
      no: ['Tách thành nhiều ô nhỏ.', 'Bắt nhập lại để xác nhận.'],
    },
  },
} satisfies Meta<typeof CccdField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Chưa nhập' };

export const Pasted: Story = {
  tags: ['bàn phím'],
  name: 'Dán số có dấu cách',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Số CCCD'));
    await userEvent.paste('079 085 012345');
    await expect(args.onChange).toHaveBeenLastCalledWith('079085012345');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Số CCCD')).toHaveValue('079 085 012345');
  },
};

export const OldNumber: Story = {
  name: 'CMND 9 số',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Số CCCD'), '023456789');
    await userEvent.tab();
    await expect(canvas.getByText(/CMND 9 số đã hết hiệu lực/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OldAllowed: Story = { name: 'Nhận CMND cũ', args: { value: '023456789', allowOld: true } };

export const WithError: Story = { name: 'Lỗi', args: { error: 'Vui lòng nhập số CCCD' } };

export const Disabled: Story = { name: 'Không dùng được', args: { value: '079085012345', disabled: true } };
