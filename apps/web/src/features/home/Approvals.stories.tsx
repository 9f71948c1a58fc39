import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Engine } from '@so-the/mock-server/browser';
import type { Canvas } from '../../test/canvas.ts';
import { proposeHeld } from '../../test/proposals.ts';
import { seeToast } from '../../test/seeToast.ts';
import { withApp } from '../../test/withApp.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Màn hình/Trang chủ: chờ duyệt',
  component: HomeScreen,
  decorators: [withApp({ at: '/' })],
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LOSS = 'Ghi chi phí xấu';
const ADJUSTMENT = 'Điều chỉnh công nợ KH000008';
const HELD = /^Điều chỉnh tiền về của/;
const byCashier = { app: { proposedBy: 'nhanvien' } };

/** Nhân viên đề nghị, chủ duyệt: chi phí xấu ghi sổ và biến khỏi danh sách. */
export const ApproveLoss: Story = {
  name: 'Duyệt chi phí xấu',
  tags: ['điện thoại'],
  parameters: byCashier,
  play: async ({ canvas }) => {
    const loss = await rowOf(canvas, LOSS);
    await expect(loss.getByText('Chi 3.000.000 ₫ từ Tiền mặt vào chi phí xấu')).toBeVisible();
    await expect(loss.getByText(/đề nghị lúc 20\/11\/2026 09:00: Thẻ bị khóa sau khi nạp$/)).toBeVisible();
    await userEvent.click(loss.getByRole('button', { name: 'Duyệt' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Duyệt chi phí xấu' }));
    await expect(question.getByText('Tiền mặt')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Duyệt' }));
    await isGone(canvas, LOSS);
    await expect(await rowOf(canvas, ADJUSTMENT)).toBeTruthy();
  },
};

/** Điều chỉnh được duyệt đúng như đề nghị; câu hỏi cuối nêu công nợ trước và sau. */
export const ApproveAdjustment: Story = {
  name: 'Duyệt điều chỉnh công nợ',
  parameters: byCashier,
  play: async ({ canvas }) => {
    const adjustment = await rowOf(canvas, ADJUSTMENT);
    await userEvent.click(adjustment.getByRole('button', { name: 'Duyệt' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Duyệt điều chỉnh công nợ' }));
    await expect(question.getByText(/^Công nợ tăng 6\.000\.000 ₫, không qua quỹ\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Duyệt' }));
    await isGone(canvas, ADJUSTMENT);
  },
};

/** Từ chối phải nói lý do, ít nhất năm ký tự. */
export const Refuse: Story = {
  name: 'Từ chối với lý do',
  parameters: byCashier,
  play: async ({ canvas }) => {
    const loss = await rowOf(canvas, LOSS);
    await userEvent.click(loss.getByRole('button', { name: 'Từ chối' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Từ chối chi phí xấu' }));
    await userEvent.type(question.getByLabelText(/^Lý do/), 'Chưa');
    await userEvent.click(question.getByRole('button', { name: 'Từ chối' }));
    await expect(canvas.getByRole('alertdialog', { name: 'Từ chối chi phí xấu' })).toBeVisible();
    await userEvent.type(question.getByLabelText(/^Lý do/), ' đủ chứng từ');
    await userEvent.click(question.getByRole('button', { name: 'Từ chối' }));
    await isGone(canvas, LOSS);
  },
};

/** Người ở cấp công ty có làm ở cửa hàng thì duyệt ngay tại trang chủ công ty, trên điện thoại cũng được. */
export const Company: Story = {
  name: 'Cấp công ty',
  tags: ['điện thoại'],
  parameters: { app: { proposedBy: 'nhanvien', as: 'congty' } },
  play: async ({ canvas }) => {
    const loss = await rowOf(canvas, LOSS);
    await expect(loss.getByText('Thẻ Phú Nhuận')).toBeVisible();
    await userEvent.click(loss.getByRole('button', { name: 'Duyệt' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Duyệt chi phí xấu' }));
    await userEvent.click(question.getByRole('button', { name: 'Duyệt' }));
    await isGone(canvas, LOSS);
    await expect(await rowOf(canvas, ADJUSTMENT)).toBeTruthy();
  },
};

/** Điều chỉnh không qua tiền chờ người thứ hai: thấy số trước và sau, duyệt xong mới ghi sổ. */
export const ApproveHeld: Story = {
  name: 'Duyệt việc cần hai người',
  tags: ['điện thoại'],
  parameters: { app: { prepare: (engine: Engine) => proposeHeld(engine, 'nhanvien') } },
  play: async ({ canvas }) => {
    const held = await rowOf(canvas, HELD);
    await expect(held.getByText('Công nợ máy giảm 6.000.000 ₫, không qua quỹ')).toBeVisible();
    await expect(held.getByText(/^Công nợ từ .+ ₫ thành .+ ₫$/)).toBeVisible();
    await userEvent.click(held.getByRole('button', { name: 'Duyệt' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Duyệt đề nghị' }));
    await expect(
      question.getByText(/^Điều chỉnh tiền về của .* Lê Thị Thu đề nghị: Ngân hàng trừ phí thuê máy$/),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Duyệt' }));
    await seeToast('Duyệt đề nghị thành công');
    await isGone(canvas, HELD);
  },
};

/** Người đề nghị rút lại: không ghi sổ gì. */
export const TakeHeldBack: Story = {
  name: 'Rút lại việc cần hai người',
  parameters: { app: { prepare: (engine: Engine) => proposeHeld(engine, 'chushop') } },
  play: async ({ canvas }) => {
    const held = await rowOf(canvas, HELD);
    await expect(held.queryByRole('button', { name: 'Duyệt' })).toBeNull();
    await userEvent.click(held.getByRole('button', { name: 'Rút lại' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Rút lại đề nghị' }));
    await userEvent.type(question.getByLabelText(/^Lý do/), 'Ngân hàng đã trả lại');
    await userEvent.click(question.getByRole('button', { name: 'Rút lại' }));
    await isGone(canvas, HELD);
  },
};

/** Người đề nghị không tự duyệt được: chờ người khác, hoặc rút lại. */
export const Proposer: Story = {
  name: 'Người đề nghị',
  parameters: { app: { proposedBy: 'chushop' } },
  play: async ({ canvas }) => {
    const loss = await rowOf(canvas, LOSS);
    await expect(loss.getByText(/^Chờ .*Phạm Quốc Hưng.* duyệt · vừa đề nghị$/)).toBeVisible();
    await expect(loss.queryByRole('button', { name: 'Duyệt' })).toBeNull();
    await userEvent.click(loss.getByRole('button', { name: 'Rút lại' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Rút lại chi phí xấu' }));
    await userEvent.type(question.getByLabelText(/^Lý do/), 'Khách đã trả đủ');
    await userEvent.click(question.getByRole('button', { name: 'Rút lại' }));
    await isGone(canvas, LOSS);
  },
};

/** Phiếu chi lớn và chênh lệch quỹ của dữ liệu mẫu: phiếu của mình rút lại được, chênh lệch của người khác thì duyệt. */
export const VoucherAndDifference: Story = {
  name: 'Phiếu chi và chênh lệch quỹ',
  play: async ({ canvas }) => {
    const voucher = await rowOf(canvas, /^Phiếu chi PC/);
    await userEvent.click(voucher.getByRole('button', { name: 'Rút lại' }));
    const takingBack = within(await canvas.findByRole('alertdialog', { name: 'Rút lại phiếu thu chi' }));
    await userEvent.type(takingBack.getByLabelText(/^Lý do/), 'Chưa cần rút vốn');
    await userEvent.click(takingBack.getByRole('button', { name: 'Rút lại' }));
    await isGone(canvas, /^Phiếu chi PC/);
    const difference = await rowOf(canvas, /^Chênh lệch quỹ/);
    await userEvent.click(difference.getByRole('button', { name: 'Duyệt' }));
    const approval = within(await canvas.findByRole('alertdialog', { name: 'Duyệt chênh lệch quỹ' }));
    await userEvent.click(approval.getByRole('button', { name: 'Duyệt' }));
    await isGone(canvas, /^Chênh lệch quỹ/);
    await expect(canvas.queryByRole('list', { name: 'Chờ duyệt' })).toBeNull();
  },
};

/** Không có gì chờ thì không có khung. */
export const Nothing: Story = {
  name: 'Không có gì chờ',
  parameters: { app: { as: 'nhanvien' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: /30 ngày qua/ }, { timeout: 5000 });
    await expect(canvas.queryByRole('list', { name: 'Chờ duyệt' })).toBeNull();
  },
};

async function rowOf(canvas: Canvas, name: string | RegExp) {
  return within(await canvas.findByRole('article', { name }, { timeout: 5000 }));
}

async function isGone(canvas: Canvas, name: string | RegExp): Promise<void> {
  await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull(), { timeout: 5000 });
  await waitFor(() => expect(canvas.queryByRole('article', { name })).toBeNull(), { timeout: 5000 });
}
