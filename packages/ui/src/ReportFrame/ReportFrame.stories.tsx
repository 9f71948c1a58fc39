import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { ReportFrame } from './ReportFrame.tsx';

const meta = {
  title: 'Biểu đồ và báo cáo/ReportFrame',
  component: ReportFrame,
  args: {
    title: 'Doanh thu',
    scope: 'Cửa hàng Minh Khai · 01/11/2026–22/11/2026',
    filters: <TextField label="Cửa hàng" value="Minh Khai" onChange={() => undefined} />,
    totals: (
      <>
        <strong>Doanh số 1.234.567.000 ₫</strong>
        <strong>Doanh thu 22.345.000 ₫</strong>
      </>
    ),
    children: <p>Các dòng của báo cáo</p>,
    onExport: fn(),
    onPrint: fn(),
  },
  parameters: {
    rules: {
      yes: [
        'Mọi báo cáo cùng một khung: bộ lọc, tổng, biểu đồ, dòng, xuất, in.',
        'Nêu cửa hàng và khoảng ngày dưới tên.',
      ],
      no: ['Cho xuất khi số liệu chưa tải xong.', 'Đặt thao tác ghi sổ trong báo cáo.'],
    },
  },
} satisfies Meta<typeof ReportFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['bàn phím'],
  name: 'Có số liệu',
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Xuất Excel' }).focus();
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { name: 'Đang tải', args: { loading: true } };

export const Failed: Story = { name: 'Lỗi', args: { error: 'Không kết nối được máy chủ', onRetry: fn() } };

export const LongNames: Story = {
  name: 'Tên rất dài',
  args: {
    title: 'Báo cáo lợi nhuận theo cộng tác viên và đối tác',
    scope: 'Công ty trách nhiệm hữu hạn dịch vụ thanh toán Nguyễn Thị Minh Khai · 01/01/2026–22/11/2026',
  },
};
