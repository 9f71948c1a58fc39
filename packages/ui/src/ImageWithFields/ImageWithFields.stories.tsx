import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ImageWithFields } from './ImageWithFields.tsx';

const ignore = () => undefined;
const bill = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420"><rect width="300" height="420" fill="white"/><g font-family="monospace" font-size="16"><text x="20" y="40">SACOMBANK</text><text x="20" y="80">TID 12345678</text><text x="20" y="110">LO 000123</text><text x="20" y="140">TONG 30.000.000</text></g></svg>',
)}`;

const meta = {
  title: 'Nhập liệu/ImageWithFields',
  tags: ['!ổn định', 'thử nghiệm'],
  component: ImageWithFields,
  args: {
    src: bill,
    alt: 'Ảnh bill 30.000.000 ₫',
    children: (
      <>
        <TextField label="Số lô" value="000123" onChange={ignore} />
        <MoneyField label="Số tiền" value={30_000_000} onChange={ignore} />
        <TextField
          label="Mã chuẩn chi"
          value=""
          error="Không đọc được, vui lòng nhập theo ảnh bên cạnh"
          onChange={ignore}
        />
      </>
    ),
  },
  parameters: {
    rules: {
      yes: ['Đặt ảnh bill cạnh các ô đọc từ bill để đối chiếu.', 'Để phóng to và xoay được cả bằng bàn phím.'],
      no: ['Mở ảnh ở cửa sổ khác.', 'Điền thay người khi máy đọc không chắc.'],
    },
  },
} satisfies Meta<typeof ImageWithFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Bill và các ô đã đọc' };

export const Zoomed: Story = {
  tags: ['bàn phím'],
  name: 'Phóng to bằng phím',
  play: async ({ canvas }) => {
    canvas.getByRole('region', { name: 'Ảnh bill 30.000.000 ₫' }).focus();
    await userEvent.keyboard('++');
    await expect(canvas.getByText('200 %')).toBeVisible();
    await userEvent.keyboard('-');
    await expect(canvas.getByText('150 %')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Xoay ảnh' }));
  },
};

export const Broken: Story = { name: 'Không tải được ảnh', args: { src: 'data:image/png;base64,AAAA' } };
