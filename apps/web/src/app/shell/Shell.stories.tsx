import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Engine } from '@so-the/mock-server/browser';
import { vietnamToday } from '@so-the/ui/format';
import { emitSession, readSession } from '../../session/session.ts';
import { seeFiguresOpen } from '../../test/seeFiguresOpen.ts';
import { storyOrder } from '../../test/storyRecords.ts';
import { withWholeApp } from '../../test/withApp.tsx';
import { Shell } from './Shell.tsx';
import { patient } from '../../test/patient.ts';

const meta = {
  title: 'Màn hình/Khung ứng dụng',
  component: Shell,
  decorators: [withWholeApp({ at: '/changepassword', config: { managementUrl: 'https://quan-ly.example' } })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = storyOrder(0);
const page = () => within(document.body);

/** On a phone it stands in the bar at the foot, under a shorter name. */
const bell = /^(?:Việc đang chờ|Thông báo)(?:\s*\d+ việc chờ bạn duyệt)?$/;
/** The warning page with the count of cards. */
const cardsDue = /^Thẻ đến hạn\s*[1-9]\d*\+? thẻ đến hạn$/;

export const Owner: Story = {
  name: 'Chủ cửa hàng',
  play: async () => {
    await expect(await page().findByRole('heading', { name: 'Đổi mật khẩu' }, patient)).toBeVisible();
    await expect(await page().findByRole('button', { name: bell }, patient)).toBeVisible();
    await expect(await page().findByRole('link', { name: cardsDue }, patient)).toHaveAttribute('href', '/warning');
    await waitFor(() => expect(document.title).toBe('Đổi mật khẩu · Sổ Thẻ'));
  },
};

/** The machine's clock is three days slow: every page says so, and days are proposed by the server's. */
export const ClockOff: Story = {
  name: 'Đồng hồ máy sai',
  parameters: {
    app: { at: '/contract', prepare: ({ clock }: Engine) => clock.set(clock.now() + 3 * 24 * 60 * 60_000) },
  },
  play: async () => {
    await expect(
      await page().findByText(/Đồng hồ máy này sai.*máy chủ là 23\/11\/2026/, undefined, patient),
    ).toBeVisible();
    await waitFor(() => expect(vietnamToday()).toBe('2026-11-23'));
  },
};

/** Sau mỗi bước chuẩn bị, bước kế tiếp được đề xuất ngay tại chỗ; làm lần lượt tới khách hàng đầu tiên. */
export const NewShop: Story = {
  name: 'Cửa hàng mới: bước tiếp theo',
  parameters: { app: { scenario: 'empty', at: '/manager/bankcard?open=new' } },
  play: async () => {
    await userEvent.type(await page().findByRole('combobox', { name: /^Ngân hàng/ }, patient), 'vietcombank');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(page().getByLabelText(/^Số tài khoản/), '1017595600');
    await userEvent.type(page().getByLabelText(/^Chủ tài khoản/), 'TRAN VAN CHU{Enter}');
    await expect(
      await page().findByText(
        'Xong 2/5 bước chuẩn bị cửa hàng. Bước tiếp theo: Thêm máy POS và phí từng loại thẻ.',
        undefined,
        patient,
      ),
    ).toBeVisible();
    await userEvent.click(page().getByRole('link', { name: 'Thêm máy POS' }));
    await expect(await page().findByRole('dialog', { name: 'Thêm máy POS' }, patient)).toBeVisible();
    await expect(page().queryByText(/^Xong 2\/5 bước/)).toBeNull();
  },
};

/** The shortcut counts the cards that the bell's list shows; each count of the list is what its link opens, and following it closes the list. */
export const Waiting: Story = {
  name: 'Việc đang chờ',
  play: async () => {
    const counted = await page().findByRole('link', { name: cardsDue }, patient);
    await userEvent.click(await page().findByRole('button', { name: bell }));
    const list = within(await page().findByRole('dialog', { name: 'Việc đang chờ' }));
    await waitFor(() => expect(list.getAllByRole('link', { name: /^Xem tất cả \(/ })).toHaveLength(5), patient);
    await expect(await seeFiguresOpen('chushop')).toEqual([
      '/warning',
      '/',
      '/warning',
      '/contract?HasWaiting=true&SortBy=AppointmentDate&SortDir=asc',
      '/contract?WarningCode=C03&SortBy=AppointmentDate&SortDir=asc',
      '/contract?Statuses=0,1,2,3&ToDate=2026-11-20&SortBy=AppointmentDate&SortDir=asc',
    ]);
    const cards = within(list.getByRole('region', { name: 'Thẻ đến hạn' }));
    const all = cards.getByRole('link', { name: /^Xem tất cả/ });
    await expect(/\d+/.exec(all.textContent ?? '')?.[0]).toBe(/\d+/.exec(counted.textContent ?? '')?.[0]);
    await expect(cards.getAllByRole('link', { name: /^0\d{9}$/ })).toHaveLength(5);
    await userEvent.click(all);
    await waitFor(() => expect(page().queryByRole('dialog', { name: 'Việc đang chờ' })).toBeNull(), patient);
    await expect(await page().findByRole('heading', { level: 1, name: 'Thẻ đến hạn' }, patient)).toBeVisible();
  },
};

/** Who may not open the cards due, but works with cards, sees how many there are. */
export const CashierCount: Story = {
  name: 'Thu ngân thấy số thẻ đến hạn',
  parameters: { app: { as: 'nhanvien' } },
  play: async () => {
    const shortcuts = within(await page().findByRole('navigation', { name: 'Lối tắt' }, patient));
    await expect(await shortcuts.findByText(/^[1-9]\d*\+?$/, {}, patient)).toHaveTextContent(/thẻ đến hạn$/);
    await expect(shortcuts.queryByRole('link', { name: cardsDue })).toBeNull();
  },
};

export const Collapsed: Story = {
  name: 'Danh mục thu gọn',
  globals: { viewport: { value: 'cashier' } },
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Thu gọn danh mục' }, patient));
    await waitFor(() => expect(page().getByRole('complementary').getBoundingClientRect().width).toBe(80));
  },
};

export const Drawer: Story = {
  name: 'Danh mục trên điện thoại',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Mở danh mục' }, patient));
    await expect(page().getByRole('link', { name: 'Khách hàng' })).toBeVisible();
  },
};

export const Account: Story = {
  name: 'Trình đơn tài khoản',
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Tài khoản chushop' }, patient));
    await expect(page().getByText(/^Hạn sử dụng: \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    await expect(page().getByRole('menuitem', { name: 'Đổi mật khẩu' })).toBeVisible();
  },
};

/** Whoever reports a fault says which build they look at. */
export const CopiedBuild: Story = {
  name: 'Sao chép số bản dựng',
  globals: { viewport: { value: 'cashier' } },
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await page().findByRole('button', { name: 'Tài khoản chushop' }, patient));
    await userEvent.click(page().getByRole('menuitem', { name: 'Sao chép số bản dựng 8b102249 · 18/11/2026' }));
    await expect(write).toHaveBeenCalledWith('Sổ Thẻ 8b102249 · 18/11/2026');
    await expect(await page().findByText('Đã sao chép số bản dựng')).toBeVisible();
    write.mockRestore();
  },
};

/** All keys at a glance. */
export const Keys: Story = {
  name: 'Bảng phím tắt',
  globals: { viewport: { value: 'cashier' } },
  play: async () => {
    await page().findByRole('heading', { name: 'Đổi mật khẩu' }, patient);
    await userEvent.keyboard('?');
    const sheet = within(await page().findByRole('dialog', { name: 'Phím tắt' }));
    for (const key of ['F1', 'F2', 'F3', 'Ctrl K', 'J', 'Esc'])
      await expect(sheet.getByText(key, { exact: true })).toBeVisible();
  },
};

/** After a deep link the active line of the menu is in view, however far down it stands. */
export const DeepLink: Story = {
  name: 'Vào thẳng một màn hình ở cuối danh mục',
  globals: { viewport: { value: 'cashier' } },
  parameters: { app: { at: '/history/logaction' } },
  play: async () => {
    await page().findByRole('heading', { name: 'Lịch sử thao tác' }, patient);
    const menu = page().getByRole('navigation', { name: 'Danh mục' });
    const line = within(menu).getByRole('link', { current: 'page' });
    await expect(line).toHaveTextContent('Lịch sử thao tác');
    await waitFor(() => expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(line.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(menu.scrollHeight).toBeGreaterThan(window.innerHeight);
  },
};

/** The tab of the browser names the record, so that two open orders are told apart. */
export const RecordInTitle: Story = {
  name: 'Tên bản ghi ở tab trình duyệt',
  globals: { viewport: { value: 'cashier' } },
  parameters: { app: { at: `/contract/${order.ScheduleID}` } },
  play: async () => {
    await waitFor(() => expect(document.title).toBe(`${order.Code} ${order.CustomerName} · Sổ Thẻ`), patient);
  },
};

/** The palette finds what the header does: another shop, another look, the way out. */
export const OwnCommands: Story = {
  name: 'Tìm lệnh của khung',
  globals: { viewport: { value: 'cashier' } },
  play: async () => {
    await page().findByRole('heading', { name: 'Đổi mật khẩu' }, patient);
    await userEvent.keyboard('{Control>}k{/Control}');
    const line = within(await page().findByRole('dialog')).getByRole('combobox');
    for (const [typed, name] of [
      ['giao dien toi', /Giao diện: tối/],
      ['chuyen sang', /Chuyển sang /],
      ['dang xuat', /Đăng xuất/],
    ] as const) {
      await userEvent.clear(line);
      await userEvent.type(line, typed);
      await expect((await page().findAllByRole('option', { name }))[0]).toBeVisible();
    }
  },
};

export const LoggedOut: Story = {
  name: 'Đã đăng xuất',
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Tài khoản chushop' }, patient));
    await userEvent.click(page().getByRole('menuitem', { name: 'Đăng xuất' }));
    await expect(await page().findByRole('heading', { name: 'Đăng nhập hệ thống' }, patient)).toBeVisible();
    await expect(readSession()).toBeNull();
  },
};

export const SwitchedShop: Story = {
  name: 'Đổi cửa hàng',
  play: async () => {
    const before = readSession()?.shop.ShopID;
    const switcher = await page().findByRole('button', { name: /^Cửa hàng: / }, patient);
    await waitFor(() => expect(switcher).toBeEnabled());
    await userEvent.click(switcher);
    const others = await page().findAllByRole('menuitemradio', { checked: false });
    await userEvent.click(others[0] as HTMLElement);
    await expect(await page().findByText('Thay đổi cửa hàng thành công')).toBeVisible();
    await expect(readSession()?.shop.ShopID).not.toBe(before);
    await expect(await page().findByRole('heading', { name: 'Trang chủ' }, patient)).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: 'Tài khoản chushop' }));
    await userEvent.click(page().getByRole('menuitem', { name: 'Đổi mật khẩu' }));
    await expect(await page().findByRole('heading', { name: 'Đổi mật khẩu' }, patient)).toBeVisible();
    await expect(await page().findByRole('button', { name: bell }, patient)).toBeVisible();
    await waitFor(() => expect(page().queryByRole('progressbar')).toBeNull());
  },
};

/** Another tab's switch is announced and never applied by itself. */
export const SwitchedElsewhere: Story = {
  name: 'Cửa sổ khác đổi cửa hàng',
  play: async () => {
    await page().findByRole('heading', { name: 'Đổi mật khẩu' }, patient);
    const before = readSession()?.shop;
    emitSession({ type: 'shopSwitchedElsewhere', shop: { ShopID: 2, ShopName: 'Thẻ Gò Vấp' } });
    await expect(await page().findByText(/Một tab khác đã chuyển sang cửa hàng Thẻ Gò Vấp/)).toBeVisible();
    await expect(readSession()?.shop).toEqual(before);
    await expect(page().getByRole('button', { name: 'Chuyển sang Thẻ Gò Vấp' })).toBeVisible();
  },
};

export const Cashier: Story = {
  name: 'Thu ngân',
  parameters: { app: { as: 'nhanvien' } },
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Tài khoản nhanvien' }, patient)).toBeVisible();
  },
};

/** The token is in the address that opens, and nowhere on the page. */
export const ManagementSite: Story = {
  name: 'Trang quản lý',
  play: async () => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    if (import.meta.env.VITE_STORY_VIEWPORT === 'phone') {
      await userEvent.click(await page().findByRole('button', { name: 'Tài khoản chushop' }, patient));
      await userEvent.click(page().getByRole('menuitem', { name: 'Trang quản lý' }));
    } else await userEvent.click(await page().findByRole('button', { name: 'Trang quản lý' }, patient));
    const token = readSession()?.token ?? 'none';
    await expect(open).toHaveBeenCalledWith(
      `https://quan-ly.example/?token=${token}&userId=${readSession()?.user.UserID}`,
      '_blank',
      'noopener,noreferrer',
    );
    await expect(document.documentElement.outerHTML).not.toContain(token);
    open.mockRestore();
  },
};

/** However many calls fail with 401: one way to the login, one message, and back where it happened. */
export const SessionExpired: Story = {
  name: 'Hết phiên',
  parameters: { app: { at: '/customer?Status=1', faults: [{ kind: 'answer', status: 401 }] } },
  play: async () => {
    await expect(await page().findByRole('heading', { name: 'Đăng nhập hệ thống' }, patient)).toBeVisible();
    await expect(page().getAllByText('Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại')).toHaveLength(1);
    await expect(readSession()).toBeNull();
  },
};

export const Visitor: Story = {
  name: 'Chưa đăng nhập',
  parameters: { app: { as: null, at: '/customer' } },
  play: async () => {
    await expect(await page().findByRole('heading', { name: 'Đăng nhập hệ thống' }, patient)).toBeVisible();
  },
};

export const UnknownAddress: Story = {
  name: 'Địa chỉ không có',
  parameters: { app: { at: '/khong-co' } },
  play: async () => {
    await expect(await page().findByRole('heading', { name: 'Không tìm thấy trang' }, patient)).toBeVisible();
  },
};

/** Người làm cho công ty đang ở một cửa hàng mở trang chỉ công ty có: trang bị từ chối dẫn sang công ty. */
export const RefusedInShop: Story = {
  name: 'Bị từ chối, sang công ty',
  parameters: { app: { at: '/thu-chi-cong-ty', as: 'congty', shop: 1 } },
  play: async () => {
    await expect(await page().findByText('Bạn không có quyền xem thu chi công ty.', undefined, patient)).toBeVisible();
    await expect(page().getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/');
    await userEvent.click(await page().findByRole('button', { name: 'Chuyển sang Công ty Thẻ Sài Gòn' }, patient));
    await expect(await page().findByRole('heading', { level: 1, name: 'Báo cáo doanh thu' }, patient)).toBeVisible();
  },
};
