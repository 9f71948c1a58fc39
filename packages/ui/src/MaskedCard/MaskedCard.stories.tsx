import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MaskedCard } from './MaskedCard.tsx';

const meta = {
  title: 'Bảng và dữ liệu/MaskedCard',
  component: MaskedCard,
  args: { last4: '4321', bank: 'Vietcombank', type: 'Visa' },
  parameters: {
    rules: {
      yes: [
        'Nêu ngân hàng, loại thẻ và bốn số cuối ở mọi nơi có thẻ.',
        'Thêm chủ thẻ khi khách có nhiều thẻ cùng ngân hàng.',
      ],
      no: ['Hiện sáu số đầu ở danh sách.', 'Cho chép số đầy đủ.'],
    },
  },
} satisfies Meta<typeof MaskedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Mặc định' };

export const WithHolder: Story = { name: 'Kèm chủ thẻ', args: { holder: 'Nguyễn Văn An' } };

export const NumberOnly: Story = { name: 'Chỉ có số', args: { bank: undefined, type: undefined } };

/** A full number handed in by mistake is still cut to its last four digits. */
export const FullNumberByMistake: Story = {
  name: 'Lỡ đưa số đầy đủ',
  args: { last4: '4111111111111234' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('4111');
    await expect(canvasElement.textContent).toContain('•••• 1234');
  },
};

export const LongNames: Story = {
  name: 'Tên rất dài',
  args: { bank: 'Ngân hàng TMCP Ngoại thương Việt Nam', holder: 'Nguyễn Hoàng Phương Thảo Tôn Nữ Công Tằng' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
