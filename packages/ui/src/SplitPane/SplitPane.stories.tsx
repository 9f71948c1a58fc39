import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Panel } from '../Panel/Panel.tsx';
import { SplitPane } from './SplitPane.tsx';

const meta = {
  title: 'Khung và điều hướng/SplitPane',
  component: SplitPane,
  args: {
    label: 'Độ rộng danh sách nhân viên',
    share: 30,
    start: <Panel title="Nhân viên">Nguyễn Văn An, Trần Thị Bích</Panel>,
    end: <Panel title="Quyền">Được xem và sửa khách hàng, được xem sổ quỹ.</Panel>,
  },
  parameters: {
    rules: {
      yes: [
        'Danh sách bên trái, chi tiết bên phải, tên dài thì kéo rộng ra.',
        'Chỉ hai khung, khung nào cũng giữ được bề rộng tối thiểu.',
      ],
      no: ['Chia một biểu mẫu làm hai cột: dùng FieldRow.', 'Lồng hai SplitPane vào nhau.'],
    },
  },
} satisfies Meta<typeof SplitPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Hai khung cạnh nhau' };

export const Dragged: Story = {
  name: 'Kéo bằng chuột',
  globals: { viewport: { value: 'cashier' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('separator', { name: 'Độ rộng danh sách nhân viên' });
    const before = widthOf(canvas.getByRole('region', { name: 'Nhân viên' }));
    await fireEvent.mouseDown(bar, { clientX: 400 });
    await fireEvent.mouseMove(document, { clientX: 500 });
    await fireEvent.mouseUp(document, { clientX: 500 });
    await waitFor(() =>
      expect(widthOf(canvas.getByRole('region', { name: 'Nhân viên' }))).toBeGreaterThan(before + 80),
    );
  },
};

/** Arrows move the border by 2 %, Home and End as far as it goes. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  globals: { viewport: { value: 'cashier' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('separator');
    const share = () => Math.round(Number(bar.getAttribute('aria-valuenow')));
    await waitFor(() => expect(share()).toBe(30));
    await userEvent.tab();
    await expect(bar).toHaveFocus();
    const before = widthOf(canvas.getByRole('region', { name: 'Nhân viên' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(widthOf(canvas.getByRole('region', { name: 'Nhân viên' }))).toBeGreaterThan(before));
    await waitFor(() => expect(share()).toBe(32));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(share()).toBe(20));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(share()).toBe(80));
  },
};

function widthOf(element: HTMLElement): number {
  return element.getBoundingClientRect().width;
}
