import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { formatDateTime, moneyInWords } from '@so-the/ui/format';
import type { Canvas } from '../../../test/canvas.ts';
import { seeToast } from '../../../test/seeToast.ts';
import { storyOrder, storyPaidOrder } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { ContractsScreen } from '../ContractsScreen.tsx';
import { ContractScreen } from '../ContractScreen.tsx';
import { receiptPayments } from './receiptPayments.ts';

const done = storyOrder(4);
const owing = storyOrder(4, ({ CustomerDebt }) => CustomerDebt > 0);

const paid = storyPaidOrder();
const payments = receiptPayments(paid.order.ScheduleID, paid.history);

const meta = {
  title: 'Màn hình/Giấy tờ của đơn',
  component: ContractScreen,
  decorators: [withApp({ path: '/contract/:scheduleId', at: `/contract/${done.ScheduleID}` })],
} satisfies Meta<typeof ContractScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Biên nhận có tên cửa hàng, số đơn và số khách còn nợ; in trên giấy A5 hoặc cuộn 80 mm. */
export const Printed: Story = {
  name: 'In biên nhận',
  play: async ({ canvas }) => {
    const printed = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Thao tác khác' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'In biên nhận' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Biên nhận' }));
    const paper = within(dialog.getByRole('article', { name: 'Biên nhận' }));
    await expect(paper.getByText(new RegExp(`Đơn ${done.Code} · 20/11/2026`))).toBeVisible();
    await expect(await paper.findByText(done.CustomerName)).toBeVisible();
    await expect(paper.getByText('Khách hàng', { selector: 'strong' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(printed).toHaveBeenCalledOnce();
    await userEvent.selectOptions(dialog.getByLabelText('Khổ giấy'), 'Cuộn 80 mm');
    await expect(paper.queryByText('(Ký, ghi rõ họ tên)')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(printed).toHaveBeenCalledTimes(2);
    printed.mockRestore();
    await userEvent.keyboard('{Escape}');
    await openPaper(canvas, 'In biên nhận', 'Biên nhận');
    await expect(screen.getByLabelText('Khổ giấy')).toHaveDisplayValue('Cuộn 80 mm');
  },
};

/** Khách còn nợ: số nợ bằng chữ và mã chuyển khoản đúng số ấy. */
export const OwingReceipt: Story = {
  name: 'Biên nhận của khách còn nợ',
  parameters: { app: { at: `/contract/${owing.ScheduleID}` } },
  play: async ({ canvas }) => {
    const paper = await openPaper(canvas, 'In biên nhận', 'Biên nhận');
    await expect(paper.getByText(moneyInWords(owing.CustomerDebt))).toBeVisible();
    const code = within(await paper.findByRole('region', { name: 'Chuyển khoản số còn nợ' }));
    await expect(code.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
  },
};

/** Biên nhận nói số đã thu bằng số và bằng chữ, vào tiền mặt hay tài khoản nào, lúc nào, ai thu, và còn nợ bao nhiêu. */
export const PaidReceipt: Story = {
  name: 'Biên nhận của khách đã trả',
  parameters: { app: { at: `/contract/${paid.order.ScheduleID}` } },
  play: async ({ canvas }) => {
    const paper = await openPaper(canvas, 'In biên nhận', 'Biên nhận');
    await expect(
      await paper.findByText(moneyInWords(payments.reduce((sum, { amount }) => sum + amount, 0))),
    ).toBeVisible();
    for (const { into, at, by = '' } of payments) {
      const told = [into, formatDateTime(at), by].filter(Boolean).join(' · ');
      await expect(paper.getByText((text) => text.endsWith(told))).toBeVisible();
    }
    await expect(paper.getByText('Khách còn nợ')).toBeVisible();
    await seePicture(paper);
  },
};

/** Hợp đồng A4: hai bên, phí báo trước, số tiền bằng chữ, chỗ hai bên ký. */
export const Contract: Story = {
  name: 'In hợp đồng',
  play: async ({ canvas }) => {
    const paper = await openPaper(canvas, 'In hợp đồng', 'Hợp đồng dịch vụ');
    await expect(paper.getByText(moneyInWords(done.Amount))).toBeVisible();
    await expect(paper.getByText('Bên B (khách hàng)')).toBeVisible();
    await expect(screen.getByLabelText('Khổ giấy')).toHaveDisplayValue('Giấy A4');
  },
};

/** Đổi khổ giấy rồi in ngay: cuộn dài đúng bằng biên nhận từ lúc hiện ra, không phải 20 cm. */
export const TurnedToRoll: Story = {
  name: 'Đổi sang cuộn rồi in ngay',
  play: async ({ canvas }) => {
    await openPaper(canvas, 'In biên nhận', 'Biên nhận');
    const dialog = within(screen.getByRole('dialog', { name: 'Biên nhận' }));
    const told: number[] = [];
    const watcher = new MutationObserver(() => told.push(tellsRollLength()));
    watcher.observe(dialog.getByRole('article'), { attributeFilter: ['class'] });
    await userEvent.selectOptions(dialog.getByLabelText('Khổ giấy'), 'Cuộn 80 mm');
    await expect(told).toEqual([1]);
    watcher.disconnect();
  },
};

/** Chọn nhiều đơn trong danh sách, in biên nhận của tất cả trong một lần, mỗi đơn một tờ. */
export const ManyReceipts: Story = {
  name: 'In nhiều biên nhận',
  parameters: { app: { path: '/contract', at: '/contract' } },
  render: () => <ContractsScreen />,
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /HD\d+/ });
    for (const box of boxes.slice(0, 3)) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'In biên nhận' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Biên nhận: 3 đơn' }));
    await expect(dialog.getByText('Tờ 1/3')).toBeVisible();
    const printed = spyOn(window, 'print').mockImplementation(() => undefined);
    const print = dialog.getByRole('button', { name: 'In 3 tờ' });
    await waitFor(() => expect(print).toBeEnabled());
    await userEvent.click(print);
    await expect(printed).toHaveBeenCalledOnce();
    printed.mockRestore();
    const sheets = [...document.querySelectorAll<HTMLElement>('.print-sheet article')];
    await expect(sheets).toHaveLength(3);
    for (const sheet of sheets) await expect(sheet).toHaveTextContent('Đã thu của khách');
  },
};

async function openPaper(canvas: Canvas, line: string, title: string): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Thao tác khác' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: line }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return within(dialog.getByRole('article', { name: title }));
}

/** "Sao chép ảnh" puts the receipt as it stands on the clipboard: twice its width, with dark words on light paper. */
async function seePicture(paper: Canvas): Promise<void> {
  const written: ClipboardItem[] = [];
  const clipboard = spyOn(navigator.clipboard, 'write').mockImplementation((items) => {
    written.push(...items);
    return Promise.resolve();
  });
  const dialog = within(screen.getByRole('dialog', { name: 'Biên nhận' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Sao chép ảnh' }));
  await seeToast('Đã sao chép ảnh, dán vào Zalo hoặc tin nhắn');
  clipboard.mockRestore();
  const png = await written[0]?.getType('image/png');
  const picture = await createImageBitmap(png ?? new Blob());
  const { width } = paper.getByText('Khách còn nợ').closest('article')?.getBoundingClientRect() ?? { width: 0 };
  await expect(picture.width).toBe(Math.ceil(width * 2));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const { data = [] } = context?.getImageData(0, 0, picture.width, picture.height) ?? {};
  const dark = data.filter((value, place) => place % 4 === 0 && value < 100).length;
  await expect(dark / (picture.width * picture.height)).toBeGreaterThan(0.01);
}

/** How many style sheets say how long the roll of a document is. */
function tellsRollLength(): number {
  return document.adoptedStyleSheets.filter(({ cssRules }) =>
    [...cssRules].some(({ cssText }) => cssText.startsWith('@page st-roll')),
  ).length;
}
