import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../test/canvas.ts';
import { openFigures, openPoint } from '../../test/openFigure.ts';
import { seeFiguresOpen } from '../../test/seeFiguresOpen.ts';
import { withApp } from '../../test/withApp.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Màn hình/Trang chủ',
  component: HomeScreen,
  decorators: [withApp({ at: '/' })],
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every figure leads to what it counts: the screen that opens shows the same figure. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await allArrived(canvas);
    await expect(canvas.getByRole('link', { name: /^Doanh thu phí.*so với cùng giờ hôm qua$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Lịch hẹn.*so với hôm qua$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Đơn chưa quyết toán.*Phí máy .* chờ doanh thu/ })).toBeVisible();
    const opened = await seeFiguresOpen('chushop');
    await expect(opened).toEqual(
      expect.arrayContaining([
        '/report/cashbook?Figure=TotalSwipe&fromDate=2026-11-20&toDate=2026-11-20',
        '/report/cashbook?Figure=Revenue&fromDate=2026-11-20&toDate=2026-11-20',
        '/report/cashbook?Figure=GrossProfit&fromDate=2026-11-20&toDate=2026-11-20',
        '/customer?CreatedFrom=2026-11-20&CreatedTo=2026-11-20',
        '/warning?DueLevel=3',
        '/warning?DueLevel=2',
        '/warning?DueLevel=1',
        '/report/cashbook?accountType=1',
        '/schedule-payment?ForDate=2026-11-20&ToDate=2026-11-20&HideCancelled=true',
        '/contract?StaffID=1&ToDate=2026-11-20&Statuses=0,1,2,3&SortBy=AppointmentDate&SortDir=asc',
        '/contract?UnsettledOn=2026-11-20',
        '/debt/customer?OnlyDebt=true',
        '/manager/pos?SortBy=Debt&SortDir=desc',
      ]),
    );
    await expect(await canvas.findByRole('figure', { name: /30 ngày qua/ })).toBeVisible();
    await openPoint(canvas, /30 ngày qua/, 'End');
  },
};

/** Another period compares with the one before it. */
export const SevenDays: Story = {
  name: 'Bảy ngày',
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Kỳ', undefined, { timeout: 5000 }), '7 ngày qua');
    await canvas.findByRole('link', { name: /^Doanh số quẹt.*7 ngày trước/ });
    await allArrived(canvas);
    await expect(await seeFiguresOpen('chushop')).toContain(
      '/report/cashbook?Figure=TotalSwipe&fromDate=2026-11-14&toDate=2026-11-20',
    );
  },
};

/** What the owner earned and drew out in thirty days is what funds and debts rose by, and every line opens into its entries. */
export const Result: Story = {
  name: 'Kết quả của kỳ',
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Kỳ', undefined, { timeout: 5000 }), '30 ngày qua');
    await canvas.findByRole('link', { name: /^Doanh số quẹt.*30 ngày trước/ });
    await allArrived(canvas);
    const [net, change] = [await lineOf(canvas, /^Lợi nhuận thuần/), await lineOf(canvas, /^Quỹ và công nợ tăng thêm/)];
    const drawn = await lineOf(canvas, /^Rút vốn/);
    await expect([net > 0, drawn > 0]).toEqual([true, true]);
    await expect(change).toBe(net - drawn);
    await expect(canvas.queryByRole('link', { name: /^Góp vốn/ })).toBeNull();
    const period = 'fromDate=2026-10-22&toDate=2026-11-20';
    await expect(await seeFiguresOpen('chushop')).toEqual(
      expect.arrayContaining(
        ['NetProfit', 'Adjustments', 'CapitalOut', 'AssetChange'].map(
          (figure) => `/report/cashbook?Figure=${figure}&${period}`,
        ),
      ),
    );
  },
};

/** A report that fails leaves the lists of the day alone. */
export const ReportFailed: Story = {
  name: 'Báo cáo không tải được',
  parameters: { app: { faults: [{ match: { operationId: 'getRevenueByDay' }, kind: 'answer', status: 500 }] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Thử lại' }, { timeout: 8000 })).length).toBeGreaterThan(
      0,
    );
    await expect(canvas.getByRole('heading', { name: 'Lịch hẹn hôm nay' })).toBeVisible();
  },
};

/** The company sees its shops side by side, the best and the weakest. */
export const Company: Story = {
  name: 'Công ty',
  parameters: { app: { as: 'congty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lợi nhuận gộp cao nhất')).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Các cửa hàng' })).toHaveTextContent('Thẻ Phú Nhuận');
    await openFigures(canvas, ...TILES, /xem tồn quỹ của Thẻ Phú Nhuận/, /xem khách nợ của Thẻ Gò Vấp/);
    await expect(canvas.getByRole('link', { name: /^Lợi nhuận gộp cao nhất/ })).toHaveAttribute(
      'href',
      '/bao-cao-doanh-thu?ForDate=2026-11-20&ToDate=2026-11-20',
    );
  },
};

/** Buổi sáng của chủ: mọi cửa hàng cạnh nhau, mỗi số mở ra cái làm nên nó, của cửa hàng khác cũng vậy. */
export const Morning: Story = {
  name: 'Các cửa hàng hôm qua',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Các cửa hàng hôm qua' }, { timeout: 8000 }));
    await expect(table.getAllByRole('rowheader').map((shop) => shop.textContent)).toEqual([
      'Thẻ Phú Nhuận',
      'Thẻ Gò Vấp',
      'Thẻ Thủ Đức',
      'Tổng cộng',
    ]);
    await openFigures(canvas, /xem lợi nhuận thuần của Thẻ Gò Vấp/);
    const why = await openedBy(table, /xem vì sao của Thẻ Gò Vấp/, /^Vì sao đổi, Thẻ Gò Vấp/);
    await userEvent.click((await why.findAllByRole('button', { name: /xem kỳ này của Doanh thu phí/ }))[0] as Element);
    await expect(await within(document.body).findByText(/đúng bằng số trên báo cáo/)).toBeVisible();
    await closeAll();
    const counts = await openedBy(table, /xem các lần kiểm quỹ của Thẻ Phú Nhuận/, /^Lần kiểm quỹ gần nhất/);
    await expect((await counts.findAllByText(/^thiếu /))[0]).toBeVisible();
    await expect(within(document.body).getByRole('link', { name: 'Xem mọi lần kiểm có chênh lệch' })).toHaveAttribute(
      'href',
      '/report/debt_aday?OnlyDifference=true&tab=counts',
    );
    await closeAll();
    const poses = await openedBy(table, /xem máy POS còn nợ của Thẻ Thủ Đức/, /^Máy POS còn nợ/);
    await expect((await poses.findAllByText(/^\d+ ngày$|^trong ngày$/))[0]).toBeVisible();
    await closeAll();
  },
};

/** Một cửa hàng mới được dẫn qua từng bước chuẩn bị, không thấy một loạt số 0. */
export const NewShop: Story = {
  name: 'Cửa hàng mới',
  parameters: { app: { scenario: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Chuẩn bị cửa hàng' })).toBeVisible();
    await expect(await canvas.findByText('Xong 1/5 bước')).toBeVisible();
    const steps = within(canvas.getByRole('region', { name: 'Chuẩn bị cửa hàng' })).getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    await expect(within(steps[2] as HTMLElement).getByLabelText('Đã xong')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Thêm tài khoản' })).toHaveAttribute(
      'href',
      '/manager/bankcard?open=new',
    );
    await expect(canvas.getByRole('link', { name: /Thêm máy POS/ })).toHaveAttribute('href', '/manager/pos?open=new');
    await expect(canvas.getByRole('heading', { name: 'Việc của tôi' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Doanh số quẹt/)).toBeNull());
  },
};

/** However wide the window, the rows of tiles are full: no hole after the last one. */
export const Wide: Story = {
  name: 'Màn hình rộng 1920',
  globals: { viewport: { value: 'manager' } },
  play: async ({ canvas }) => {
    await allArrived(canvas);
    await expect(window.innerWidth).toBe(1920);
    const tiles = document.querySelector('.home__stats');
    const last = tiles?.lastElementChild?.getBoundingClientRect().right ?? 0;
    await expect(Math.abs(last - (tiles?.getBoundingClientRect().right ?? Number.NaN))).toBeLessThan(1);
  },
};

/** A cashier without the right to the report still sees the day's work. */
export const Cashier: Story = {
  name: 'Thu ngân',
  parameters: { app: { as: 'nhanvien' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Việc của tôi' })).toBeVisible();
    await allArrived(canvas);
    await seeFiguresOpen('nhanvien');
    await expect(canvas.queryByRole('table', { name: 'Các cửa hàng hôm qua' })).toBeNull();
  },
};

/** Every tile of the period: of the company each opens over the page. */
const TILES = [/^Doanh số quẹt/, /^Doanh thu phí/, /^Lợi nhuận gộp/, /^Lịch hẹn/, /^Khách mới/, /^Đơn chưa quyết toán/];

/** The grid of a drawer that a figure of the morning opened. */
async function openedBy(table: Canvas, figure: RegExp, grid: RegExp): Promise<Canvas> {
  await userEvent.click(await table.findByRole('button', { name: figure }));
  return within(await within(document.body).findByRole('grid', { name: grid }));
}

/** Closes every drawer, the one in front first. */
async function closeAll(): Promise<void> {
  for (let drawer = drawerInFront(); drawer; drawer = drawerInFront()) {
    const open = drawer;
    await userEvent.click(within(open).getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(drawerInFront()).not.toBe(open));
  }
}

function drawerInFront(): HTMLElement | undefined {
  return within(document.body).queryAllByRole('dialog').at(-1);
}

/** Đồng on the line of a panel. */
async function lineOf(canvas: Canvas, name: RegExp): Promise<number> {
  const line = await canvas.findByRole('link', { name });
  return Number(line.querySelector('.home-list__figure')?.textContent.replaceAll(/[^\d-]/g, ''));
}

/** Every panel has its answer: a count that comes later would stand unread. */
async function allArrived(canvas: Canvas): Promise<void> {
  await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Xem tất cả \(/ }).length).toBeGreaterThan(0));
  await waitFor(() => expect(document.querySelector('.home .st-skeleton')).toBeNull());
}
