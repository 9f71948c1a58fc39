import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerAs } from '../../test/askEngine.ts';
import type { Canvas } from '../../test/canvas.ts';
import { shownEngine } from '../../test/storyApp.ts';
import { withApp } from '../../test/withApp.tsx';
import { PushScreen } from './PushScreen.tsx';

const meta = {
  title: 'Màn hình/Đẩy lịch',
  component: PushScreen,
  decorators: [withApp({ at: '/contract/push' })],
} satisfies Meta<typeof PushScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Khách có thẻ đến hạn trong tuần tới; thẻ đã có đơn được nói rõ. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const table = await tableOf(canvas);
    await expect(table.getAllByText(/^HD\d{6}/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Chỉ thẻ chưa có đơn' }));
    await waitFor(() => expect(table.queryByText(/^HD\d{6}/)).toBeNull());
    await expect(table.getAllByText('Chưa có đơn')).toHaveLength(FREE.length);
  },
};

/** Đẩy nhiều thẻ: thẻ đã có đơn bị từ chối với lý do, thẻ thiếu số tiền ở lại để sửa; không lịch nào tạo hai lần. */
export const PushMany: Story = {
  name: 'Đẩy nhiều thẻ',
  play: async ({ canvas }) => {
    const before = answerAs(shownEngine(), 'chushop', 'searchSchedules', ALL_ORDERS).Total;
    await chooseAll(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Đẩy lịch' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Đẩy lịch' }));
    const ordered = dialog.getAllByRole('checkbox', { checked: false });
    await userEvent.click(ordered[0] ?? document.body);
    await userEvent.type(dialog.getByLabelText(/^Phí cho mọi thẻ/), '1,8');
    await userEvent.click(dialog.getByRole('button', { name: `Xem trước ${FREE.length + 1} lịch hẹn` }));
    await expect((await dialog.findAllByText(/^Thẻ đã có đơn HD\d{6} trong kỳ này/))[0]).toBeVisible();
    await userEvent.dblClick(dialog.getByRole('button', { name: `Tạo ${FREE.length} lịch hẹn` }));
    await expect(await dialog.findByText(`Đã tạo ${FREE.length} lịch hẹn, 1 thẻ bị từ chối`)).toBeVisible();
    await expect(answerAs(shownEngine(), 'chushop', 'searchSchedules', ALL_ORDERS).Total).toBe(before + FREE.length);
  },
};

/** Ngày, nhân viên và dịch vụ nói một lần cho mọi thẻ; dòng lỗi quay lại để sửa rồi đẩy tiếp. */
export const CorrectRefused: Story = {
  name: 'Sửa dòng bị từ chối',
  parameters: { app: { at: '/contract/push?OnlyFree=true' } },
  play: async ({ canvas }) => {
    await chooseAll(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Đẩy lịch' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Đẩy lịch' }));
    await userEvent.type(dialog.getByLabelText('Ngày hẹn'), '24/11 14:30');
    await userEvent.selectOptions(dialog.getByLabelText('Dịch vụ'), 'Đáo + Rút');
    const [amount] = dialog.getAllByLabelText(/^Số tiền /);
    await userEvent.clear(amount ?? document.body);
    await userEvent.type(amount ?? document.body, '0');
    await userEvent.click(dialog.getByRole('button', { name: /^Xem trước/ }));
    await expect((await dialog.findAllByText(/Số tiền phải lớn hơn 0/))[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: `Tạo ${FREE.length - 1} lịch hẹn` }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Sửa dòng lỗi' }));
    await userEvent.type(await dialog.findByLabelText(/^Số tiền /), '12tr');
    await userEvent.click(dialog.getByRole('button', { name: 'Xem trước 1 lịch hẹn' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Tạo 1 lịch hẹn' }));
    await expect(await dialog.findByText('Đã tạo 1 lịch hẹn')).toBeVisible();
    await expect(dialog.getByText('24/11/2026 14:30')).toBeVisible();
  },
};

/** Khoảng ngày dài hơn 62 ngày bị từ chối bằng lời. */
export const TooLong: Story = {
  name: 'Khoảng ngày quá dài',
  parameters: { app: { at: '/contract/push?fromDate=2026-11-20&toDate=2027-03-01' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Khoảng ngày không hợp lệ/)).toBeVisible();
  },
};

const ALL_ORDERS = { body: { PageIndex: 1, PageSize: 1 } };
/** Cards of the week that nobody has begun on, in the world every story starts from. */
const FREE = [32, 20];

async function tableOf(canvas: Canvas) {
  const table = within(await canvas.findByRole('grid', { name: 'Đẩy lịch' }));
  await table.findAllByRole('link');
  return table;
}

async function chooseAll(canvas: Canvas): Promise<void> {
  await tableOf(canvas);
  for (const box of canvas.getAllByRole('checkbox', { name: /^Chọn (?!tất cả)/ })) await userEvent.click(box);
}
