import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { LinkProvider, type LinkProps } from '../Link/Link.tsx';
import { BarLineChart } from './BarLineChart.tsx';

const days = Array.from({ length: 30 }, (_, index) => `${String(index + 1).padStart(2, '0')}/11`);
const volume = days.map((_, index) => ((index * 37) % 23) * 12_500_000 + 20_000_000);

const meta = {
  title: 'Biểu đồ và báo cáo/BarLineChart',
  component: BarLineChart,
  args: {
    label: 'Doanh số và doanh thu 30 ngày',
    places: days,
    series: [
      { name: 'Doanh số quẹt', kind: 'bar', values: volume },
      {
        name: 'Doanh thu phí',
        kind: 'line',
        axis: 'right',
        values: volume.map((amount) => Math.round(amount * 0.018)),
      },
    ],
  },
  parameters: {
    rules: {
      yes: [
        'So một đại lượng theo ngày hay tháng; đường dành cho đại lượng thứ hai trên trục riêng.',
        'Nêu đơn vị ở tên dãy, trục viết tắt «tr», «tỷ».',
      ],
      no: [
        'Quá ba dãy, hay hai dãy cột khác cỡ: tách thành hai biểu đồ.',
        'Tên dài cần đọc hết: dùng Ranking.',
        'Bỏ bảng số liệu bên dưới.',
      ],
    },
  },
} satisfies Meta<typeof BarLineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const hrefs = days.map((day) => `/entries?day=${day}`);

/** All figures can be read one by one in the table, each with its unit. */
export const ThirtyDays: Story = {
  name: '30 ngày, hai thang',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Xem bảng số liệu'));
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await expect(canvas.getByRole('row', { name: /^01\/11/ })).toHaveTextContent('20.000.000 ₫360.000 ₫');
    for (const cell of canvas.getAllByRole('cell')) await expect(cell).toHaveTextContent(/^\d{1,3}(\.\d{3})*\s₫$/);
    await userEvent.click(canvas.getByText('Xem bảng số liệu'));
  },
};

const opened = fn<(href: string) => void>();

/** Arrow keys walk the points, each step is spoken with its unit, Enter opens what the point is made of. */
export const Keyboard: Story = {
  name: 'Bàn phím: từng điểm, mở các dòng',
  args: {
    series: [
      { name: 'Doanh số quẹt', kind: 'bar', values: volume, hrefs },
      { name: 'Số đơn', kind: 'line', unit: 'number', values: days.map((_, index) => (index * 7) % 11) },
    ],
  },
  decorators: [
    (Story) => (
      <LinkProvider component={Noted}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const chart = canvas.getByRole('slider', { name: 'Doanh số và doanh thu 30 ngày' });
    await expect(chart).toHaveFocus();
    await expect(chart).toHaveAccessibleDescription(/Enter để mở các dòng/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^03\/11, Doanh số quẹt: 82\.500\.000\s₫$/),
    );
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenLastCalledWith('/entries?day=03/11');
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(chart).toHaveAttribute('aria-valuetext', '30/11, Số đơn: 5');
    await userEvent.keyboard('{Home}{ArrowUp}');
  },
};

/** A link that tells where it would lead. */
function Noted({ href, children, ...rest }: LinkProps) {
  const note = (event: MouseEvent) => {
    event.preventDefault();
    opened(href);
  };
  return (
    <a {...rest} href={href} onClick={note}>
      {children}
    </a>
  );
}

/** A tap shows the figures of its place, and they stay after the finger has gone. */
export const Tapped: Story = {
  name: 'Chạm: số liệu của ngày',
  args: { series: [{ name: 'Doanh số quẹt', kind: 'bar', values: volume, hrefs }] },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('slider');
    const { left, top, width, height } = chart.getBoundingClientRect();
    const finger = { pointerType: 'touch', clientX: left + width / 2, clientY: top + height / 2 };
    await fireEvent.pointerDown(chart, finger);
    await fireEvent.pointerUp(chart, finger);
    await fireEvent.pointerLeave(chart, finger);
    await expect(canvas.getByText(/^1\d\/11$/, { selector: 'strong' })).toBeVisible();
  },
};

/** Bars of several rows stand side by side; the period before is dashed in the colour of its row. */
export const Grouped: Story = {
  name: 'Hai cột, so với kỳ trước',
  args: {
    label: 'Thu và chi theo tuần',
    places: ['Tuần 45', 'Tuần 46', 'Tuần 47', 'Tuần 48'],
    placeLabel: 'Tuần',
    series: [
      { name: 'Thu', kind: 'bar', values: [42, 51, 38, 60].map(millions), previous: [40, 44, 41, 50].map(millions) },
      { name: 'Chi', kind: 'bar', values: [30, 28, 33, 41].map(millions) },
    ],
  },
};

/** Eight rows keep a colour and a pattern each. */
export const EightRows: Story = {
  name: 'Tám dãy',
  args: {
    places: ['Quý 1', 'Quý 2', 'Quý 3', 'Quý 4'],
    placeLabel: 'Quý',
    series: Array.from({ length: 8 }, (_, row) => ({
      name: `Cửa hàng ${row + 1}`,
      kind: 'bar' as const,
      values: [3, 5, 4, 6].map((value) => millions(value * (row + 2))),
    })),
  },
};

/** Two units, one of them below zero: both zeros lie at one height. */
export const LongNames: Story = {
  name: 'Tên dài, hai đơn vị, số âm',
  args: {
    label: 'Lợi nhuận gộp và tỷ lệ lãi theo cửa hàng',
    placeLabel: 'Cửa hàng',
    places: [
      'Cửa hàng Nguyễn Thị Minh Khai',
      'Chi nhánh Quận Bình Thạnh',
      'Điểm giao dịch Hà Đông',
      'Công ty TNHH dịch vụ thanh toán Cầu Giấy',
      'Thủ Đức',
    ],
    series: [
      { name: 'Lợi nhuận gộp', kind: 'bar', values: [54, -12, 30, 8, 41].map(millions) },
      { name: 'Tỷ lệ lãi', kind: 'line', unit: 'percent', values: [1800, -400, 1250, 300, 1500] },
    ],
  },
};

export const Losses: Story = {
  name: 'Có ngày lỗ',
  args: {
    label: 'Lợi nhuận gộp 7 ngày',
    places: days.slice(0, 7),
    series: [
      { name: 'Lợi nhuận gộp', kind: 'bar', values: [540_000, -120_000, 300_000, 0, 910_000, -400_000, 114_000] },
    ],
  },
};

export const Nothing: Story = {
  name: 'Chưa có số',
  args: { series: [{ name: 'Doanh số quẹt', kind: 'bar', values: days.map(() => 0) }] },
};

export const Loading: Story = { name: 'Đang tải', args: { loading: true } };

function millions(value: number): number {
  return value * 1_000_000;
}
