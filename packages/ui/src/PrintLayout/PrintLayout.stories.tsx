import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { moneyInWords } from '../format/moneyInWords.ts';
import { VietQr } from '../VietQr/VietQr.tsx';
import { PrintLayout } from './PrintLayout.tsx';

const facts = (
  <DescriptionList
    items={[
      { label: 'Người nộp', value: 'Nguyễn Văn An' },
      { label: 'Lý do', value: 'Trả nợ đơn RT000123' },
      { label: 'Số tiền', value: '19.660.000 ₫' },
      { label: 'Bằng chữ', value: moneyInWords(19_660_000) },
    ]}
  />
);

const meta = {
  title: 'Biểu đồ và báo cáo/PrintLayout',
  component: PrintLayout,
  args: {
    title: 'Phiếu thu',
    subtitle: 'Số PT000123 · 22/11/2026',
    shop: { name: 'Cửa hàng Minh Khai', lines: ['12 Nguyễn Thị Minh Khai, Quận 1, TP. Hồ Chí Minh', '028 3823 4567'] },
    signatures: ['Người nộp tiền', 'Thủ quỹ', 'Người lập phiếu'],
    children: facts,
  },
  parameters: {
    rules: {
      yes: ['Chọn khổ theo máy in của quầy: A4, A5 hoặc 80 mm.', 'Tên cửa hàng, số phiếu và chữ ký có trên mọi phiếu.'],
      no: ['In nguyên màn hình.', 'In nền màu hay chữ nhỏ hơn 9 pt.', 'In số thẻ đầy đủ.'],
    },
  },
} satisfies Meta<typeof PrintLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const A4: Story = { name: 'Giấy A4' };

export const A5: Story = { name: 'Giấy A5', args: { paper: 'A5' } };

export const Landscape: Story = { name: 'Giấy A4 ngang', args: { paper: 'A4-landscape' } };

export const Copy: Story = { name: 'Một trong hai liên', args: { paper: 'A5', copy: 'Liên 2: Giao khách' } };

export const Roll: Story = {
  name: 'Cuộn 80 mm có VietQR',
  args: {
    paper: '80mm',
    signatures: [],
    aside: (
      <VietQr
        size={140}
        bank="Vietcombank"
        holder="CỬA HÀNG MINH KHAI"
        payment={{ bin: '970436', account: '1017595600', amount: 19_660_000, content: 'RT000123' }}
      />
    ),
  },
};

export const LongNames: Story = {
  name: 'Tên rất dài',
  args: {
    title: 'Phiếu chi hoa hồng cộng tác viên và chi phí phát sinh trong tháng',
    shop: { name: 'Công ty trách nhiệm hữu hạn một thành viên dịch vụ thanh toán Nguyễn Thị Minh Khai' },
  },
};
