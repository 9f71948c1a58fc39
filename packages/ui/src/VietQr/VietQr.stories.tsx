import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VietQr } from './VietQr.tsx';

const meta = {
  title: 'Bảng và dữ liệu/VietQr',
  component: VietQr,
  args: {
    payment: { bin: '970436', account: '1017595600', amount: 19_660_000, content: 'RT000123 NGUYEN VAN A' },
    bank: 'Vietcombank',
    holder: 'NGUYỄN VĂN A',
  },
  parameters: {
    rules: {
      yes: ['Ghi cùng thông tin bằng chữ để chuyển tay được.', 'Nội dung chuyển khoản là mã đơn, không dấu.'],
      no: ['Để trống số tiền khi đơn đã biết số.', 'Thu nhỏ dưới 120 px.'],
    },
  },
} satisfies Meta<typeof VietQr>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAmount: Story = {
  name: 'Có số tiền',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mã VietQR tới Vietcombank' })).toBeVisible();
    await expect(canvas.getByText('Vietcombank · 1017595600')).toBeVisible();
  },
};

export const Open: Story = {
  name: 'Người trả tự nhập số tiền',
  args: { payment: { bin: '970415', account: '0011001932418' } },
};

export const LongNames: Story = {
  name: 'Tên và nội dung rất dài',
  args: {
    holder: 'CÔNG TY TRÁCH NHIỆM HỮU HẠN MỘT THÀNH VIÊN DỊCH VỤ THANH TOÁN MINH KHAI',
    payment: {
      bin: '970436',
      account: '1017595600123456',
      amount: 1_234_567_000,
      content: 'Thanh toán công nợ khách hàng Nguyễn Thị Huyền Trang',
    },
  },
};
