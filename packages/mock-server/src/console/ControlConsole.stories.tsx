import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastViewport } from '@so-the/ui';
import { expect, userEvent, within } from 'storybook/test';
import './console.css';
import { ControlConsole } from './ControlConsole.tsx';
import { pretendServer, SOME_FAULTS, someRequests, STRANGE_REQUESTS } from './pretendServer.ts';

/** QA's page at `/_mock/`: scenarios, clock, faults, snapshots, sample files and every call that was made. */
const meta = {
  title: 'Màn hình/Máy chủ giả lập',
  component: ControlConsole,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastViewport />
      </>
    ),
  ],
} satisfies Meta<typeof ControlConsole>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NhieuLoiGoi: Story = {
  name: 'Nhiều lời gọi',
  beforeEach: () => pretendServer({ requests: someRequests(60) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('listCustomers')).toHaveLength(15);
    await expect(canvas.getByText('Đang chạy')).toBeVisible();
  },
};

export const ChuaCoLoiGoi: Story = {
  name: 'Chưa có lời gọi',
  beforeEach: () => pretendServer({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mở ứng dụng và thao tác, các lời gọi sẽ hiện ở đây.')).toBeVisible();
    await expect(canvas.getByText('Không có lỗi thử nào đang bật.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sao kê PDF' })).toHaveAttribute(
      'href',
      '/_mock/samples/statement.pdf',
    );
  },
};

export const LoiThuDangBat: Story = {
  name: 'Lỗi thử đang bật',
  beforeEach: () => pretendServer({ faults: SOME_FAULTS, requests: someRequests(4) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 lỗi thử đang bật')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bỏ lỗi thử của addPaymentSchedule' })).toBeVisible();
  },
};

export const LoiGoiLa: Story = {
  name: 'Địa chỉ và tham số không có trong hợp đồng',
  beforeEach: () => pretendServer({ requests: STRANGE_REQUESTS }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tham số lạ: pageIndex, shopid')).toBeVisible();
    await expect(canvas.getByText('Địa chỉ không có trong hợp đồng')).toBeVisible();
  },
};

export const MatKetNoi: Story = {
  name: 'Mất kết nối',
  beforeEach: () => pretendServer({ mood: 'gone' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không kết nối được với máy chủ giả lập')).toBeVisible();
  },
};

export const DangTai: Story = {
  name: 'Đang tải',
  beforeEach: () => pretendServer({ mood: 'silent' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Đang hỏi máy chủ');
  },
};

export const MoMotLoiGoi: Story = {
  name: 'Mở một lời gọi bằng bàn phím',
  beforeEach: () => pretendServer({ requests: someRequests(4) }),
  play: async ({ canvas }) => {
    const [line] = await canvas.findAllByRole('button', { name: /listCustomers/ });
    line?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('dialog');
    await expect(await within(dialog).findByText(/curl -H/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const BatLoiThu: Story = {
  name: 'Bật lỗi thử bằng bàn phím',
  beforeEach: () => pretendServer({}),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Cách lỗi/), 'Trả mã lỗi HTTP');
    const share = canvas.getByLabelText('Tỉ lệ lỗi (%)');
    share.focus();
    await userEvent.keyboard('{Control>}a{/Control}50{Enter}');
    await expect(await within(document.body).findByText('Đã bật lỗi thử')).toBeVisible();
  },
};

export const ChiChamKhongLoi: Story = {
  name: 'Chỉ gõ độ trễ thì được hỏi cách lỗi',
  beforeEach: () => pretendServer({}),
  play: async ({ canvas }) => {
    const wait = await canvas.findByLabelText('Nhanh nhất');
    wait.focus();
    await userEvent.keyboard('800{Enter}');
    const kind = canvas.getByLabelText(/^Cách lỗi/);
    await expect(kind).toHaveFocus();
    await expect(kind).toHaveAccessibleDescription('Vui lòng chọn: chỉ chậm, hay lỗi thế nào');
    await userEvent.selectOptions(kind, 'Chỉ chậm, không lỗi');
    await expect(canvas.queryByLabelText('Tỉ lệ lỗi (%)')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Bật lỗi thử' }));
    await expect(await within(document.body).findByText('Đã bật lỗi thử')).toBeVisible();
  },
};

export const DoiKichBan: Story = {
  name: 'Đổi kịch bản bằng bàn phím',
  beforeEach: () => pretendServer({}),
  play: async ({ canvas }) => {
    const seed = await canvas.findByLabelText('Hạt giống');
    seed.focus();
    await userEvent.keyboard('{Control>}a{/Control}7');
    const load = canvas.getByRole('button', { name: 'Nạp kịch bản Trống' });
    load.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(document.body).findByText('Đã nạp kịch bản Trống')).toBeVisible();
    await expect(await canvas.findByText('empty, hạt giống 7, cỡ Vừa')).toBeVisible();
    await expect(within(load.closest('li') ?? document.body).getByText('Đang chạy')).toBeVisible();
  },
};

export const DuHanhThoiGian: Story = {
  name: 'Chuyển đồng hồ bằng bàn phím',
  beforeEach: () => pretendServer({}),
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('button', { name: '+1 ngày' });
    day.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(document.body).findByText('Đồng hồ chỉ 21/11/2026 10:15')).toBeVisible();
    await expect(day).toHaveFocus();
    const moment = canvas.getByLabelText('Đến thời điểm');
    await expect(canvas.getByRole('button', { name: 'Chuyển' })).toBeDisabled();
    moment.focus();
    await userEvent.keyboard('31/12/2026 17:30{Enter}');
    await expect(await within(document.body).findByText('Đồng hồ chỉ 31/12/2026 17:30')).toBeVisible();
    await expect(moment).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Về giờ thật' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await within(document.body).findByText('Đồng hồ chạy theo giờ thật')).toBeVisible();
  },
};

export const QuayLai: Story = {
  name: 'Quay lại từng thay đổi bằng bàn phím',
  beforeEach: () => pretendServer({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('an')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Xem từng thay đổi' }));
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Từng thay đổi' }));
    await expect(await drawer.findByText('2 bút toán')).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await drawer.findByRole('slider', { name: /· saveCustomer$/ })).toHaveValue('2');
    await expect(drawer.queryByText('2 bút toán')).not.toBeInTheDocument();
    await expect(await drawer.findByRole('region', { name: 'debts 41' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Mở từ đây' })).toBeEnabled();
  },
};

export const XoaTheGioi: Story = {
  name: 'Xóa một thế giới thì được hỏi trước',
  beforeEach: () => pretendServer({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa thế giới kiem-thu-cuoi-thang' }));
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Xóa thế giới' }));
    await userEvent.click(question.getByRole('button', { name: 'Xóa thế giới' }));
    await expect(await within(document.body).findByText('Đã xóa thế giới kiem-thu-cuoi-thang')).toBeVisible();
  },
};
