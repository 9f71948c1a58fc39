import type { AccountName } from '../askEngine.ts';
import { stateNames, type StateName } from './stateNames.ts';

/** What the states of one screen show, and which it lacks. */
export interface ScreenStates {
  /** Address that is open. Default: the path of the route. */
  at?: string;
  /** Who is logged in, where the state does not say. Default `chushop`. */
  as?: AccountName;
  /** Address of the empty screen, where it names no record that is there. Default `at`. */
  emptyAt?: string;
  /** Headline of the empty screen. */
  empty?: string;
  /** Words that refuse somebody without the right. */
  refusal?: string;
  /** Rows that the largest list of the screen has at least in the state of many. Default 20. */
  many?: number;
  /** States that the screen cannot be in, each with the reason. */
  lacks?: Partial<Record<StateName, string>>;
}

const list = (empty: string, refused: string): ScreenStates => ({
  empty,
  refusal: `Bạn không có quyền xem ${refused}.`,
});

const noneOf = (reason: string): ScreenStates => ({
  lacks: Object.fromEntries(Object.keys(stateNames).map((name) => [name, reason])),
});
const noReads = noneOf('The screen reads nothing: there is nothing to wait for, to fail, to refuse or to be long.');
const sameAsWithSlash = noneOf('The same screen as the address with a slash before it, which old menus leave out.');

const USUAL = 'A shop opens with the usual types.';

/** Every path of the route table, in its order. A route that stands not here fails the generator and the tests. */
export const screens: Readonly<Record<string, ScreenStates>> = {
  '/login': noReads,
  '/register': noReads,
  '/404': noReads,
  '/': {
    empty: 'Hôm nay chưa có lịch hẹn',
    lacks: { NoPermission: 'Everybody may open the home screen; without a right its panels are away.' },
  },
  '/changepassword': noReads,
  changepassword: sameAsWithSlash,
  '/schedule-payment': list('Không có lịch hẹn trong khoảng ngày này', 'lịch hẹn'),
  '/contract': list('Chưa có hợp đồng', 'hợp đồng'),
  '/contract/:scheduleId': {
    ...list('Không tìm thấy hợp đồng', 'hợp đồng'),
    at: '/contract/1',
    lacks: { Many: 'One order; its lines are few.' },
  },
  '/customer': list('Chưa có khách hàng', 'khách hàng'),
  '/cards': list('Chưa có thẻ', 'danh sách thẻ'),
  '/manager/permission': list('Chưa chọn nhân viên', 'phân quyền'),
  '/manager/collaborators': list('Chưa có cộng tác viên', 'cộng tác viên'),
  '/manager/branch': { ...list('', 'cửa hàng'), lacks: { Empty: 'The shop of who looks is always there.' } },
  '/manager/staff': { ...list('', 'nhân viên'), lacks: { Empty: 'Who looks is on the list.' } },
  '/manager/staff/create': { ...list('', 'nhân viên'), lacks: { Empty: 'Who looks is on the list.' } },
  'manager/staff/create': sameAsWithSlash,
  '/config-collect-expense': { ...list('', 'cấu hình thu chi'), lacks: { Empty: USUAL } },
  '/cau-hinh-phieu-cong-ty': {
    ...list('', 'cấu hình phiếu công ty'),
    as: 'congty',
    lacks: { Empty: USUAL },
  },
  '/history/logaction': {
    ...list('', 'lịch sử thao tác'),
    lacks: { Empty: 'The login of who looks is a line of it.' },
  },
  '/manager/partner': list('Chưa có đối tác', 'đối tác'),
  '/partner/configfee': {
    ...list('Chưa chọn đối tác', 'cấu hình phí đối tác'),
    at: '/partner/configfee?PartnerID=1',
    emptyAt: '/partner/configfee',
  },
  '/partner/partnershop': list('Chưa có đối tác', 'phí đối tác theo cửa hàng'),
  '/manager/pos': list('Chưa có máy POS', 'máy POS'),
  '/manager/pospartner': list('Chưa có POS đối tác', 'POS đối tác'),
  '/manager/bankcard': list('Chưa có tài khoản ngân hàng', 'tài khoản ngân hàng'),
  '/debt/customer': list('Chưa có công nợ khách hàng', 'công nợ khách hàng'),
  '/report/turnover': {
    ...list('', 'doanh thu theo ngày'),
    lacks: {
      Empty: 'Each day of the period is a row, days without business included.',
      LongText: 'A row is a day with its figures; names stand in the other tabs.',
    },
  },
  '/report/cashbook': list('Không có thu chi trong khoảng ngày này', 'sổ quỹ'),
};
