import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { endless, refusal } from '../testing/failing.ts';
import { ConfirmMoney } from './ConfirmMoney.tsx';

const meta = {
  title: 'Biểu mẫu và hộp thoại/ConfirmMoney',
  component: ConfirmMoney,
  args: {
    title: 'Thu tiền khách trả nợ',
    party: 'Nguyễn Văn An',
    amount: 540_000,
    fund: 'Tiền mặt',
    fundLabel: 'Thu vào',
    debt: { label: 'Công nợ khách', before: 540_000, after: 0 },
    confirmLabel: 'Thu tiền',
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: 520 } },
    rules: {
      yes: [
        'Nêu quỹ, người, số tiền, công nợ trước và sau.',
        'Nút nói lại việc: «Thu tiền», «Chuyển tiền»; số tiền đứng ngay trên, có cả bằng chữ.',
      ],
      no: ['Hỏi «Bạn có chắc?».', 'Dùng khi không có tiền đi: dùng ConfirmDialog.', 'Bỏ qua với số tiền nhỏ.'],
    },
  },
} satisfies Meta<typeof ConfirmMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says who, how much, which fund and what becomes of the debt. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Thu tiền khách trả nợ' });
    for (const fact of ['Nguyễn Văn An', '540.000', 'Năm trăm bốn mươi nghìn đồng', 'Tiền mặt']) {
      await expect(dialog).toHaveTextContent(fact);
    }
  },
};

export const PaidOut: Story = {
  name: 'Chi tiền',
  args: {
    title: 'Chuyển tiền cho khách',
    amount: 19_660_000,
    fund: 'Vietcombank 1017595600',
    fundLabel: 'Chi từ',
    debt: { label: 'Công nợ khách', before: -19_660_000, after: 0 },
    confirmLabel: 'Chuyển tiền',
  },
};

export const CancelWithReason: Story = {
  name: 'Hủy kèm lý do',
  args: { title: 'Hủy lần thu tiền', tone: 'danger', reason: { label: 'Lý do hủy' }, confirmLabel: 'Hủy lần thu' },
};

/** What is unusual is asked about once: Enter in a hurry goes back, only "Vẫn …" moves the money. */
export const Warned: Story = {
  name: 'Có điều khác thường',
  tags: ['bàn phím'],
  args: {
    title: 'Nạp thẻ',
    amount: 350_000_005,
    fundLabel: 'Chi từ',
    balance: { before: 17_500_000, after: -332_500_005 },
    debt: { label: 'Khách nợ đơn này', before: 0, after: 350_000_005 },
    confirmLabel: undefined,
    warnings: [
      'Nhập 350.000.005 ₫, còn thiếu 35.000.000 ₫',
      'Nhập 350.000.005 ₫, hơn hai lần số tiền của đơn 35.000.000 ₫',
      'Chi 350.000.005 ₫, quỹ đang có 17.500.000 ₫',
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(/còn thiếu 35\.000\.000/);
    await expect(canvas.getByRole('button', { name: 'Sửa lại' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/^-332\.500\.005/)).toHaveClass('st-overdrawn');
    await userEvent.click(canvas.getByRole('button', { name: 'Vẫn xác nhận' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Two presses within 50 ms and an Enter beside them send once. */
export const PressedTwice: Story = {
  name: 'Bấm hai lần',
  tags: ['bàn phím'],
  args: { onConfirm: fn(endless) },
  play: async ({ args, canvas }) => {
    const confirm = canvas.getByRole('button', { name: 'Thu tiền' });
    confirm.click();
    confirm.click();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Once the call has succeeded nothing can send it again, even while the dialog is still shown. */
export const AlreadySent: Story = {
  name: 'Đã gửi trước đó',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thu tiền' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Thu tiền' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: 'Bị từ chối',
  args: { onConfirm: fn(refusal('Số tiền vượt quá công nợ còn lại')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thu tiền' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Số tiền vượt quá công nợ còn lại');
  },
};

export const LongNames: Story = {
  name: 'Tên rất dài',
  args: {
    party: 'Công ty TNHH Một thành viên Dịch vụ Thanh toán Nguyễn Hoàng Phương Thảo – chi nhánh Bình Thạnh',
    fund: 'Ngân hàng TMCP Ngoại thương Việt Nam – 10175956001234567',
    amount: 9_999_999_999_999,
    debt: { label: 'Công nợ khách', before: 9_999_999_999_999, after: 0 },
  },
};
