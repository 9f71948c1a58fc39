import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Khung và điều hướng/Accordion',
  component: Accordion,
  args: {
    sections: [
      { id: 'columns', title: 'Các cột nhận được', content: 'Họ tên, Số điện thoại, Hạn mức nợ.' },
      { id: 'writing', title: 'Cách ghi số và ngày', content: '30.000.000 hay 30tr đều được; ngày ghi 24/11/2026.' },
      { id: 'faults', title: 'Khi có dòng lỗi', content: 'Sửa ngay trong bảng xem trước, hoặc tải dòng lỗi về sửa.' },
    ],
  },
  parameters: {
    rules: {
      yes: ['Cất lời giải thích và chi tiết ít người cần.', 'Tiêu đề đủ rõ để biết có cần mở hay không.'],
      no: [
        'Giấu ô nhập của biểu mẫu: lỗi ở phần đóng không ai thấy.',
        'Các phần ngang hàng phải đổi qua lại: dùng Tabs.',
      ],
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: 'Đang đóng',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const columns = canvas.getByRole('button', { name: 'Các cột nhận được' });
    await userEvent.click(columns);
    await expect(canvas.getByRole('region', { name: 'Các cột nhận được' })).toHaveTextContent('Hạn mức nợ');
    await userEvent.click(canvas.getByRole('button', { name: 'Cách ghi số và ngày' }));
    await expect(columns).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('region', { name: /./ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cách ghi số và ngày' }));
    await expect(canvas.queryByText(/30tr/)).toBeNull();
  },
};

export const Open: Story = { name: 'Một phần đang mở', args: { defaultOpen: 'writing' } };

/** Arrows, Home and End go from title to title; Enter and Space open and close. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ canvas }) => {
    const title = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(title('Các cột nhận được')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(title('Khi có dòng lỗi')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(title('Cách ghi số và ngày')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(title('Cách ghi số và ngày')).toHaveAttribute('aria-expanded', 'false');
  },
};
