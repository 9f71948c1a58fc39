import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { askAs } from '../../test/askEngine.ts';
import type { Canvas } from '../../test/canvas.ts';
import { seeToast } from '../../test/seeToast.ts';
import { shownEngine } from '../../test/storyApp.ts';
import { storyOrder } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { ContractScreen } from './ContractScreen.tsx';

const path = '/contract/:scheduleId';
const order = storyOrder(2, ({ TotalPaidCard, TotalSwipe }) => TotalPaidCard > 0 && TotalSwipe === 0);
const { ScheduleID } = order;

const meta = {
  title: 'Màn hình/Chi tiết hợp đồng: hai người một đơn',
  component: ContractScreen,
  decorators: [withApp({ path, at: `/contract/${ScheduleID}` })],
} satisfies Meta<typeof ContractScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Khoản của người khác tự hiện khi trang được nhìn lại, nói ai thêm và lúc nào. */
export const AnothersLine: Story = {
  name: 'Khoản của người khác tự hiện',
  play: async ({ canvas }) => {
    const paid = within(await canvas.findByRole('region', { name: 'Khách nạp tiền' }));
    await expect(paid.queryByText(/Lê Thị Thu thêm/)).toBeNull();
    collect(540_000);
    lookAgain();
    await expect(await paid.findByText(/^Lê Thị Thu thêm lúc \d\d:\d\d$/)).toBeVisible();
    await expect(canvas.getByText(/^Lê Thị Thu thêm lúc/, { selector: 'output' })).toBeInTheDocument();
    const added = paid.getByText(/^Lê Thị Thu thêm/).closest('[role=listitem]');
    await expect(added).toHaveTextContent('540.000');
  },
};

/** Đang gõ thì trang đứng yên; đơn đã bị hủy thì lời từ chối nói ra, số đang gõ vẫn còn và trang được đọc lại. */
export const TypedMeanwhile: Story = {
  name: 'Bị từ chối vì trang cũ',
  play: async ({ canvas }) => {
    const amount = await amountOf(canvas);
    await userEvent.clear(amount);
    await userEvent.type(amount, '540000');
    await waitFor(() => expect(amount).toHaveValue('540.000'));
    collect(300_000);
    lookAgain();
    const paid = canvas.getByRole('region', { name: 'Khách nạp tiền' });
    await expect(paid).not.toHaveTextContent('300.000');
    takeBackAll();
    askAs(shownEngine(), 'nhanvien', 'changeScheduleStatus', { ScheduleID, Status: 5, Note: 'Khách đổi ý, về rồi' });
    await userEvent.type(amount, '{Enter}');
    const row = within(paid);
    await userEvent.click(await row.findByRole('button', { name: 'Ghi sổ' }));
    await seeToast(/Lê Thị Thu chuyển đơn sang Đã hủy lúc \d\d:\d\d/);
    await expect(await row.findByText(/Lê Thị Thu hủy lúc/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await amountOf(canvas)).toHaveValue('540.000');
  },
};

/** The cashier collects on the order, elsewhere. */
function collect(Amount: number): void {
  askAs(shownEngine(), 'nhanvien', 'addCustomerTopUp', { body: { ScheduleID, Amount, Method: 1 } });
}

/** The cashier takes back what was paid, so that the order can be cancelled. */
function takeBackAll(): void {
  const { Payments, TopUps } = askAs(shownEngine(), 'chushop', 'getScheduleHistory', { ScheduleID });
  const Reason = 'Khách đổi ý, trả lại tiền';
  for (const { PaymentID, Status } of Payments) {
    if (Status < 2) askAs(shownEngine(), 'chushop', 'cancelPaymentSchedule', { paymentID: PaymentID, Reason });
  }
  for (const { PaymentID, Status } of TopUps) {
    if (Status < 2) askAs(shownEngine(), 'nhanvien', 'cancelCustomerTopUp', { paymentID: PaymentID, Reason });
  }
}

/** The page comes back into sight. */
function lookAgain(): void {
  window.dispatchEvent(new Event('focus'));
}

async function amountOf(canvas: Canvas): Promise<HTMLElement> {
  const paid = within(await canvas.findByRole('region', { name: 'Khách nạp tiền' }));
  return paid.findByRole('textbox', { name: /^Số tiền/ });
}
