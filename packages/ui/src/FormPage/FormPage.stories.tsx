import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { endless, refusal } from '../testing/failing.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FormPage } from './FormPage.tsx';

const ignore = () => undefined;

const meta = {
  title: 'Biểu mẫu và hộp thoại/FormPage',
  component: FormPage,
  args: {
    label: 'Thêm nhân viên',
    changes: ['Họ tên', 'Cửa hàng'],
    onSubmit: fn(),
    onDiscard: fn(),
    children: (
      <>
        <TextField label="Họ tên" value="Trần Thị Lan" onChange={ignore} />
        <TextField label="Cửa hàng" value="Minh Khai" onChange={ignore} />
      </>
    ),
  },
  parameters: {
    rules: {
      yes: ['Thanh lưu gọi tên những ô đã đổi.', 'Rời trang khi còn thay đổi thì hỏi.'],
      no: ['Hai nút «Lưu» trên một trang.', 'Tự lưu từng ô khi có tiền.'],
    },
  },
} satisfies Meta<typeof FormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  tags: ['bàn phím'],
  name: 'Đã đổi',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Đã đổi: Họ tên, Cửa hàng')).toBeVisible();
    canvas.getByLabelText('Họ tên').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ thay đổi' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Unchanged: Story = { name: 'Chưa đổi', args: { changes: [] } };

export const ManyChanges: Story = {
  name: 'Đổi nhiều mục, tên dài',
  args: {
    changes: ['Họ tên nhân viên phụ trách', 'Ngày hết hạn tài khoản đăng nhập', 'Nhóm quyền', 'Cửa hàng', 'Ghi chú'],
  },
};

export const Saving: Story = {
  name: 'Đang lưu',
  args: { onSubmit: fn(endless) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: 'Máy chủ từ chối',
  args: { onSubmit: fn(refusal('Tên đăng nhập đã có')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tên đăng nhập đã có');
  },
};
