import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { askAs } from '../../test/askEngine.ts';
import { openFigures } from '../../test/openFigure.ts';
import { seeToast } from '../../test/seeToast.ts';
import { shownEngine } from '../../test/storyApp.ts';
import { storyParentPos } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { PosDebtsScreen } from './PosDebtsScreen.tsx';

const pos = storyParentPos();

const meta = {
  title: 'Màn hình/Công nợ POS, tiền về',
  component: PosDebtsScreen,
  decorators: [withApp({ at: '/debt' })],
} satisfies Meta<typeof PosDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bốn công nợ, tuổi của khoản phải thu và đường tới từng màn hình. */
export const Default: Story = {
  name: 'Tổng hợp',
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Tổng hợp công nợ' }));
    await expect(await grid.findByRole('link', { name: 'Máy POS' })).toHaveAttribute('href', '/debt?tab=pos');
    await expect(grid.getByRole('link', { name: 'Khách hàng' })).toHaveAttribute('href', '/debt/customer');
  },
};

/** Mỗi số mở ra các bút toán cộng lại đúng bằng nó. */
export const OpenFigures: Story = {
  name: 'Mở các số của tổng hợp',
  play: async ({ canvas }) => {
    await openFigures(canvas, /xem dư đầu của Máy POS/i, /xem tăng của Khách hàng/i, /xem dư cuối của tổng cộng/i);
  },
};

/** Tính lại nói đã so bao nhiêu tài khoản, bao nhiêu bút toán, và không có gì thay đổi. */
export const Rebuild: Story = {
  name: 'Tính lại công nợ',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tính lại' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Công nợ POS' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Tính lại công nợ POS' }));
    await userEvent.click(question.getByRole('button', { name: 'Tính lại' }));
    const told = within(await screen.findByRole('dialog', { name: 'Đã tính lại công nợ POS' }));
    await expect(told.getByText(/^Đã so \d+ tài khoản, \d+ bút toán: không có gì thay đổi\.$/)).toBeVisible();
  },
};

export const PosDebts: Story = {
  name: 'Công nợ từng máy POS',
  parameters: { app: { at: '/debt?tab=pos' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: pos.PosParentName })).toBeVisible();
    await openFigures(canvas, /xem phí máy của (?!tổng)/, /xem tiền về của tổng cộng/);
    const oldest = /lâu nhất (\d+) ngày\./.exec((await canvas.findByText(/^Tiền chưa về lâu nhất/)).textContent)?.[1];
    const ages = within(canvas.getByRole('grid')).getAllByText(/^\d+ ngày$/);
    await expect(ages[0]).toHaveTextContent(`${oldest} ngày`);
  },
};

/** Mở một máy: số còn phải trả, các lô còn tiền, bút toán. */
export const PosDrawer: Story = {
  name: 'Một máy POS',
  parameters: { app: { at: `/debt?tab=pos&posID=${pos.PosParentID}` } },
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(pos.PosParentName) }));
    await expect(await drawer.findByText('Máy còn phải trả về')).toHaveTextContent(money(pos.Balance));
    await expect(await drawer.findByRole('grid', { name: 'Lô còn tiền' })).toBeVisible();
    await userEvent.click(drawer.getByRole('tab', { name: 'Bút toán' }));
    await expect(await drawer.findByRole('grid', { name: 'Bút toán công nợ' })).toBeVisible();
  },
};

/** Điều chỉnh công nợ máy cần lý do, ghi một lần dù bấm hai lần, rồi hủy được. */
export const AdjustPos: Story = {
  name: 'Điều chỉnh công nợ máy rồi hủy',
  parameters: { app: { at: `/debt?tab=pos&posID=${pos.PosParentID}&part=adjustments&adjust=new` } },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Điều chỉnh công nợ POS' }));
    await userEvent.type(form.getByLabelText(/^Số tiền điều chỉnh/), '-150k');
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Ngân hàng thu phí trả nhanh');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Điều chỉnh công nợ POS' }));
    await expect(question.getByText('Không qua quỹ')).toBeVisible();
    await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
    const sum = await canvas.findByText('Máy còn phải trả về');
    await waitFor(() => expect(sum).toHaveTextContent(money(pos.Balance - 150_000)));
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Hủy/ }))[0] ?? document.body);
    const cancel = within(await canvas.findByRole('alertdialog', { name: 'Hủy điều chỉnh' }));
    await userEvent.type(cancel.getByLabelText(/^Lý do/), 'Ghi nhầm máy');
    await userEvent.click(cancel.getByRole('button', { name: 'Hủy điều chỉnh' }));
    await waitFor(() => expect(sum).toHaveTextContent(money(pos.Balance)));
  },
};

/** Từ ngưỡng của cửa hàng: xác nhận nói trước ai duyệt được; lịch sử có đúng một dòng đề nghị, sổ chưa đổi. */
export const AdjustHeld: Story = {
  name: 'Điều chỉnh tiền về, chờ duyệt',
  tags: ['điện thoại'],
  parameters: { app: { at: `/debt?tab=cashBack&open=${pos.PosParentID}&adjust=new` } },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: /^Điều chỉnh/ }));
    await userEvent.type(form.getByLabelText(/^Số tiền/), '6tr');
    await userEvent.type(form.getByLabelText(/^Lý do/), 'Ngân hàng trừ phí thuê máy');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: /^Điều chỉnh/ }));
    await expect(await question.findByText(/^Cần người thứ hai duyệt: .*Phạm Quốc Hưng/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    await seeToast(/^Chờ người thứ hai duyệt: Điều chỉnh tiền về của/);
    const lines = askAs(shownEngine(), 'chushop', 'listLogActions', { ActionID: 6 });
    await expect(lines.filter(({ Note }) => /Điều chỉnh tiền về/.test(Note)).map(({ ActionID }) => ActionID)).toEqual([
      6,
    ]);
    const held = askAs(shownEngine(), 'chushop', 'listApprovals', {}).find(({ Kind }) => Kind === 7);
    await expect([held?.Debt, held?.DebtAfter]).toEqual([pos.Balance, pos.Balance - 6_000_000]);
  },
};

function money(amount: number): string {
  return `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')} ₫`;
}
