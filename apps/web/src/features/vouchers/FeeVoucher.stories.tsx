import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Engine } from '@so-the/mock-server/browser';
import { askAs, answerAs } from '../../test/askEngine.ts';
import type { Canvas } from '../../test/canvas.ts';
import { seeInPlace } from '../../test/seeInPlace.ts';
import { seeToast } from '../../test/seeToast.ts';
import { storyOrder } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { VouchersScreen } from './VouchersScreen.tsx';

const DONE = 4;
/** An order of which the fee is in the revenue. */
const earned = storyOrder(DONE, ({ FeeAmount, PartnerMode }) => FeeAmount > 0 && PartnerMode === 0);

const meta = {
  title: 'Màn hình/Phiếu thu chi, phí dịch vụ',
  component: VouchersScreen,
  decorators: [withApp({ at: '/collect-expense?thu=new', colleague: 'ketoan', prepare: orderWithoutFee })],
} satisfies Meta<typeof VouchersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Kế toán thu phí của khách đã có phí: máy chủ hỏi đơn, từ chối đơn đã ghi doanh thu, nhận đơn không có phí; những gì đã gõ còn nguyên. */
export const OfAnOrder: Story = {
  name: 'Phí chỉ ghi một lần',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const form = await openForm();
    await chooseCustomer(form);
    const order = await form.findByRole('combobox', { name: 'Đơn' });
    await refuse(form, /vui lòng chọn đơn/);
    await waitFor(() => expect(order).toHaveAccessibleDescription(/có phí ở đơn .*; vui lòng chọn đơn/));
    await chooseOrder(form, earned.Code);
    await refuse(form, /không lập phiếu thu phí nữa/);
    await waitFor(() => expect(order).toHaveAccessibleDescription(/đã ghi doanh thu, không lập phiếu thu phí nữa/));
    await expect(form.getByRole('textbox', { name: /Số tiền/ })).toHaveValue('150.000');
    await expect(form.getByRole('textbox', { name: /Diễn giải/ })).toHaveValue('Phí giao thẻ');

    const code = await chooseOrder(form, 'không có phí');
    await expect(order).not.toHaveAccessibleDescription(/đã ghi doanh thu/);
    const question = await confirm(form);
    await seeToast('Lập phiếu thu thành công');
    await expect(question).not.toBeInTheDocument();
    const row = (await canvas.findAllByText(earned.CustomerName))[0]?.closest('tr');
    await userEvent.click(within(row as HTMLElement).getByRole('link', { name: /^PT\d{6}$/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Phiếu thu chi' }));
    await expect(await drawer.findByText('Phí của đơn')).toBeVisible();
    await userEvent.click(drawer.getByRole('link', { name: code }));
    await expect(await screen.findByText(/^Đã mở \/contract\/\d+$/)).toBeVisible();
  },
};

/** Gõ tên thay vì chọn: tên trùng khách đã có phí thì chỉ ra tại ô tên, người lạ thì lập được. */
export const ByName: Story = {
  name: 'Gõ tên khách đã có phí',
  play: async () => {
    const form = await openForm();
    const name = form.getByRole('textbox', { name: 'Đối tượng' });
    await userEvent.type(name, earned.CustomerName.toLowerCase());
    await refuse(form, /là khách hàng có phí ở đơn/);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/là khách hàng có phí ở đơn/));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.type(name, 'Khách vãng lai');
    await confirm(form);
    await seeToast('Lập phiếu thu thành công');
  },
};

/** Loại thu khác không hỏi khách hàng, không hỏi đơn; đổi loại thì đơn đã chọn không còn. */
export const OtherType: Story = {
  name: 'Loại không phải phí dịch vụ',
  play: async () => {
    const form = await openForm();
    await chooseCustomer(form);
    await form.findByRole('combobox', { name: 'Đơn' });
    await chooseType(form, /^Thu khác/);
    await waitFor(() => expect(form.queryByRole('combobox', { name: 'Đơn' })).toBeNull());
    await expect(form.queryByRole('combobox', { name: 'Khách hàng' })).toBeNull();
    await expect(form.getByRole('textbox', { name: 'Đối tượng' })).toHaveValue(earned.CustomerName);
  },
};

/** Another order of the customer of {@link earned}, whose fee is nothing. */
function orderWithoutFee(engine: Engine): void {
  const { ServiceType, CustomerID, CardDataID, Amount, AppointmentDate, FeeMode, StaffID } = earned;
  const card = answerAs(engine, 'chushop', 'listCards', { CustomerID, PageSize: 500 }).Data.find(
    ({ Status }) => Status === 1,
  );
  const terms = {
    ServiceType,
    CustomerID,
    CardDataID: card?.cardDataID ?? CardDataID,
    Amount,
    AppointmentDate,
    FeeMode,
    StaffID,
  };
  askAs(engine, 'chushop', 'createSchedule', { body: { ...terms, CustomerFeePercent: 0 } });
}

/** The form of a receipt with category, amount and words typed. */
async function openForm(): Promise<Canvas> {
  const form = within(await screen.findByRole('dialog', { name: 'Lập phiếu thu' }));
  await chooseType(form, /^Thu phí dịch vụ/);
  await userEvent.type(form.getByRole('textbox', { name: /Số tiền/ }), '150000');
  await userEvent.type(form.getByRole('textbox', { name: /Diễn giải/ }), 'Phí giao thẻ');
  return form;
}

async function chooseType(form: Canvas, name: RegExp): Promise<void> {
  await userEvent.click(await form.findByRole('combobox', { name: /Loại thu/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

async function chooseCustomer(form: Canvas): Promise<void> {
  await userEvent.type(await form.findByRole('combobox', { name: 'Khách hàng' }), earned.CustomerPhone);
  const found = () => screen.getByRole('option', { name: new RegExp(earned.CustomerName) });
  await waitFor(() => expect(found()).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(found());
}

/** Chooses an order by a word of its line; returns its code. */
async function chooseOrder(form: Canvas, word: string): Promise<string> {
  const field = form.getByRole('combobox', { name: 'Đơn' });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.click(field);
  const [option] = await screen.findAllByRole('option', { name: new RegExp(word) });
  const code = /HD\d+/.exec(option?.textContent ?? '')?.[0];
  if (!option || !code) throw new Error(`No order of the customer says ${word}.`);
  await userEvent.click(option);
  return code;
}

async function confirm(form: Canvas): Promise<HTMLElement> {
  await userEvent.click(form.getByRole('button', { name: 'Tiếp tục' }));
  const question = await screen.findByRole('alertdialog');
  await expect(question).toHaveTextContent('150.000');
  await userEvent.click(within(question).getByRole('button', { name: 'Xác nhận' }));
  return question;
}

/** Confirms, is refused, and goes back to the form. */
async function refuse(form: Canvas, words: RegExp): Promise<void> {
  const question = await confirm(form);
  await seeInPlace(within(question), words);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}
