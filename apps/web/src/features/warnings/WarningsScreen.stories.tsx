import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { labelOf, orderWarningCodeOptions, type Args } from '@so-the/api-client';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { answerAs } from '../../test/askEngine.ts';
import type { Canvas } from '../../test/canvas.ts';
import { seeToast } from '../../test/seeToast.ts';
import { shownEngine } from '../../test/storyApp.ts';
import { STORY_NOW } from '../../test/storyClock.ts';
import { withApp } from '../../test/withApp.tsx';
import { WarningsScreen } from './WarningsScreen.tsx';

const world = createBrowserEngine({ now: STORY_NOW });
const flags = (args: Args<'listWarningSchedules'> = {}) =>
  answerAs(world, 'chushop', 'listWarningSchedules', { PageSize: 500, ...args });
const [oldest] = flags().Data;
if (!oldest) throw new Error("The story's shop has no warning.");
const named = `${labelOf(orderWarningCodeOptions, oldest.Code)} ${oldest.Message}`;

const meta = {
  title: 'Màn hình/Đơn cảnh báo',
  component: WarningsScreen,
  decorators: [withApp({ at: '/contract-cancel' })],
} satisfies Meta<typeof WarningsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cảnh báo lâu nhất đứng đầu: nguyên nhân, đã bao nhiêu ngày, đường tới chỗ xử lý. Số dòng bằng số của trang chủ. */
export const Default: Story = {
  name: 'Cảnh báo',
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, named)).getAllByRole('link').length).toBeGreaterThan(1);
    await expect(await canvas.findByText(new RegExp(`của ${flags().Total}\\b`))).toBeVisible();
  },
};

/** Mỗi loại cảnh báo dẫn tới nơi xóa được nguyên nhân. */
export const FixLinks: Story = {
  name: 'Đường tới chỗ xử lý',
  play: async ({ canvas }) => {
    const codes = [...new Set(flags().Data.map(({ Code }) => Code))];
    await expect(codes.length).toBeGreaterThan(3);
    for (const code of codes) {
      await userEvent.selectOptions(await filterOf(canvas), labelOf(orderWarningCodeOptions, code));
      const rows = await canvas.findAllByRole('row', { name: new RegExp(labelOf(orderWarningCodeOptions, code)) });
      const [, fix] = within(rows[0] ?? document.body).getAllByRole('link');
      await expect(fix).toHaveAttribute('href', expect.stringMatching(placeOf[code]));
    }
  },
};

/** Nhiều cảnh báo một lần, một lý do cho tất cả. */
export const IgnoreMany: Story = {
  name: 'Bỏ qua nhiều cảnh báo',
  play: async ({ canvas }) => {
    await rowOf(canvas, named);
    const [, first, second] = canvas.getAllByRole('checkbox');
    await userEvent.click(first ?? document.body);
    await userEvent.click(second ?? document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ qua' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Bỏ qua 2 cảnh báo' }));
    await userEvent.type(question.getByLabelText(/^Lý do/), 'Đã đối chiếu với sổ giấy');
    await userEvent.click(question.getByRole('button', { name: 'Bỏ qua 2 cảnh báo' }));
    await seeToast('Bỏ qua 2 cảnh báo thành công');
    await expect(await canvas.findByText(new RegExp(`của ${flags().Total - 2}\\b`))).toBeVisible();
  },
};

/** Bỏ qua cần lý do: thiếu thì nói ra, đủ thì cảnh báo rời danh sách và nằm ở "Đã bỏ qua" với người và lý do. */
export const Ignore: Story = {
  name: 'Bỏ qua kèm lý do',
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, named);
    await userEvent.click(row.getByRole('button', { name: /^Thao tác/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Bỏ qua cảnh báo' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Bỏ qua cảnh báo/ }));
    await userEvent.click(question.getByRole('button', { name: 'Bỏ qua' }));
    await expect(await question.findByText('Vui lòng nhập lý do')).toBeVisible();
    await userEvent.type(question.getByLabelText(/^Lý do/), 'Khách hẹn thứ hai xử lý');
    await userEvent.dblClick(question.getByRole('button', { name: 'Bỏ qua' }));
    await seeToast(`Đã bỏ qua cảnh báo “${labelOf(orderWarningCodeOptions, oldest.Code)}” của ${oldest.ScheduleCode}`);
    await userEvent.click(canvas.getByRole('tab', { name: 'Đã bỏ qua' }));
    await expect(await canvas.findByText('Khách hẹn thứ hai xử lý')).toBeVisible();
    const { Total } = answerAs(shownEngine(), 'chushop', 'listWarningSchedules', {});
    await expect(Total).toBe(flags().Total - 1);
  },
};

export const ByOrder: Story = {
  name: 'Theo đơn',
  parameters: { app: { at: '/contract-cancel?tab=orders' } },
  play: async ({ canvas }) => {
    const { Total } = answerAs(world, 'chushop', 'listWarningErrorSchedules', {});
    await expect(await canvas.findByText(new RegExp(`của ${Total}\\b`))).toBeVisible();
  },
};

/** Đơn đã hủy: ai hủy, lúc nào, vì sao; khách đổi ý thì lịch mới mở với đúng khách và thẻ. */
export const Cancelled: Story = {
  name: 'Đơn đã hủy',
  parameters: { app: { at: '/contract-cancel?tab=cancelled' } },
  play: async ({ canvas }) => {
    const [order] = answerAs(world, 'chushop', 'listCancelledOrders', {}).Data;
    if (!order) throw new Error("The story's shop has cancelled no order.");
    const row = await rowOf(canvas, order.Code);
    await expect(row.getByText(order.CancelReason ?? '')).toBeInTheDocument();
    await expect(row.getByText(order.CancelledByName ?? '')).toBeInTheDocument();
    await userEvent.click(row.getByRole('button', { name: /^Thao tác/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Tạo lịch hẹn' }));
    const counter = new RegExp(`^Đã mở /schedule-payment\\?open=new&customerID=${order.CustomerID}(&|$)`);
    await expect(await canvas.findByText(counter)).toBeVisible();
  },
};

/** Công ty thấy mọi cửa hàng, thu hẹp được về một, và không sửa gì của cửa hàng. */
export const Company: Story = {
  name: 'Công ty',
  parameters: { app: { at: '/contract-cancel?tab=orders', as: 'congty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /^Cửa hàng/ })).toBeInTheDocument();
    const { Total } = answerAs(world, 'congty', 'listWarningErrorSchedulesCompany', {});
    await expect(await canvas.findByText(new RegExp(`của ${Total}\\b`))).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Cảnh báo' }));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(1));
    await userEvent.click(canvas.getAllByRole('button', { name: /^Thao tác/ })[0] ?? document.body);
    await expect(await canvas.findByRole('menuitem', { name: 'Mở đơn' })).toBeVisible();
    await expect(canvas.queryByRole('menuitem', { name: 'Bỏ qua cảnh báo' })).toBeNull();
  },
};

/** Where each kind of warning is set right. */
const placeOf = {
  C01: /^\/contract\/\d+\?swipe=new$/,
  C02: /^\/debt\/customer\?customerID=\d+$/,
  C03: /^\/post\/uploadbill\?swipe=\d+$/,
  C04: /^\/contract\/\d+\?at=swipe$/,
  C05: /^\/debt\?tab=lots&IsOverdue=true$/,
  C06: /^\/contract\/\d+$/,
  C07: /^\/debt\/customer\?customerID=\d+$/,
  C08: /^\/cards\?open=\d+$/,
  C09: /^\/(contract\/\d+|schedule-payment\?open=\d+)$/,
  C10: /^\/contract\/\d+\?at=swipe$/,
  C11: /^\/contract\/\d+\?at=payCard$/,
  C12: /^\/contract\/\d+$/,
};

async function filterOf(canvas: Canvas): Promise<HTMLElement> {
  const shown = canvas.queryByLabelText('Loại cảnh báo');
  if (shown) return shown;
  await userEvent.click(await canvas.findByRole('button', { name: /^Bộ lọc/ }));
  return canvas.findByLabelText('Loại cảnh báo');
}

async function rowOf(canvas: Canvas, text: string): Promise<Canvas> {
  const rows = await canvas.findAllByRole('row', { name: new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) });
  return within(rows[0] ?? document.body);
}
