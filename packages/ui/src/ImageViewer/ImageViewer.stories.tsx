import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ImageViewer } from './ImageViewer.tsx';

const card = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><rect width="480" height="300" rx="20" fill="#1c5ba1"/><g fill="white" font-family="monospace"><text x="32" y="60" font-size="22">VIETCOMBANK</text><text x="32" y="180" font-size="28">9704 •••• •••• 1234</text><text x="32" y="250" font-size="18">NGUYEN VAN AN</text></g></svg>',
)}`;

const meta = {
  title: 'Bảng và dữ liệu/ImageViewer',
  component: ImageViewer,
  args: { src: card, alt: 'Ảnh mặt trước thẻ' },
  parameters: {
    rules: {
      yes: [
        'Xem ảnh thẻ, bill và giấy tờ đã lưu, phóng được đến bốn lần.',
        'Nói ảnh chụp gì trong alt: «Ảnh bill 30.000.000 ₫».',
      ],
      no: [
        'Để ảnh nhỏ trong danh sách: dùng ảnh thường, bấm mới mở.',
        'Đối chiếu ảnh với ô nhập: dùng ImageWithFields.',
      ],
    },
  },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Mặc định' };

/** Tab reaches the picture; + − 0 change its size, R turns it. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ canvas }) => {
    canvas.getByRole('region', { name: 'Ảnh mặt trước thẻ' }).focus();
    await userEvent.keyboard('++');
    await expect(canvas.getByRole('status', { name: 'Độ phóng ảnh' })).toHaveTextContent('200 %');
    await userEvent.keyboard('r');
    await expect(canvas.getByRole('img').style.getPropertyValue('--st-turn')).toBe('90deg');
    await userEvent.keyboard('0');
    await expect(canvas.getByRole('status', { name: 'Độ phóng ảnh' })).toHaveTextContent('100 %');
    await expect(canvas.getByRole('button', { name: 'Thu nhỏ ảnh' })).toBeDisabled();
  },
};

export const Broken: Story = {
  name: 'Không tải được ảnh',
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Không tải được ảnh');
  },
};
