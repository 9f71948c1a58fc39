import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Bảng và dữ liệu/Meter',
  component: Meter,
  args: { label: 'Hạn mức nợ', value: 12_000_000, max: 50_000_000 },
  parameters: {
    rules: {
      yes: ['Cho biết đã dùng bao nhiêu của một hạn mức cố định.', 'Luôn kèm hai con số: màu không nói thay số.'],
      no: ['Dùng cho việc đang tải: dùng LoadingBar.', 'So sánh nhiều hạng mục với nhau: dùng Ranking.'],
    },
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = {
  name: 'Còn nhiều',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('meter', { name: 'Hạn mức nợ' });
    await expect(bar).toHaveAttribute('aria-valuenow', '24');
    await expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/24 %$/));
    await expect(bar).toHaveTextContent('24 %');
    const used = bar.querySelector('.st-meter__bar')?.getBoundingClientRect();
    await expect(used?.height).toBe(6);
    await expect((used?.width ?? 0) / bar.getBoundingClientRect().width).toBeCloseTo(0.24, 1);
  },
};

export const NearLimit: Story = { name: 'Sắp hết hạn mức', args: { value: 46_500_000 } };

export const AboveLimit: Story = {
  name: 'Vượt hạn mức',
  args: { value: 62_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveTextContent('124 %, vượt hạn mức');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const Unused: Story = { name: 'Chưa dùng', args: { value: 0 } };
