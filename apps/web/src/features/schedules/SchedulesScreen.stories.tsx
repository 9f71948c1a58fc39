import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../test/canvas.ts';
import { storyOrder } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { AppointmentsScreen } from '../../app/AppointmentsScreen.tsx';

const appointment = storyOrder(0, ({ AppointmentDate }) => AppointmentDate < '2026-11-27');

const meta = {
  title: 'Màn hình/Lịch hẹn',
  component: AppointmentsScreen,
  decorators: [withApp({ at: '/schedule-payment?mode=list' })],
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: appointment.Code })).toBeVisible();
    await expect(canvas.getByLabelText('Từ ngày')).toHaveValue('20/11/2026');
    await expect(canvas.getByLabelText('Đến ngày')).toHaveValue('27/11/2026');
    // A phone shows cards, without titles of columns.
    if (import.meta.env.VITE_STORY_VIEWPORT === 'phone') return;
    const titles = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(titles.indexOf('Trạng thái')).toBeLessThan(3);
    const grid = canvas.getByRole('grid', { name: 'Lịch hẹn' }).parentElement?.getBoundingClientRect();
    for (const title of ['Số tiền', 'Tiền phí']) {
      const { right } = canvas.getByRole('columnheader', { name: title }).getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(grid?.right ?? 0);
    }
  },
};

/** F1 mở “Phục vụ khách” như trên mọi danh sách thêm được. */
export const AddByKey: Story = {
  name: 'Thêm bằng F1',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: appointment.Code })).toBeVisible();
    await userEvent.keyboard('{F1}');
    await expect(await screen().findByRole('dialog', { name: 'Phục vụ khách' })).toBeVisible();
  },
};

/** Chốt lịch với khách: trạng thái chỉ đi theo bước được phép. */
export const NextStep: Story = {
  name: 'Bước tiếp theo',
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, appointment.Code));
    await userEvent.click(row.getByRole('button', { name: /^Thao tác/ }));
    const menu = within(await screen().findByRole('menu'));
    await expect(menu.queryByRole('menuitem', { name: 'Hoàn thành' })).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Xác nhận lịch' }));
    const question = within(await screen().findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận lịch' }));
    await waitFor(async () => expect(await rowOf(canvas, appointment.Code)).toHaveTextContent('Chờ thực hiện'));
  },
};

/** Hủy lịch cần lý do. */
export const CancelNeedsReason: Story = {
  name: 'Hủy phải có lý do',
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, appointment.Code));
    await userEvent.click(row.getByRole('button', { name: /^Thao tác/ }));
    await userEvent.click(await screen().findByRole('menuitem', { name: 'Hủy đơn' }));
    const question = within(await screen().findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Hủy đơn' }));
    await expect(await question.findByText('Vui lòng nhập lý do')).toBeVisible();
    await userEvent.type(question.getByLabelText(/^Lý do/), 'Khách dời sang tháng sau');
    await userEvent.click(question.getByRole('button', { name: 'Hủy đơn' }));
    await waitFor(async () => expect(await rowOf(canvas, appointment.Code)).toHaveTextContent('Đã hủy'));
  },
};

/** Đánh dấu nổi bật rồi bỏ. */
export const Star: Story = {
  name: 'Đánh dấu nổi bật',
  play: async ({ canvas }) => {
    const star = within(await rowOf(canvas, appointment.Code)).getByRole('button', {
      name: `Đánh dấu ${appointment.Code}`,
    });
    const before = star.getAttribute('aria-pressed');
    await userEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true'));
  },
};

/** Sửa lịch hẹn: số tiền mới có trong danh sách. */
export const Edit: Story = {
  name: 'Sửa',
  parameters: { app: { at: `/schedule-payment?mode=list&open=${appointment.ScheduleID}` } },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Sửa lịch hẹn' }));
    const amount = form.getByLabelText(/^Số tiền/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '12,5tr');
    await userEvent.click(form.getByRole('button', { name: 'Lưu' }));
    await waitFor(async () => expect(await rowOf(canvas, appointment.Code)).toHaveTextContent('12.500.000'));
  },
};

/** Gõ 18 thay vì 1,8: hỏi một lần, nêu cả hai mức. Enter vội thì về lại ô phí, chữ đã gõ còn nguyên; “Vẫn lưu” mới lưu. */
export const UnusualFee: Story = {
  name: 'Phí 18 % thay vì 1,8 %',
  parameters: { app: { at: `/schedule-payment?mode=list&open=${appointment.ScheduleID}` } },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Sửa lịch hẹn' }));
    const fee = form.getByLabelText(/^Phí khách/);
    await userEvent.clear(fee);
    await userEvent.type(fee, '18{Enter}');
    const question = within(await screen().findByRole('alertdialog', { name: 'Xem lại trước khi lưu' }));
    await expect(question.getByRole('status')).toHaveTextContent(
      /^Phí khách: nhập 18%, (thường lệ của (thẻ|khách|cửa hàng)|trước đây) là [12](,\d+)?%$/,
    );
    await expect(question.getByRole('button', { name: 'Sửa lại' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(fee).toHaveFocus());
    await expect(fee).toHaveValue('18');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen().findByRole('button', { name: 'Vẫn lưu' }));
    await waitFor(async () => expect(await rowOf(canvas, appointment.Code)).toHaveTextContent('18%'));
  },
};

/** The whole page: dialogs and toasts stand outside the story's own element. */
function screen(): Canvas {
  return within(document.body);
}

async function rowOf(canvas: Canvas, code: string): Promise<HTMLElement> {
  const link = await canvas.findByRole('link', { name: code });
  const row = link.closest('tr, [role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error(`The link ${code} stands in no row.`);
  return row;
}
