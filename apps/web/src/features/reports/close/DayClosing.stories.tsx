import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Engine } from '@so-the/mock-server/browser';
import { formatDate } from '@so-the/ui/format';
import type { Canvas } from '../../../test/canvas.ts';
import { countToday } from '../../../test/closeToday.ts';
import { LOADS, logInAgain } from '../../../test/logInAgain.ts';
import { storyDifference } from '../../../test/storyRecords.ts';
import { endFaults, setFaults } from '../../../test/storyApp.ts';
import { withWholeApp } from '../../../test/withApp.tsx';
import { CashBookScreen } from '../cashbook/CashBookScreen.tsx';
import { seeInPlace } from '../../../test/seeInPlace.ts';

const meta = {
  title: 'Màn hình/Kiểm quỹ và chốt sổ',
  component: CashBookScreen,
  decorators: [withWholeApp({ at: '/report/cashbook' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CashBookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const waiting = storyDifference();

const COUNT = 'Kiểm quỹ và chốt ngày 20/11/2026';

/** Xác nhận nhắc lại từng quỹ, lý do chênh lệch, và chênh lệch chờ người thứ hai duyệt. */
export const ConfirmationTellsReason: Story = {
  name: 'Xác nhận nhắc lý do',
  play: async ({ canvas }) => {
    const count = await openCount(canvas);
    await userEvent.type(count.getByLabelText(/^Thực đếm Tiền mặt/), '2tr');
    await userEvent.type(count.getByLabelText(/^Lý do chênh lệch Tiền mặt/), 'Tiền còn trong két hai');
    const asked = await goOn(count);
    await expect(asked.getByText(/\(lý do: Tiền còn trong két hai\)/)).toBeVisible();
    await expect(asked.getByText(/Chênh lệch chờ người thứ hai duyệt/)).toBeVisible();
  },
};

/** Máy chủ chê lý do của quỹ thứ hai: chỉ quỹ ấy được đếm, và đúng ô lý do của nó được đánh dấu. */
export const FaultAtItsFund: Story = {
  name: 'Lời chê đứng đúng quỹ',
  play: async ({ canvas }) => {
    const count = await openCount(canvas);
    const [, second] = count.getAllByLabelText(/^Thực đếm /);
    await userEvent.type(second ?? document.body, '2tr');
    await userEvent.type(count.getByLabelText(/^Lý do chênh lệch/), 'nhân viên đọc OTP 123456');
    const asked = await goOn(count);
    await press(asked);
    await seeInPlace(asked, /không được chứa mã bảo mật/);
    await userEvent.keyboard('{Escape}');
    const reason = count.getByLabelText(/^Lý do chênh lệch/);
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/không được chứa mã bảo mật/));
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveValue('nhân viên đọc OTP 123456');
    await expect(second).toHaveValue('2.000.000');
  },
};

/** Số tờ và lý do gõ từng phím còn nguyên qua một phiên hết hạn và một câu trả lời bị mất; quỹ chỉ được chốt một lần. */
export const CountKeepsTyped: Story = {
  name: 'Kiểm quỹ không mất chữ đã gõ',
  play: async ({ canvas }) => {
    const count = await openCount(canvas);
    await userEvent.type(count.getByLabelText(/^500\.000/), '3');
    await userEvent.type(count.getByLabelText(/^20\.000/), '2');
    await userEvent.type(count.getByLabelText(/^Lý do chênh lệch Tiền mặt/), 'Tiền còn trong két hai');
    setFaults({ match: { operationId: 'pushStartMoney' }, kind: 'answer', status: 401 });
    await press(await goOn(count));
    await logInAgain(canvas);
    const again = await openCount(canvas);
    await expect(again.getByText(/^Đã khôi phục nội dung/)).toBeVisible();
    await expect(again.getByLabelText(/^500\.000/)).toHaveValue('3');
    await expect(again.getByLabelText(/^20\.000/)).toHaveValue('2');
    await expect(again.getByLabelText(/^Thực đếm Tiền mặt/)).toHaveValue('1.540.000');
    await expect(again.getByLabelText(/^Lý do chênh lệch Tiền mặt/)).toHaveValue('Tiền còn trong két hai');

    setFaults({ match: { operationId: 'pushStartMoney' }, kind: 'lost', when: 'after' });
    const asked = await goOn(again);
    await press(asked);
    await expect(await asked.findByRole('alert')).toHaveTextContent('không bị ghi hai lần');
    endFaults();
    await press(asked);
    await waitFor(() => expect(within(document.body).getByText(/Chênh lệch chờ người khác duyệt$/)).toBeVisible());
  },
};

/** Chênh lệch còn chờ của lần kiểm trước: biểu mẫu nói trước rằng lần kiểm này thay cho nó, và lời báo nhắc lại. */
export const ReplacesWaiting: Story = {
  name: 'Kiểm lại thay cho chênh lệch đang chờ',
  play: async ({ canvas }) => {
    const count = await openCount(canvas);
    await expect(await count.findByText(/^Chênh lệch ngày .* đang chờ duyệt\. Kiểm lại quỹ này/)).toBeVisible();
    await userEvent.type(count.getByLabelText(/^Thực đếm Tiền mặt/), '2tr');
    await userEvent.type(count.getByLabelText(/^Lý do chênh lệch Tiền mặt/), 'Tiền còn trong két hai');
    await press(await goOn(count));
    await expect(await within(document.body).findByText(/Thay cho lần kiểm Tiền mặt ngày /)).toBeVisible();
  },
};

/** Trang của ngày có chênh lệch cũ nói ai đã kiểm lại và hôm nào; không còn gì để duyệt ở đó. */
export const Replaced: Story = {
  name: 'Chênh lệch đã được kiểm lại',
  parameters: {
    app: {
      at: `/report/cashbook?fromDate=${waiting.Date}&toDate=${waiting.Date}`,
      prepare: (engine: Engine) => countToday(engine, 2_000_000),
    },
  },
  play: async ({ canvas }) => {
    const told = await canvas.findByText(/không còn chờ quyết định: .+ đã kiểm lại ngày 20\/11\/2026/, {}, LOADS);
    await expect(told).toHaveTextContent(formatDate(waiting.Date));
  },
};

/** Lý do mở sổ còn nguyên sau khi phiên hết hạn, và mở sổ bấm lại thì không mở thêm ngày nào. */
export const ReopenKeepsReason: Story = {
  name: 'Mở sổ không mất lý do',
  tags: ['điện thoại'],
  parameters: { app: { at: '/report/cashbook?fromDate=2026-11-16&toDate=2026-11-16' } },
  play: async ({ canvas }) => {
    const asked = await openReopen(canvas);
    await userEvent.type(asked.getByLabelText(/^Lý do/), 'Ghi thiếu một phiếu chi');
    setFaults({ match: { operationId: 'pushStartMoney' }, kind: 'answer', status: 401 });
    await userEvent.click(asked.getByRole('button', { name: 'Mở sổ' }));
    await logInAgain(canvas);
    const again = await openReopen(canvas);
    await expect(again.getByLabelText(/^Lý do/)).toHaveValue('Ghi thiếu một phiếu chi');
    setFaults({ match: { operationId: 'pushStartMoney' }, kind: 'lost', when: 'after' });
    await userEvent.click(again.getByRole('button', { name: 'Mở sổ' }));
    await expect(await again.findByRole('alert')).toHaveTextContent('không bị ghi hai lần');
    endFaults();
    await userEvent.click(again.getByRole('button', { name: 'Mở sổ' }));
    await waitFor(() => expect(within(document.body).getByText('Chờ người thứ hai duyệt mở sổ')).toBeVisible());
  },
};

async function openCount(canvas: Canvas): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Kiểm quỹ và chốt' }, LOADS));
  return within(await canvas.findByRole('dialog', { name: COUNT }));
}

async function openReopen(canvas: Canvas): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Mở sổ' }, LOADS));
  return within(await canvas.findByRole('alertdialog', { name: 'Mở sổ ngày 16/11/2026' }));
}

async function goOn(count: Canvas): Promise<Canvas> {
  await userEvent.click(count.getByRole('button', { name: 'Tiếp tục' }));
  return within(await within(document.body).findByRole('alertdialog', { name: COUNT }));
}

async function press(asked: Canvas): Promise<void> {
  await userEvent.click(asked.getByRole('button', { name: 'Xác nhận' }));
}
