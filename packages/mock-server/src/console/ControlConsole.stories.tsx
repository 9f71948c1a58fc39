import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastViewport } from '@so-the/ui';
import { expect, userEvent, within } from 'storybook/test';
import './console.css';
import { ControlConsole } from './ControlConsole.tsx';
import { pretendServer, SOME_FAULTS, SOME_REPORTS, someRequests, STRANGE_REQUESTS } from './pretendServer.ts';

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
    await expect(canvas.getByText('payDebtCustomer · Amount = 5000000')).toBeVisible();
    await expect(canvas.getByText('Trả mã 500, lần thứ 3, một lần')).toBeVisible();
    await expect(canvas.getByText('Đã dùng hết: gặp 7 lời gọi, làm hỏng 1')).toBeVisible();
    await expect(canvas.getByText(/chưa tới lượt vì quy tắc trên nhận hết lời gọi$/)).toBeVisible();
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

export const BaoLoiTuUngDung: Story = {
  name: 'Báo lỗi từ ứng dụng, mở nơi xảy ra rồi xóa',
  beforeEach: () => pretendServer({ reports: SOME_REPORTS }),
  play: async ({ canvas }) => {
    const reports = within(await canvas.findByRole('list', { name: 'Báo lỗi từ ứng dụng' }));
    await expect(reports.getByText('listCustomers 500')).toBeVisible();
    await expect(reports.getByText('loading chunk /customer failed')).toBeVisible();
    await expect(reports.getByText('20/11/2026 10:15 · /contract/:scheduleId · bản 1a2b3c4')).toBeVisible();
    await userEvent.click(reports.getByText('Nơi xảy ra trong mã'));
    await expect(reports.getByText(/^OrderTotals assets/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa báo lỗi' }));
    await expect(await canvas.findByText(/^Chạy npm start -- --reports/)).toBeVisible();
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

export const HongLanThuBa: Story = {
  name: 'Lần thanh toán thứ ba trả 500, một lần: ba thao tác',
  beforeEach: () => pretendServer({ requests: someRequests(4) }),
  play: async ({ canvas }) => {
    const tester = countedDeeds();
    await tester.press(await canvas.findByRole('button', { name: 'Làm hỏng lần tới: addPaymentSchedule' }));
    await expect(canvas.getByLabelText('Lần thứ')).toHaveFocus();
    await tester.type('3');
    await tester.press(canvas.getByRole('button', { name: 'Bật lỗi thử' }));
    await expect(await within(document.body).findByText('Đã bật lỗi thử')).toBeVisible();
    const rules = within(canvas.getByRole('region', { name: 'Lỗi thử đang bật' }));
    await expect(await rules.findByText('addPaymentSchedule')).toBeVisible();
    await expect(rules.getByText('Trả mã 500, lần thứ 3, một lần')).toBeVisible();
    await expect(rules.getByText('Đã gặp 0, làm hỏng 0, còn 1 lần')).toBeVisible();
    await expect(tester.deeds).toBe(3);
  },
};

export const ChamMotLan: Story = {
  name: 'Chỉ một lời gọi chậm, một lần: ba thao tác',
  beforeEach: () => pretendServer({ requests: someRequests(4) }),
  play: async ({ canvas }) => {
    const tester = countedDeeds();
    await tester.press(await canvas.findByRole('button', { name: 'Làm hỏng lần tới: listCustomers' }));
    await tester.choose(canvas.getByLabelText(/^Cách lỗi/), 'Chậm');
    await expect(canvas.queryByLabelText('Mã HTTP')).not.toBeInTheDocument();
    await tester.press(canvas.getByRole('button', { name: 'Bật lỗi thử' }));
    await expect(await canvas.findByText('Chậm 2000 ms, một lần')).toBeVisible();
    await expect(tester.deeds).toBe(3);
  },
};

export const LoiThuBangBanPhim: Story = {
  name: 'Mỗi loại lỗi chỉ hỏi phần của nó, bằng bàn phím',
  beforeEach: () => pretendServer({}),
  play: async ({ canvas }) => {
    const kind = await canvas.findByLabelText(/^Cách lỗi/);
    const asked = {
      'Trả lời khác đi': 'Mã HTTP',
      Chậm: 'Trung vị (ms)',
      'Mất kết nối': /^Mất lúc nào/,
      'Nội dung hỏng': /^Hỏng thế nào/,
      'Trả lời nhỏ giọt': 'Byte mỗi giây',
    };
    for (const [label, own] of Object.entries(asked)) {
      await userEvent.selectOptions(kind, label);
      for (const other of Object.values(asked))
        await expect(canvas.queryAllByLabelText(other)).toHaveLength(other === own ? 1 : 0);
    }
    const whole = canvas.getByRole('radio', { name: 'Một lần' });
    whole.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const every = canvas.getByLabelText('N');
    every.focus();
    await userEvent.keyboard('{Control>}a{/Control}5{Enter}');
    await expect(await canvas.findByText('Nhỏ giọt 200 byte mỗi giây, mỗi 5 lần')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Chỉ lời gọi của ai, có trường nào' }));
    await userEvent.type(canvas.getByLabelText('Của tài khoản'), 'chushop{Enter}');
    await expect(await canvas.findByText('Mọi lời gọi · tài khoản chushop')).toBeVisible();
  },
};

export const LoiThuVoNghia: Story = {
  name: 'Lỗi thử không bao giờ xảy ra thì được nhắc tên đúng',
  beforeEach: () => pretendServer({}),
  play: async ({ canvas }) => {
    const path = await canvas.findByLabelText('Hoặc một phần đường dẫn');
    await userEvent.type(path, '/api/Custmer{Enter}');
    const refusal = await canvas.findByText('Không đường dẫn nào có "/api/Custmer", có phải là /api/Customer?');
    await expect(refusal).toBeVisible();
    await expect(canvas.getByText('Không có lỗi thử nào đang bật.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Lời báo'));
    await userEvent.type(canvas.getByLabelText('Hoặc nội dung JSON'), 'abc{Enter}');
    await expect(await canvas.findByText('Nội dung riêng không phải JSON hợp lệ')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Hoặc nội dung JSON'));
    await userEvent.clear(path);
    await userEvent.type(path, '/api/Customer{Enter}');
    await expect(await canvas.findByText('/api/Customer')).toBeVisible();
    await expect(canvas.queryByText(/có phải là|không phải JSON/)).not.toBeInTheDocument();
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

export const MoGoi: Story = {
  name: 'Mở gói của đồng nghiệp',
  beforeEach: () => pretendServer({}),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Mở gói của đồng nghiệp', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'loi-tra-no.so-the', { type: 'application/gzip' }));
    await expect(await canvas.findByText('Đã mở gói: Trả nợ lần thứ ba thì lỗi')).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Mở màn hình của gói: chushop, /debt/customer, rộng 1366 px' }),
    ).toBeEnabled();
    await expect(canvas.getByText('Vân tay dữ liệu: 71aa71aa71aa')).toBeVisible();
  },
};

export const KichBanTuTep: Story = {
  name: 'Chơi một kịch bản từ tệp rồi mở ứng dụng, và ghi một kịch bản',
  beforeEach: () => pretendServer({}),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Chơi tệp kịch bản trong dữ liệu này', { selector: 'input' });
    await userEvent.upload(input, new File(['{}'], 'cuoi-thang.json', { type: 'application/json' }));
    await expect(await canvas.findByText('Đã chơi 12 lời gọi')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Mở ứng dụng: chushop, /debt/customer' })).toBeEnabled();
    const record = canvas.getByRole('button', { name: 'Ghi kịch bản' });
    record.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(document.body).findByText('Đã ghi 0 lời gọi')).toBeVisible();
    await expect(canvas.getByText(/^Lời gọi 3 \(saveStaff\): đã che hoặc thay Password/)).toBeVisible();
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

/** Counts what a tester does: each press, each choice, each thing typed. */
function countedDeeds() {
  const tester = {
    deeds: 0,
    press: (button: HTMLElement) => done(userEvent.click(button)),
    choose: (field: HTMLElement, label: string) => done(userEvent.selectOptions(field, label)),
    type: (text: string) => done(userEvent.keyboard(text)),
  };
  async function done(deed: Promise<unknown>): Promise<void> {
    tester.deeds += 1;
    await deed;
  }
  return tester;
}
