import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Engine } from '@so-the/mock-server/browser';
import { answerAs, askAs } from '../../test/askEngine.ts';
import type { Canvas } from '../../test/canvas.ts';
import { seeToast } from '../../test/seeToast.ts';
import { withApp } from '../../test/withApp.tsx';
import { VouchersScreen } from './VouchersScreen.tsx';

const meta = {
  title: 'Màn hình/Phiếu thu chi',
  component: VouchersScreen,
  decorators: [withApp({ at: '/collect-expense' })],
} satisfies Meta<typeof VouchersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^P[TC]\d{6}$/ }))[0]).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Thu chi từng quỹ' })).toBeVisible();
  },
};

async function fill(dialog: HTMLElement, amount: string): Promise<void> {
  const fields = within(dialog);
  await userEvent.click(await fields.findByRole('combobox', { name: /Loại chi/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Tiền điện|Điện nước/ }));
  await userEvent.type(fields.getByRole('textbox', { name: /Số tiền/ }), amount);
  await userEvent.type(fields.getByRole('textbox', { name: 'Đối tượng' }), 'Điện lực Phú Nhuận');
  await userEvent.type(fields.getByRole('textbox', { name: /Diễn giải/ }), 'Tiền điện tháng này');
  await userEvent.click(fields.getByRole('button', { name: 'Tiếp tục' }));
}

/** Lập một phiếu chi: xác nhận nhắc lại số tiền và quỹ, phiếu vào sổ ngay và đứng đầu danh sách. */
export const Expense: Story = {
  name: 'Lập phiếu chi',
  tags: ['điện thoại'],
  parameters: { app: { at: '/collect-expense?chi=new' } },
  play: async ({ canvas }) => {
    await fill(await screen.findByRole('dialog', { name: 'Lập phiếu chi' }), '1250000');
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('1.250.000');
    await expect(question).toHaveTextContent('Tiền mặt');
    await userEvent.click(within(question).getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(screen.getByText('Lập phiếu chi thành công')).toBeVisible());
    const row = (await canvas.findAllByText('Điện lực Phú Nhuận'))[0]?.closest('tr');
    await expect(row).toHaveTextContent('1.250.000');
    await expect(row).toHaveTextContent('Đã ghi sổ');
  },
};

/** Phiếu lớn không vào quỹ: chờ người khác duyệt, người lập chỉ rút lại được. */
export const LargeExpense: Story = {
  name: 'Phiếu lớn chờ duyệt',
  parameters: { app: { at: '/collect-expense?chi=new' } },
  play: async ({ canvas }) => {
    await fill(await screen.findByRole('dialog', { name: 'Lập phiếu chi' }), '25000000');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByText(/^Cần người thứ hai duyệt: .*Phạm Quốc Hưng.*chưa ghi sổ gì/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận' }));
    await seeToast('Chờ người thứ hai duyệt phiếu chi');
    const row = (await canvas.findAllByText('Điện lực Phú Nhuận'))[0]?.closest('tr');
    await expect(row).toHaveTextContent('Chờ duyệt');
    await userEvent.click(within(row as HTMLElement).getByRole('link', { name: /^PC\d{6}$/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Phiếu thu chi' });
    await expect(await within(drawer).findByRole('button', { name: 'Rút lại' })).toBeVisible();
    await expect(within(drawer).queryByRole('button', { name: 'Duyệt' })).not.toBeInTheDocument();
  },
};

/** Hủy phiếu đã ghi sổ với lý do; phiếu vẫn còn trong danh sách. */
export const Cancelled: Story = {
  name: 'Hủy phiếu',
  parameters: { app: { at: '/collect-expense?Status=1', prepare: (engine: Engine) => bookSmall(engine) } },
  play: async ({ canvas }) => {
    const { drawer, question } = await askCancel(canvas);
    await userEvent.click(within(question).getByRole('button', { name: /^Hủy phiếu/ }));
    await waitFor(() => expect(screen.getByText(/^Hủy phiếu (thu|chi) thành công$/)).toBeVisible());
    await expect(await within(drawer).findByText('Ghi nhầm quỹ')).toBeVisible();
  },
};

/** Phiếu hai người đã duyệt thì hai người hủy: nói trước ai duyệt được, đến khi đó phiếu vẫn trong sổ. */
export const CancelledByTwo: Story = {
  name: 'Hủy phiếu hai người đã duyệt',
  tags: ['điện thoại'],
  parameters: { app: { at: '/collect-expense?Status=1', prepare: (engine: Engine) => bookByTwo(engine) } },
  play: async ({ canvas }) => {
    const { drawer, question } = await askCancel(canvas);
    await expect(await within(question).findByText(/^Cần người thứ hai duyệt: .*Phạm Quốc Hưng/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: /^Hủy phiếu/ }));
    await seeToast(/^Chờ người thứ hai duyệt: Hủy phiếu P[TC]\d{6}$/);
    await expect(await within(drawer).findByText('Đã ghi sổ')).toBeVisible();
  },
};

/** Opens the latest voucher and asks to cancel it, with a reason. */
async function askCancel(canvas: Canvas) {
  const [first] = await canvas.findAllByRole('link', { name: /^P[TC]\d{6}$/ });
  if (!first) throw new Error('No booked voucher is there.');
  await userEvent.click(first);
  const drawer = await screen.findByRole('dialog', { name: 'Phiếu thu chi' });
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Hủy phiếu' }));
  const question = await screen.findByRole('alertdialog', { name: /^Hủy phiếu/ });
  await userEvent.type(within(question).getByRole('textbox', { name: /Lý do/ }), 'Ghi nhầm quỹ');
  return { drawer, question };
}

/** Somebody of the shop receives money by a voucher of their own; answers it. */
function bookSmall(engine: Engine, Amount = 150_000) {
  const ConfigID = askAs(engine, 'chushop', 'listVoucherTypesByType', { type: 1 }).find(
    ({ PartyType }) => PartyType === undefined,
  )?.ConfigID;
  const terms = { ConfigID: ConfigID ?? 0, Amount, Method: 1, Description: 'Khách gửi lại tiền' } as const;
  return { terms, ...askAs(engine, 'chushop', 'addReceipt', { body: terms }) };
}

/** The same with much money, which somebody else approves. */
function bookByTwo(engine: Engine): void {
  const { terms, paymentID, Version } = bookSmall(engine, 25_000_000);
  askAs(engine, 'quanly', 'addReceipt', { body: { ...terms, paymentID, Version, Status: 1 } });
}

/** Phiếu trên giấy A5 có số tiền bằng chữ và chỗ ký. */
export const Paper: Story = {
  name: 'In phiếu',
  parameters: { app: { at: '/collect-expense?Status=1' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^P[TC]\d{6}$/ });
    if (!first) throw new Error('No booked voucher is there.');
    await userEvent.click(first);
    const drawer = await screen.findByRole('dialog', { name: 'Phiếu thu chi' });
    await userEvent.click(await within(drawer).findByRole('button', { name: 'In phiếu' }));
    const paper = await screen.findByRole('dialog', { name: /^Phiếu (thu|chi)$/ });
    await expect(within(paper).getByText(/ đồng$/)).toBeVisible();
    await expect(within(paper).getByText('Thủ quỹ')).toBeVisible();
  },
};

/** Nộp tiền mặt vào ngân hàng: thấy tồn hai quỹ trước và sau khi gõ, phiếu riêng số, không tính là thu hay chi; hủy thì hai quỹ về như cũ. */
export const Transfer: Story = {
  name: 'Chuyển quỹ',
  parameters: { app: { colleague: 'ketoan' } },
  play: async ({ canvas }) => {
    const before = await tileOf(canvas, 'Tổng chi');
    const moved = dongOf(await tileOf(canvas, 'Chuyển giữa các quỹ'));
    const [newest] = await canvas.findAllByRole('link', TRANSFERS);
    const code = newest?.textContent;
    await userEvent.click(await canvas.findByRole('button', { name: 'Chuyển quỹ' }));
    const form = within(await screen.findByRole('dialog', { name: 'Chuyển quỹ' }));
    await waitFor(() => expect(form.getAllByRole('option', { name: /···/ }).length).toBeGreaterThan(1));
    await userEvent.selectOptions(form.getByLabelText(/^Từ quỹ/), 'Tiền mặt');
    await userEvent.selectOptions(form.getByLabelText(/^Đến quỹ/), 'Tiền mặt');
    await userEvent.type(form.getByRole('textbox', { name: /Số tiền/ }), '2000000');
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    await waitFor(() =>
      expect(form.getByLabelText(/^Đến quỹ/)).toHaveAccessibleDescription(/Quỹ đến phải khác quỹ đi/),
    );
    const account =
      within(form.getByLabelText(/^Đến quỹ/)).getAllByRole('option', { name: /···/ })[0]?.textContent ?? '';
    await userEvent.selectOptions(form.getByLabelText(/^Đến quỹ/), account);
    await expect(await form.findByText('Tồn Tiền mặt')).toBeVisible();
    await expect(form.getByText(`Tồn ${account}`)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('2.000.000');
    await expect(question).toHaveTextContent('Hai triệu đồng');
    await userEvent.click(within(question).getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(screen.getByText('Chuyển quỹ thành công')).toBeVisible());

    await waitFor(() => expect(canvas.getAllByRole('link', TRANSFERS)[0]).not.toHaveTextContent(code ?? ''));
    const [link] = canvas.getAllByRole('link', TRANSFERS);
    await expect(link?.closest('tr')).toHaveTextContent('Chuyển quỹ');
    await expect(dongOf(await tileOf(canvas, 'Chuyển giữa các quỹ'))).toBe(moved + 2_000_000);
    await expect(await tileOf(canvas, 'Tổng chi')).toBe(before);

    await userEvent.click(link ?? document.body);
    const drawer = within(await screen.findByRole('dialog', { name: 'Phiếu thu chi' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Hủy phiếu' }));
    const cancel = within(await screen.findByRole('alertdialog', { name: /^Hủy phiếu chuyển quỹ/ }));
    await userEvent.type(cancel.getByRole('textbox', { name: /Lý do/ }), 'Ngân hàng đóng cửa');
    await userEvent.click(cancel.getByRole('button', { name: /^Hủy phiếu/ }));
    await waitFor(() => expect(screen.getByText('Hủy phiếu chuyển quỹ thành công')).toBeVisible());
    await expect(await drawer.findByText('Ngân hàng đóng cửa')).toBeVisible();
  },
};

/** Phiếu chuyển quỹ trên giấy A5 có hai quỹ, số tiền bằng chữ, chỗ ký của người giao và người nhận. */
export const TransferPaper: Story = {
  name: 'In phiếu chuyển quỹ',
  parameters: { app: { prepare: bankTheCash } },
  play: async ({ canvas }) => {
    const [newest] = await canvas.findAllByRole('link', TRANSFERS);
    await userEvent.click(newest ?? document.body);
    const drawer = within(await screen.findByRole('dialog', { name: 'Phiếu thu chi' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'In phiếu' }));
    const paper = within(await screen.findByRole('dialog', { name: 'Phiếu chuyển quỹ' }));
    await expect(paper.getByText('Ba triệu đồng')).toBeVisible();
    await expect(paper.getByText('Người giao tiền')).toBeVisible();
  },
};

/** Máy chủ API không có phiếu chuyển quỹ: không có nút, phần còn lại như cũ. */
export const NoTransfer: Story = {
  name: 'Không có chuyển quỹ',
  parameters: { app: { config: { missingCalls: ['transferFund'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Lập phiếu chi' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Chuyển quỹ' })).toBeNull();
  },
};

/** Codes of transfers, the newest first. */
const TRANSFERS = { name: /^CQ\d{6}$/ };

/** The owner takes 3.000.000 from the cash box to the bank. */
function bankTheCash(engine: Engine): void {
  const [account] = answerAs(engine, 'chushop', 'listBankCards', { PageSize: 500 }).Data;
  if (!account) throw new Error('The shop of the story has no bank account.');
  const funds = { Method: 1, ToMethod: 2, ToBankCardID: account.BankCardID } as const;
  askAs(engine, 'chushop', 'transferFund', { body: { ...funds, Amount: 3_000_000, Reason: 'Nộp tiền cuối ngày' } });
}

/** Đồng in a text. */
function dongOf(text: string): number {
  return Number(text.replaceAll(/\D/g, ''));
}

/** What a tile above the list says. */
async function tileOf(canvas: Canvas, label: string): Promise<string> {
  const tile = (await canvas.findByText(label)).closest('.st-stat');
  let said = '';
  await waitFor(() => {
    said = tile?.querySelector('.st-stat__value')?.textContent ?? '';
    return expect(said).toMatch(/\d/);
  });
  return said;
}
