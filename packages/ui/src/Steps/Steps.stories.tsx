import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Bảng và dữ liệu/Steps',
  component: Steps,
  args: {
    label: 'Tiến độ hợp đồng',
    steps: [
      { id: 0, label: 'Lịch hẹn', note: '20/11/2026 09:00' },
      { id: 1, label: 'Chờ thực hiện', note: '20/11/2026 09:12' },
      { id: 2, label: 'Đang thực hiện' },
      { id: 3, label: 'Chờ chuyển tiền' },
      { id: 4, label: 'Hoàn thành' },
    ],
    current: 2,
  },
  parameters: {
    rules: {
      yes: ['Đi theo đúng các bước của đơn, bước đã qua ghi lúc đến hoặc người làm.', 'Đơn hủy dừng ở bước bị hủy.'],
      no: ['Bấm vào bước để nhảy: chuyển bước bằng nút ở PageHeader.', 'Dùng cho tiến độ tải: dùng LoadingBar.'],
    },
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Midway: Story = {
  name: 'Đang giữa đường',
  play: async ({ canvas }) => {
    const way = canvas.getByRole('list', { name: 'Tiến độ hợp đồng' });
    await expect(way.querySelector('[aria-current="step"]')).toHaveTextContent('Đang thực hiện');
    await expect(within(way).getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Finished: Story = { name: 'Đã xong', args: { current: 4, finished: true } };
export const Cancelled: Story = { name: 'Đã hủy', args: { current: 1, cancelled: 'Đã hủy' } };
