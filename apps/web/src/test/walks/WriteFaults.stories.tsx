import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { askAs } from '../askEngine.ts';
import { endFaults, shownEngine, setFaults } from '../storyApp.ts';
import { storyOrder } from '../storyRecords.ts';
import { dialogInFront, field, openDialogs, overwrite, patient, press } from './formFields.ts';
import { showApp } from './showApp.tsx';

const meta = {
  title: 'Màn hình/Lượt ghi bị lỗi',
  render: () => (
    <main>
      <h1>Lượt ghi bị lỗi</h1>
    </main>
  ),
  tags: ['!dev', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ASK_ADMIN = 'Có lỗi xảy ra! Vui lòng liên hệ Admin';
const working = storyOrder(2, ({ WaitingCount, TotalPaidCard }) => WaitingCount === 1 && TotalPaidCard === 0);

/** Máy chủ đã ghi nhưng câu trả lời là một trang HTML: nói ra, giữ nguyên phần đã gõ, bấm lại không ghi hai lần. */
export const Html: Story = { name: 'Trả lời là trang HTML', play: () => saveBoth('html') };

/** Máy chủ đã ghi nhưng câu trả lời rỗng. */
export const Nothing: Story = { name: 'Trả lời rỗng', play: () => saveBoth('empty') };

async function saveBoth(body: 'html' | 'empty'): Promise<void> {
  await saveCustomer(body);
  await payCard(body);
}

async function saveCustomer(body: 'html' | 'empty'): Promise<void> {
  const { leave } = showApp({ at: '/customer?edit=new' });
  await overwrite('Họ tên', 'Lê Văn Bền');
  await overwrite('Số điện thoại', '0912000333');
  setFaults({ match: 'saveCustomer', body });
  await press('Lưu');
  await expect(await within(await dialogInFront()).findByRole('alert', undefined, patient)).toHaveTextContent(
    ASK_ADMIN,
  );
  await expect(await field('Họ tên')).toHaveValue('Lê Văn Bền');
  endFaults();
  await press('Lưu');
  await within(document.body).findByText('Thêm khách hàng thành công', undefined, patient);
  const kept = askAs(shownEngine(), 'chushop', 'listCustomers', { GeneralSearch: '0912000333' });
  await expect(kept).toHaveLength(1);
  leave();
}

async function payCard(body: 'html' | 'empty'): Promise<void> {
  const { leave } = showApp({ at: `/contract/${working.ScheduleID}` });
  const add = { name: 'Thêm lượt nạp thẻ' };
  await userEvent.click(await within(document.body).findByRole('button', add, patient));
  await userEvent.selectOptions(await field('Hình thức'), 'Chuyển khoản');
  await overwrite('Số tiền', '1tr');
  await press('Tiếp tục');
  setFaults({ match: 'addPaymentSchedule', body });
  await press('Xác nhận');
  const alert = await within(await dialogInFront()).findByRole('alert', undefined, patient);
  await expect(alert).toHaveTextContent(ASK_ADMIN);
  await expect(alert).toHaveTextContent('bấm lại là an toàn, không bị ghi hai lần');
  endFaults();
  await press('Xác nhận');
  await waitFor(() => expect(openDialogs()).toEqual([]), patient);
  const { Payments } = askAs(shownEngine(), 'chushop', 'getScheduleHistory', { ScheduleID: working.ScheduleID });
  await expect(Payments.filter(({ Amount }) => Amount === 1_000_000)).toHaveLength(1);
  leave();
}
