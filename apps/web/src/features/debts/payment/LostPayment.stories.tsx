import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FaultRule } from '@so-the/mock-server/browser';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ask, askAs, logIn } from '../../../test/askEngine.ts';
import type { Canvas } from '../../../test/canvas.ts';
import { seeToast } from '../../../test/seeToast.ts';
import { endFaults, setFaults, shownEngine } from '../../../test/storyApp.ts';
import { storyDebtor } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { CustomerDebtsScreen } from '../CustomerDebtsScreen.tsx';

const debtor = storyDebtor();
const AMOUNT = 123_000;
const SAFE = /không bị ghi hai lần/;

const meta = {
  title: 'Màn hình/Thu nợ: mất câu trả lời',
  component: CustomerDebtsScreen,
  decorators: [withApp({ at: `/debt/customer?customerID=${debtor.PartyID}`, config: { idempotency: 'none' } })],
} satisfies Meta<typeof CustomerDebtsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Máy chủ đã ghi mà câu trả lời bị mất: sổ cho thấy khoản đã ghi, Xong thì form đóng, không gửi lần nữa. */
export const Found: Story = {
  name: 'Đã ghi',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const asked = await pressLost(canvas, lost('after'));
    await expect(await asked.findByText(/^Đã ghi: khoản thanh toán 123\.000.* lúc 09:00, /)).toBeVisible();
    await expect(payments()).toBe(1);
    await userEvent.click(asked.getByRole('button', { name: 'Xong' }));
    await seeToast(/^Đã ghi: khoản thanh toán/);
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Thu nợ' })).toBeNull());
    await expect(payments()).toBe(1);
  },
};

/** Câu trả lời mất mà máy chủ chưa ghi: sổ được xem lại trước khi gửi lần nữa, rồi ghi đúng một lần. */
export const Missing: Story = {
  name: 'Chưa thấy, gửi lại',
  play: async ({ canvas }) => {
    const asked = await pressLost(canvas, lost('before'));
    await expect(await asked.findByText(/^Chưa thấy trong sổ lúc 09:00, gửi lại\?/)).toBeVisible();
    await expect(payments()).toBe(0);
    await userEvent.click(asked.getByRole('button', { name: 'Gửi lại' }));
    await seeToast(/^Đã thu .* của /);
    await expect(payments()).toBe(1);
  },
};

/** Không xem được sổ: kiểm tra lại được, để sau thì phần đã gõ còn nguyên; bấm lại thì hỏi trước, không tự gửi. */
export const CheckFailed: Story = {
  name: 'Chưa xem được sổ',
  play: async ({ canvas }) => {
    const broken: FaultRule = { match: { operationId: 'getDetailDebt' }, kind: 'lost', when: 'before' };
    const asked = await pressLost(canvas, lost('before'), broken);
    await expect(await asked.findByRole('alert')).toHaveTextContent('Chưa xem được sổ');
    await expect(asked.queryByRole('button', { name: 'Gửi lại' })).toBeNull();
    endFaults();
    await userEvent.click(asked.getByRole('button', { name: 'Kiểm tra lại' }));
    await asked.findByText(/^Chưa thấy trong sổ/);
    await userEvent.click(asked.getByRole('button', { name: 'Để sau' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Thu nợ' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('Chưa rõ máy chủ đã ghi hay chưa');
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    await expect(await within(await lostQuestion(canvas)).findByText(/^Chưa thấy trong sổ/)).toBeVisible();
    await expect(payments()).toBe(0);
  },
};

/** Người khác vừa ghi khoản giống hệt: sổ nói ai, lúc nào; người bấm quyết định. */
export const SomebodyElse: Story = {
  name: 'Khoản giống hệt của người khác',
  play: async ({ canvas }) => {
    const asked = await pressLost(canvas, lost('before'));
    await asked.findByText(/^Chưa thấy trong sổ/);
    collectElsewhere();
    await userEvent.click(asked.getByRole('button', { name: 'Gửi lại' }));
    await expect(await asked.findByText(/^Trong sổ có khoản giống hệt/)).toBeVisible();
    await expect(payments()).toBe(1);
    await userEvent.click(asked.getByRole('button', { name: 'Không phải' }));
    await expect(asked.getByText(/^Khoản giống hệt, không phải của lần bấm này/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Gửi lại' }));
    await seeToast(/^Đã thu .* của /);
    await expect(payments()).toBe(2);
  },
};

/** Collects 123.000 while calls go wrong as it is said; gives the question that follows. */
async function pressLost(canvas: Canvas, ...rules: FaultRule[]): Promise<Canvas> {
  const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(debtor.Name) }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Thu nợ' }));
  const form = within(await canvas.findByRole('dialog', { name: 'Thu nợ' }));
  await userEvent.clear(form.getByLabelText(/^Số tiền/));
  await userEvent.type(form.getByLabelText(/^Số tiền/), String(AMOUNT));
  await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
  const question = within(await canvas.findByRole('alertdialog', { name: 'Thu nợ' }));
  setFaults(...rules);
  await userEvent.dblClick(question.getByRole('button', { name: 'Xác nhận' }));
  const asked = within(await lostQuestion(canvas));
  await expect(canvas.queryByText(SAFE)).toBeNull();
  return asked;
}

/** The answer to the next payment gets lost, before it is recorded or after. */
function lost(when: 'before' | 'after'): FaultRule {
  return { match: { operationId: 'payDebtCustomer' }, kind: 'lost', when, times: 1 };
}

/** Somebody of the company collects the same amount of the same customer. */
function collectElsewhere(): void {
  const engine = shownEngine();
  const { Token: token, UserID: userId } = logIn(engine, 'congty');
  const body = { CustomerID: debtor.PartyID, Direction: 1, Amount: AMOUNT, Method: 1 };
  ask(engine, 'payDebtCustomer', { query: {}, body }, { token, userId, shopId: 1 });
}

function lostQuestion(canvas: Canvas): Promise<HTMLElement> {
  return canvas.findByRole('alertdialog', { name: 'Chưa rõ khoản này đã được ghi hay chưa' });
}

/** How often the amount was collected. */
function payments(): number {
  const { Documents } = askAs(shownEngine(), 'chushop', 'getDetailDebt', { customerID: debtor.PartyID });
  return Documents.filter(({ Amount, Kind }) => Kind === 1 && Amount === -AMOUNT).length;
}
