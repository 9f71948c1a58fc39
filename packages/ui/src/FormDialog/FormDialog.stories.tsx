import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { endless, refusal } from '../testing/failing.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

const meta = {
  title: 'Biểu mẫu và hộp thoại/FormDialog',
  component: FormDialog,
  args: { title: 'Thêm khách hàng', onSubmit: fn(), onClose: fn(), children: null },
  render: (args) => <CustomerForm {...args} />,
  parameters: {
    docs: { story: { inline: false, height: 480 } },
    rules: {
      yes: [
        'Dưới mười ô.',
        'Ô đầu được chọn khi mở, nút vừa bấm được chọn lại khi đóng.',
        'Ô sai tự nói lỗi ở ô, lời từ chối của máy chủ nằm ngay trong hộp thoại.',
      ],
      no: [
        'Hộp thoại trên hộp thoại quá một tầng.',
        'Đóng mất chữ đã gõ mà không hỏi.',
        'Biểu mẫu dài: dùng FormPage.',
      ],
    },
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first field has the focus and Enter saves. */
export const Default: Story = {
  name: 'Mặc định',
  tags: ['bàn phím'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Họ tên')).toHaveFocus();
    await userEvent.keyboard('Nguyễn Văn An{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  name: 'Đang lưu',
  args: { onSubmit: fn(endless) },
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Lưu' });
    await userEvent.dblClick(save);
    await userEvent.type(canvas.getByLabelText('Họ tên'), '{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(save).toHaveAttribute('aria-busy', 'true');
  },
};

/** The server's message is shown and what was typed stays. */
export const Refused: Story = {
  name: 'Bị từ chối',
  args: { onSubmit: fn(refusal('Số điện thoại đã có khách hàng khác dùng')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Họ tên'), 'Nguyễn Văn An{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Số điện thoại đã có khách hàng khác dùng');
    await expect(canvas.getByLabelText('Họ tên')).toHaveValue('Nguyễn Văn An');
    await expect(canvas.getByRole('button', { name: 'Lưu' })).not.toHaveAttribute('aria-busy');
  },
};

/** A text that is no amount keeps the form from being sent and gets the focus. */
export const UnreadableAmount: Story = {
  name: 'Số tiền không đọc được',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Hạn mức nợ'), 'ba triệu');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Hạn mức nợ')).toHaveFocus();
    await expect(canvas.getByText(/Số tiền không hợp lệ/)).toBeVisible();
  },
};

export const UnsavedChanges: Story = {
  name: 'Còn thay đổi chưa lưu',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Họ tên'), 'Nguyễn{Escape}');
    await expect(canvas.getByRole('alertdialog', { name: 'Bỏ các thay đổi?' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const KeepsEditing: Story = {
  name: 'Tiếp tục sửa',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Họ tên'), 'Nguyễn{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục sửa' }));
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Họ tên')).toHaveValue('Nguyễn');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ thay đổi' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SaveAndNew: Story = {
  name: 'Lưu và thêm mới',
  args: { onSubmitAndNew: fn(), footStart: <Button variant="ghost">Xem hợp đồng</Button> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu & thêm mới' }));
    await expect(args.onSubmitAndNew).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Họ tên'), 'Nguyễn{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmitAndNew).toHaveBeenCalledOnce();
  },
};

function CustomerForm(args: FormDialogProps) {
  const [name, setName] = useState('');
  const [limit, setLimit] = useState<number | null>(null);
  return (
    <FormDialog {...args} dirty={name !== ''}>
      <TextField label="Họ tên" value={name} onChange={setName} />
      <MoneyField label="Hạn mức nợ" value={limit} onChange={setLimit} />
    </FormDialog>
  );
}
