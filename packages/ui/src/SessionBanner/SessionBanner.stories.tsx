import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SessionBanner } from './SessionBanner.tsx';

const meta = {
  title: 'Phản hồi/SessionBanner',
  component: SessionBanner,
  args: { event: { kind: 'expiring', minutes: 5 }, onAct: fn(), onDismiss: fn() },
  parameters: {
    rules: {
      yes: ['Nói chuyện gì đã xảy ra với phiên và chờ người dùng quyết.', 'Giữ nguyên phần đang nhập.'],
      no: ['Tự chuyển cửa hàng dưới tay người đang nhập.', 'Hiện hai dải cùng lúc.'],
    },
  },
} satisfies Meta<typeof SessionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Expiring: Story = {
  tags: ['bàn phím'],
  name: 'Phiên sắp hết',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Để sau' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Expired: Story = { name: 'Phiên đã hết', args: { event: { kind: 'expired' }, onDismiss: undefined } };

export const ShopChanged: Story = {
  name: 'Thẻ khác chuyển cửa hàng, tên dài',
  args: {
    event: {
      kind: 'shopChanged',
      shop: 'Chi nhánh Nguyễn Thị Minh Khai, Quận 1',
      here: 'Chi nhánh Cách Mạng Tháng Tám',
    },
  },
};

export const NewVersion: Story = { name: 'Có phiên bản mới', args: { event: { kind: 'newVersion' } } };

export const Nothing: Story = { name: 'Không có gì', args: { event: undefined } };
