import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { formatMoney, groupDigits } from '@so-the/ui/format';
import type { Canvas } from '../../../test/canvas.ts';
import { storyOrder } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { ContractScreen } from '../ContractScreen.tsx';
import { seeInPlace } from '../../../test/seeInPlace.ts';

const path = '/contract/:scheduleId';
const appointment = storyOrder(0, ({ ServiceType }) => ServiceType === 1);
const planned = storyOrder(2, ({ WaitingCount, TotalPaidCard }) => WaitingCount === 1 && TotalPaidCard === 0);
const unswiped = storyOrder(2, ({ TotalPaidCard, TotalSwipe }) => TotalPaidCard > 0 && TotalSwipe === 0);

const at = ({ ScheduleID }: { ScheduleID: number }, form = '') => ({
  app: { path, at: `/contract/${ScheduleID}${form}` },
});

const meta = {
  title: 'Màn hình/Chi tiết hợp đồng: số tiền khác thường',
  component: ContractScreen,
  decorators: [withApp({ path })],
  parameters: at(planned),
} satisfies Meta<typeof ContractScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Gõ nhầm gấp trăm rồi Enter, Enter: con trỏ ở ô lý do, chưa ghi gì; Esc về lại biểu mẫu. Quỹ sẽ âm thì số đỏ; chỉ “Vẫn xác nhận” kèm lý do mới ghi. */
export const HundredTimes: Story = {
  name: 'Gấp trăm số còn thiếu',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const slip = planned.Amount * 100 + 5;
    const form = await confirmPlanned(canvas);
    await enter(form, String(slip));
    const question = await ask(canvas, CONFIRMS);
    await expect(question.getByText(/còn thiếu/)).toHaveTextContent(
      `Nhập ${money(slip)}, còn thiếu ${money(planned.Amount)}`,
    );
    await expect(question.getByText(/hơn hai lần số tiền của đơn/)).toHaveTextContent(money(planned.Amount));
    await expect(await question.findByText(/quỹ đang có/)).toHaveTextContent(`Chi ${money(slip)}`);
    await expect(question.getByText(/^-\d/)).toHaveClass('st-overdrawn');
    await expect(question.getByLabelText(/^Lý do/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await question.findByText('Vui lòng nhập lý do')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByLabelText(/^Số tiền/)).toHaveValue(groupDigits(slip));
    const again = await ask(canvas, CONFIRMS);
    await userEvent.click(again.getByRole('button', { name: 'Vẫn xác nhận' }));
    await expect(await again.findByText('Vui lòng nhập lý do')).toBeVisible();
    await expect(again.getByLabelText(/^Lý do/)).toHaveFocus();
    await userEvent.type(again.getByLabelText(/^Lý do/), 'Khách nhờ nạp hộ cả năm');
    await userEvent.click(again.getByRole('button', { name: 'Vẫn xác nhận' }));
    const lines = within(await canvas.findByRole('region', { name: 'Nạp thẻ' }));
    await waitFor(() => expect(lines.getAllByText(groupDigits(slip), { exact: false })[0]).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm lượt nạp thẻ' }));
    const next = await openForm(canvas, 'Nạp thẻ');
    await enter(next, '1k');
    await expect((await ask(canvas, 'Nạp thẻ')).getAllByText(/^-\d/)[0]).toHaveClass('st-overdrawn');
  },
};

/** Nạp quá số đơn cần: gõ lý do rồi mới ghi; đơn mang cảnh báo kể cả hai số. */
export const Overpaid: Story = {
  name: 'Nạp thẻ vượt số đơn cần',
  play: async ({ canvas }) => {
    const form = within(await openWaiting(canvas));
    await enter(form, String(planned.Amount + 1_000_000));
    const question = await ask(canvas, CONFIRMS);
    await userEvent.type(question.getByLabelText(/^Lý do/), 'Khách nhờ nạp thêm phí thường niên');
    await userEvent.click(question.getByRole('button', { name: 'Vẫn xác nhận' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    const flag = await canvas.findByText(/^Nạp thẻ .* vượt số đơn/);
    await expect(flag).toHaveTextContent(
      `Nạp thẻ ${money(planned.Amount + 1_000_000)} vượt số đơn còn cần ${money(planned.Amount)}`,
    );
  },
};

/** Quỹ không đủ mà cửa hàng hỏi lý do: lời từ chối mở ô lý do ngay trong câu hỏi, không mất gì đã gõ. */
export const ShortFund: Story = {
  name: 'Quỹ không đủ, hỏi lý do',
  parameters: { app: { path, at: `/contract/${planned.ScheduleID}`, negativeFunds: 2 } },
  play: async ({ canvas }) => {
    await fromEmptyAccount(canvas);
    const question = await ask(canvas, CONFIRMS);
    await expect(question.queryByLabelText(/^Lý do/)).toBeNull();
    await userEvent.click(question.getByRole('button', { name: /xác nhận$/i }));
    await seeInPlace(question, /^Tài khoản VCB ···0001 không đủ để chi/);
    await waitFor(() => expect(question.getByLabelText(/^Lý do/)).toHaveFocus());
    await userEvent.type(await question.findByLabelText(/^Lý do/), 'Chủ nộp thêm tiền chiều nay');
    await userEvent.click(question.getByRole('button', { name: /xác nhận$/i }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByRole('region', { name: 'Nạp thẻ' })).toBeVisible();
  },
};

/** Cửa hàng từ chối quỹ âm: lý do nào cũng không qua, số tiền báo lỗi ở ô của nó. */
export const RefusedFund: Story = {
  name: 'Quỹ không đủ, từ chối',
  parameters: { app: { path, at: `/contract/${planned.ScheduleID}`, negativeFunds: 1 } },
  play: async ({ canvas }) => {
    await fromEmptyAccount(canvas);
    const question = await ask(canvas, CONFIRMS);
    await userEvent.click(question.getByRole('button', { name: /xác nhận$/i }));
    await seeInPlace(question, /^Tài khoản VCB ···0001 không đủ để chi/);
    await expect(question.queryByLabelText(/^Lý do/)).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Sửa lại' }));
    const form = await openForm(canvas, CONFIRMS);
    await seeInPlace(form, /^Tài khoản VCB ···0001 không đủ để chi/);
    await expect(form.getByLabelText(/^Số tiền/)).toHaveValue(groupDigits(planned.Amount));
  },
};

/** Ngày đã khóa sổ, gõ từng phím: lỗi đứng ngay ở ô thời gian, chưa hỏi xác nhận, mọi ô còn nguyên. */
export const LockedDay: Story = {
  name: 'Ngày đã khóa sổ',
  play: async ({ canvas }) => {
    const form = within(await openWaiting(canvas));
    const time = form.getByLabelText(/^Thời gian/);
    await userEvent.type(time, '5/1/20 9:00');
    await enter(form, String(planned.Amount));
    await waitFor(() => expect(time).toHaveAccessibleDescription(/Sổ đã khóa đến ngày \d\d\/\d\d\/\d{4}/));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(form.getByLabelText(/^Số tiền/)).toHaveValue(groupDigits(planned.Amount));
  },
};

/** Đúng số còn thiếu thì không hỏi thêm: Enter, Enter là ghi. Gõ lại đúng dòng ấy ngay sau đó thì được hỏi. */
export const TwiceInARow: Story = {
  name: 'Vừa ghi dòng giống hệt',
  play: async ({ canvas }) => {
    await enter(await confirmPlanned(canvas), '500k');
    const usual = await ask(canvas, CONFIRMS);
    await expect(usual.queryByRole('status')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm lượt nạp thẻ' }));
    const form = await openForm(canvas, 'Nạp thẻ');
    await expect(form.getByLabelText(/^Số tiền/)).toHaveValue(groupDigits(planned.Amount - 500_000));
    await enter(form, '500k');
    const question = await ask(canvas, 'Nạp thẻ');
    await expect(question.getByRole('status')).toHaveTextContent(
      `Nhập ${money(500_000)}, vừa ghi dòng giống hệt ${money(500_000)} lúc`,
    );
  },
};

/** Số đang chờ được trừ khỏi số đề xuất; nhập lại số ấy thì được hỏi. */
export const WaitsAlready: Story = {
  name: 'Đã có dòng chờ',
  parameters: at(appointment, '?payCard=new'),
  play: async ({ canvas }) => {
    const whole = appointment.Amount;
    const form = await openForm(canvas, 'Nạp thẻ');
    await expect(form.getByLabelText(/^Số tiền/)).toHaveValue(groupDigits(whole));
    await ask(canvas, 'Nạp thẻ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm lượt nạp thẻ' }));
    const again = await openForm(canvas, 'Nạp thẻ');
    await expect(again.getByLabelText(/^Số tiền/)).toHaveValue('');
    await enter(again, String(whole));
    const question = await ask(canvas, 'Nạp thẻ');
    await expect(question.getByRole('status')).toHaveTextContent(
      `Nhập ${money(whole)}, còn thiếu ${money(0)} ngoài ${money(whole)} đang chờ`,
    );
    await expect(question.getByText(/đã có dòng chờ xử lý/)).toHaveTextContent(money(whole));
  },
};

/** Vượt hạn mức của POS: lời của máy chủ đứng lại trong câu hỏi cuối; duyệt rồi vẫn được hỏi. */
export const OverPosLimit: Story = {
  name: 'Vượt hạn mức của máy POS',
  parameters: at(unswiped, '?swipe=new'),
  play: async ({ canvas }) => {
    const form = await openForm(canvas, 'Quẹt thẻ');
    await userEvent.click(form.getByRole('combobox', { name: 'Máy POS' }));
    const [pos] = await within(document.body).findAllByRole('option', { name: /quầy 1/ });
    await userEvent.click(pos ?? document.body);
    await userEvent.type(form.getByLabelText(/^Số tiền quẹt/), '900tr');
    await userEvent.type(await form.findByLabelText(/^Lý do vượt cảnh báo/), 'Khách quen, đã xem chứng từ');
    await userEvent.click(form.getByLabelText('Tôi có quyền Duyệt và duyệt lượt quẹt này'));
    await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Quẹt thẻ' }));
    await expect(question.getByText(/Số tiền lớn hơn mức tối đa/)).toHaveTextContent(`Nhập ${money(900_000_000)}`);
    await expect(question.getByRole('button', { name: 'Sửa lại' })).toHaveFocus();
  },
};

/** Gõ thẳng vào hàng của nhóm: mọi lời nhắc vẫn đứng trước khi ghi; về lại thì hàng còn nguyên, chưa ghi gì. */
export const FromTheRow: Story = {
  name: 'Gõ trong hàng cũng được nhắc',
  play: async ({ canvas }) => {
    const whole = planned.Amount;
    const group = within(await canvas.findByRole('region', { name: 'Nạp thẻ' }));
    const amount = await group.findByRole('textbox', { name: 'Số tiền' });
    await expect(amount).toHaveValue('');
    await enterInRow(amount, String(whole));
    const twice = within(await canvas.findByRole('alertdialog', { name: 'Nạp thẻ' }));
    await expect(twice.getByText(/đã có dòng chờ xử lý/)).toHaveTextContent(money(whole));
    await expect(twice.getByText(/còn thiếu/)).toHaveTextContent(
      `còn thiếu ${money(0)} ngoài ${money(whole)} đang chờ`,
    );
    await userEvent.keyboard('{Escape}');
    await expect(amount).toHaveFocus();
    await enterInRow(amount, String(whole * 100));
    const hundred = within(await canvas.findByRole('alertdialog', { name: 'Nạp thẻ' }));
    await expect(hundred.getByText(/hơn hai lần số tiền của đơn/)).toBeVisible();
    await expect(hundred.getByText(/^-\d/)).toHaveClass('st-overdrawn');
    await userEvent.keyboard('{Escape}');
    await enterInRow(amount, '500k');
    for (const said of ['còn thiếu', 'vừa ghi dòng giống hệt']) {
      const question = within(await canvas.findByRole('alertdialog', { name: 'Nạp thẻ' }));
      await expect(question.getByRole('status')).toHaveTextContent(said);
      await userEvent.type(question.getByLabelText(/^Lý do/), 'Khách nhờ nạp thêm{Enter}');
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
      if (said === 'còn thiếu') await enterInRow(await group.findByRole('textbox', { name: 'Số tiền' }), '500k');
    }
    await expect(group.getAllByText(money(500_000))).toHaveLength(2);
  },
};

/** Gõ 2 trong hàng, còn thiếu hàng chục triệu: hỏi 2.000.000 đ trước khi nói sẽ ghi gì; Enter là phải. */
export const SmallInRow: Story = {
  name: 'Số nhỏ gõ trong hàng',
  parameters: at(unswiped),
  play: async ({ canvas }) => {
    const group = await swipeInRow(canvas, '2');
    await within(document.body).findByRole('alertdialog', { name: '2 → 2.000.000 đ?' });
    await userEvent.keyboard('{Enter}');
    await expect(await group.findByText(/^Quẹt 2\.000\.000 /)).toBeVisible();
  },
};

/** Vượt hạn mức của POS gõ trong hàng: cả biểu mẫu mở ra với những gì đã gõ, hỏi lý do và người duyệt. */
export const OverPosLimitInRow: Story = {
  name: 'Vượt hạn mức, gõ trong hàng',
  parameters: at(unswiped),
  play: async ({ canvas }) => {
    await swipeInRow(canvas, '900tr');
    const form = await openForm(canvas, 'Quẹt thẻ');
    await expect(form.getByLabelText(/^Số tiền quẹt/)).toHaveValue(groupDigits(900_000_000));
    await expect(await form.findByText(/^Số tiền lớn hơn mức tối đa/)).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(/^Lý do vượt cảnh báo/)).toHaveFocus());
  },
};

/** Chooses the first POS of the counter in the row of swipes, and enters an amount there. */
async function swipeInRow(canvas: Canvas, amount: string): Promise<Canvas> {
  const group = within(await canvas.findByRole('region', { name: 'Lượt quẹt' }));
  await userEvent.click(await group.findByRole('combobox', { name: 'Máy POS' }));
  const [pos] = await within(document.body).findAllByRole('option', { name: /quầy 1/ });
  await userEvent.click(pos ?? document.body);
  await enterInRow(group.getByRole('textbox', { name: 'Số tiền quẹt' }), amount);
  return group;
}

function money(amount: number): string {
  return formatMoney(amount).replace('\u00a0', ' ');
}

const CONFIRMS = 'Xác nhận lượt nạp thẻ';

/** Opens the line that waits, to be paid in cash. */
async function confirmPlanned(canvas: Canvas): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Xác nhận [\d.]+/ }));
  const form = await openForm(canvas, CONFIRMS);
  await userEvent.selectOptions(form.getByLabelText(/^Hình thức/), 'Tiền mặt');
  return form;
}

/** Opens the line that waits, to be paid as it was planned. */
async function openWaiting(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Xác nhận [\d.]+/ }));
  return canvas.findByRole('dialog', { name: CONFIRMS });
}

/** Opens the line that waits, to be paid out of the account with nothing in it. */
async function fromEmptyAccount(canvas: Canvas): Promise<void> {
  const form = within(await openWaiting(canvas));
  await userEvent.selectOptions(form.getByLabelText(/^Hình thức/), 'Chuyển khoản');
  await userEvent.click(await form.findByRole('combobox', { name: /^Tài khoản/ }));
  await userEvent.click(await within(document.body).findByRole('option', { name: /0001/ }));
}

async function openForm(canvas: Canvas, title: string): Promise<Canvas> {
  return within(await canvas.findByRole('dialog', { name: title }));
}

/** Types over what stands in a row and presses Enter. */
async function enterInRow(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

async function enter(form: Canvas, text: string): Promise<void> {
  await userEvent.clear(form.getByLabelText(/^Số tiền/));
  await userEvent.type(form.getByLabelText(/^Số tiền/), text);
}

/** Enter in the form asks for confirmation. */
async function ask(canvas: Canvas, title: string): Promise<Canvas> {
  const form = await openForm(canvas, title);
  form.getByLabelText(/^Số tiền/).focus();
  await userEvent.keyboard('{Enter}');
  return within(await canvas.findByRole('alertdialog', { name: title }));
}
