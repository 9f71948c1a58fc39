import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  title: 'Phản hồi/OfflineBanner',
  component: OfflineBanner,
  parameters: {
    rules: {
      yes: ['Một dải cho cả trang, ngay dưới thanh đầu.', 'Nói rõ việc gì còn làm được.'],
      no: ['Khóa những gì đã tải về.', 'Báo lỗi của máy chủ bằng dải này: dùng ErrorState.'],
    },
  },
} satisfies Meta<typeof OfflineBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  name: 'Mất mạng',
  beforeEach: () => setOnline(false),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Mất kết nối mạng');
  },
};

export const Online: Story = {
  name: 'Có mạng',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

function setOnline(online: boolean): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  return () => Reflect.deleteProperty(navigator, 'onLine');
}
