import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../test/canvas.ts';
import { seeToast } from '../../test/seeToast.ts';
import { askAs } from '../../test/askEngine.ts';
import { shownEngine } from '../../test/storyApp.ts';
import { storyOrder } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { AppointmentsScreen } from '../../app/AppointmentsScreen.tsx';

const known = storyOrder(0);

const meta = {
  title: 'Màn hình/Lịch hẹn/Phục vụ khách, số tiền nhỏ',
  component: AppointmentsScreen,
  decorators: [
    withApp({
      at: `/schedule-payment?mode=list&open=new&customerID=${known.CustomerID}&cardDataID=${known.CardDataID}`,
    }),
  ],
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Gõ 30 rồi lưu: hỏi một lần; Enter là 30 triệu. */
export const Millions: Story = {
  name: '30 là 30 triệu',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const question = await askedAfter(canvas, '30');
    await expect(question.getByRole('button', { name: 'Lấy 30.000.000 đ' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await seeToast('Thêm lịch hẹn thành công');
    await expect(newest()).toBe(30_000_000);
  },
};

/** Phím D giữ đúng 30 đ; không hỏi lại lần nữa. */
export const AsTyped: Story = {
  name: 'Đúng 30 đ',
  play: async ({ canvas }) => {
    await askedAfter(canvas, '30');
    await userEvent.keyboard('d');
    await seeToast('Thêm lịch hẹn thành công');
    await expect(newest()).toBe(30);
  },
};

/** Esc về lại ô số tiền, chưa lưu gì. */
export const Back: Story = {
  name: 'Quay lại sửa',
  play: async ({ canvas }) => {
    await askedAfter(canvas, '30k');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Số tiền/));
    await userEvent.keyboard('25tr');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu lịch' }));
    await seeToast('Thêm lịch hẹn thành công');
    await expect(newest()).toBe(25_000_000);
  },
};

async function askedAfter(canvas: Canvas, typed: string): Promise<Canvas> {
  const form = within(await canvas.findByRole('dialog', { name: 'Phục vụ khách' }));
  await waitFor(() => expect(form.getByLabelText(/^Số tiền/)).toHaveFocus());
  await userEvent.keyboard(typed);
  await userEvent.click(form.getByRole('button', { name: 'Lưu lịch' }));
  return within(await within(document.body).findByRole('alertdialog', { name: /^30(\.000)? → 30\.000\.000 đ\?$/ }));
}

/** The amount of the order that was made last, in đồng. */
function newest(): number | undefined {
  const body = { PageIndex: 1, PageSize: 1, SortBy: 'CreatedDate', SortDir: 'desc' } as const;
  return askAs(shownEngine(), 'chushop', 'searchSchedules', { body })[0]?.Amount;
}
