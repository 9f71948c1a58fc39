import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Bảng và dữ liệu/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: 'Khách hàng', value: 'Nguyễn Văn An' },
      { label: 'Điện thoại', value: '0912345678' },
      { label: 'Thẻ', value: 'Vietcombank Visa •••• 1234' },
      { label: 'Hạn mức', value: '50.000.000 ₫' },
      { label: 'Cộng tác viên', value: null },
      { label: 'Ghi chú', value: 'Khách hẹn gọi trước 30 phút, đến quầy số 2.', wide: true },
    ],
  },
  parameters: {
    rules: {
      yes: ['Xem thông tin của một bản ghi: nhãn trái, giá trị phải.', 'Giá trị trống là «–», vẫn giữ dòng.'],
      no: ['Dùng cho nhiều bản ghi: dùng DataTable.', 'Trộn ô nhập vào giữa các dòng.'],
    },
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = { name: 'Một cột' };
export const TwoColumns: Story = { name: 'Hai cột', args: { columns: 2 } };
