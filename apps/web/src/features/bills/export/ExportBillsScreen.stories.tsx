import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../../test/canvas.ts';
import { seeToast } from '../../../test/seeToast.ts';
import { withApp } from '../../../test/withApp.tsx';
import { ExportBillsScreen } from './ExportBillsScreen.tsx';

const meta = {
  title: 'Màn hình/Xuất bill',
  component: ExportBillsScreen,
  decorators: [withApp({ at: '/export-bill' })],
} satisfies Meta<typeof ExportBillsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Đã xác nhận'))[0]).toBeVisible();
    await expect(canvas.getByText('Tổng cộng')).toBeVisible();
  },
};

/** Ảnh của các bill trên trang đứng cạnh nhau: chọn ngay ở ảnh như ở bảng, bấm một ảnh là mở bill ấy. */
export const Pictures: Story = {
  name: 'Xem và chọn ảnh',
  tags: ['điện thoại'],
  parameters: { app: { at: '/export-bill?ForDate=2026-11-19&ToDate=2026-11-19' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Xem ảnh' }));
    const pictures = within(await canvas.findByRole('list', { name: 'Ảnh bill' }));
    const boxes = await pictures.findAllByRole('checkbox');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn mọi ảnh trên trang' }));
    await userEvent.click(boxes[0] ?? document.body);
    await expect(await canvas.findByText(`Đã chọn ${boxes.length - 1} bill`)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Tải ảnh đã chọn' })[0] ?? document.body);
    const zip = within(await screen.findByRole('dialog', { name: 'Tải ảnh bill' }));
    await expect(await zip.findByText(`Đã tải ${boxes.length - 1} ảnh bill.`)).toBeVisible();
    await userEvent.click(zip.getAllByRole('button', { name: 'Đóng' })[1] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first] = pictures.getAllByRole('link');
    await userEvent.click(first ?? document.body);
    const drawer = within(await screen.findByRole('dialog', { name: /^Bill số/ }));
    await expect(await drawer.findByRole('img', { name: /^Ảnh bill số/ })).toBeVisible();
  },
};

/** Ảnh của mọi bill khớp bộ lọc vào một tệp .zip. */
export const Zip: Story = {
  name: 'Tải ảnh (.zip)',
  play: async ({ canvas }) => {
    await canvas.findAllByText('Đã xác nhận');
    await userEvent.click(canvas.getByRole('button', { name: 'Tải ảnh (.zip)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tải ảnh bill' }));
    await expect(await dialog.findByText(/^Đã tải \d+ ảnh bill\.$/)).toBeVisible();
  },
};

/** Chỉ ảnh của những bill đã chọn; bill không có ảnh thì được nói rõ. */
export const ZipChosen: Story = {
  name: 'Tải ảnh đã chọn',
  parameters: { app: { at: '/export-bill?ForDate=2026-11-01&ToDate=2026-11-05' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Đã xác nhận');
    const [, box] = canvas.getAllByRole('checkbox');
    if (!box) throw new Error('The list shows no slip.');
    await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tải ảnh đã chọn' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tải ảnh bill' }));
    await expect(await dialog.findByText('Không có bill nào có ảnh.')).toBeVisible();
  },
};

/** Bill xác nhận nhầm hủy được với lý do; lượt quẹt của nó lại thiếu bill. */
export const Cancel: Story = {
  name: 'Hủy bill',
  play: async ({ canvas }) => {
    const drawer = await openFirst(canvas);
    await userEvent.click(await drawer.findByRole('button', { name: 'Hủy bill' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Hủy bill' }));
    await userEvent.type(question.getByRole('textbox', { name: /^Lý do/ }), 'Chọn nhầm lượt quẹt');
    await userEvent.click(question.getByRole('button', { name: 'Hủy bill' }));
    await seeToast('Hủy bill thành công');
    await expect(await drawer.findByText('Chọn nhầm lượt quẹt')).toBeVisible();
  },
};

/** Bill như sao kê của ngân hàng ghi: số tiền, phí, thực nhận. */
export const FromStatements: Story = {
  name: 'Bill theo sao kê PDF',
  parameters: { app: { at: '/export-bill?tab=pdf' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tổng cộng')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Bill theo sao kê PDF' })).toBeVisible();
  },
};

/** Opens the first confirmed slip of the list. */
async function openFirst(canvas: Canvas) {
  const row = (await canvas.findAllByText('Đã xác nhận'))[0]?.closest('tr');
  await userEvent.click(within(row as HTMLElement).getByRole('link', { name: /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/ }));
  return within(await screen.findByRole('dialog', { name: /^Bill số/ }));
}
