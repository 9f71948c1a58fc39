import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { endless, refusal } from '../testing/failing.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Biểu mẫu và hộp thoại/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Xóa khách hàng',
    children: 'Bạn có chắc muốn xóa Nguyễn Văn An? Thao tác này sẽ được ghi vào lịch sử.',
    confirmLabel: 'Xóa',
    tone: 'danger',
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: 400 } },
    rules: {
      yes: [
        'Hỏi bằng tên bản ghi: «Xóa khách hàng Nguyễn Văn An?».',
        'Đòi lý do khi sổ cần lý do.',
        'Nút lặp lại động từ của câu hỏi.',
      ],
      no: ['Hỏi cho việc hoàn tác được.', 'Dùng cho tiền: dùng ConfirmMoney.'],
    },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before something is deleted the focus stands on the way back. */
export const Default: Story = {
  name: 'Mặc định',
  tags: ['bàn phím'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Đóng' })[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const WithReason: Story = {
  name: 'Hỏi lý do',
  args: {
    title: 'Hủy lần thu tiền',
    children: 'Sổ quỹ sẽ ghi thêm một dòng đảo và công nợ của khách trở lại như trước.',
    confirmLabel: 'Hủy lần thu',
    reason: { label: 'Lý do hủy' },
  },
};

/** Nothing is confirmed without a reason. */
export const ReasonMissing: Story = {
  name: 'Thiếu lý do',
  args: { ...WithReason.args },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy lần thu' }));
    await expect(canvas.getByText('Vui lòng nhập lý do hủy')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Lý do hủy/), ' sai ');
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy lần thu' }));
    await expect(canvas.getByText('Lý do hủy cần ít nhất 5 ký tự')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/Lý do hủy/)).toHaveFocus();
  },
};

/** A usual reason is taken by a press, can be gone on with, Shift+Enter breaks the line and Enter sends. */
export const UsualReasons: Story = {
  name: 'Lý do thường gặp',
  tags: ['bàn phím'],
  args: { ...WithReason.args, reason: { label: 'Lý do hủy', usual: ['Ghi nhầm số tiền', 'Ghi nhầm khách'] } },
  play: async ({ args, canvas }) => {
    const reason = canvas.getByLabelText(/Lý do hủy/);
    await userEvent.click(canvas.getByRole('button', { name: 'Ghi nhầm khách' }));
    await expect(reason).toHaveValue('Ghi nhầm khách');
    await expect(reason).toHaveFocus();
    await userEvent.keyboard(', đã báo khách{Shift>}{Enter}{/Shift}và quản lý');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('Ghi nhầm khách, đã báo khách\nvà quản lý');
  },
};

export const ReasonGiven: Story = {
  name: 'Đã có lý do',
  args: { ...WithReason.args },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Lý do hủy/), '  Thu nhầm khách  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy lần thu' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('Thu nhầm khách');
  },
};

export const Running: Story = {
  name: 'Đang gửi',
  args: { onConfirm: fn(endless) },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Xóa' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** After a refusal the user may try again. */
export const Refused: Story = {
  name: 'Bị từ chối',
  args: { onConfirm: fn(refusal('Khách hàng còn công nợ nên không xóa được')) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Khách hàng còn công nợ nên không xóa được');
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};
