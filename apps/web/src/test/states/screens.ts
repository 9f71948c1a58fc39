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

const COMPANY_SEES_ALL = 'The fixed menu of the company names no rights: it reads everything.';
const EACH_DAY = 'Each day of the period is a row, days without business included.';
const DAYS_ONLY = 'A row is a day with its figures.';
const ONE_PAGE = 'The day is one page of fixed sections.';
const EACH_SHOP = 'Each shop is a row, whatever it did.';
const FEW_FUNDS = 'A shop has few funds of its own.';
const FOUR_DEBTS = 'The four kinds of debt are always its rows.';
const FEW_SHOPS = 'A row a shop; the company has few.';
const LINES_FIXED = 'The lines are fixed, with figures or without.';

/** A report of the company; with `few` there are never many rows. */
const ofCompany = (empty: string, refused: string, few?: string, short?: string): ScreenStates => ({
  ...list(empty, refused),
  as: 'congty',
  lacks: {
    NoPermission: COMPANY_SEES_ALL,
    ...(few !== undefined && { Many: few }),
    ...(short !== undefined && { LongText: short }),
  },
});

const NO_SUCH_DEBT = 'The world of long names owes nothing of this kind.';

const FEW_LOSSES = 'A shop loses something a few times a year.';
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
  '/schedule-payment': {
    ...list('Không có lịch hẹn trong khoảng ngày này', 'lịch hẹn'),
    at: '/schedule-payment?mode=list',
  },
  '/contract': list('Chưa có đơn', 'hợp đồng'),
  '/contract/:scheduleId': {
    ...list('Không tìm thấy đơn', 'đơn'),
    at: '/contract/1',
    lacks: { Many: 'One order; its lines are few.' },
  },
  '/contract/push': list('Không có thẻ đến hạn trong khoảng ngày này', 'đẩy lịch'),
  '/contract/partner': list('Không có đơn nào làm cùng đối tác trong khoảng ngày này', 'hợp đồng đối tác'),
  '/post/uploadbill': list('Lượt quẹt nào cũng đã có bill', 'lượt quẹt thiếu bill'),
  '/export-bill': {
    ...list('Không có lượt quẹt trong khoảng ngày này', 'lượt quẹt theo POS'),
    at: '/export-bill?tab=swipes',
  },
  '/customer': list('Chưa có khách hàng', 'khách hàng'),
  '/cards': list('Chưa có thẻ', 'danh sách thẻ'),
  '/warning': list('Không có thẻ đến hạn', 'thẻ đến hạn'),
  '/card/expired': list('Không có thẻ nào sắp hết hạn', 'thẻ sắp hết hạn'),
  '/manager/permission': { ...list('', 'phân quyền'), lacks: { Empty: 'Who looks is on the list.' } },
  '/manager/collaborators': list('Chưa có cộng tác viên', 'cộng tác viên'),
  '/manager/branch': { ...list('', 'cửa hàng'), lacks: { Empty: 'The shop of who looks is always there.' } },
  '/manager/staff': { ...list('', 'nhân viên'), lacks: { Empty: 'Who looks is on the list.' } },
  '/manager/staff/create': { ...list('', 'nhân viên'), lacks: { Empty: 'Who looks is on the list.' } },
  'manager/staff/create': sameAsWithSlash,
  '/collect-expense': list('Không có phiếu thu chi trong khoảng ngày này', 'phiếu thu chi'),
  '/thu-chi-cong-ty': {
    ...list('Không có phiếu thu chi trong khoảng ngày này', 'thu chi công ty'),
    as: 'congty',
  },
  '/config-collect-expense': { ...list('', 'cấu hình thu chi'), lacks: { Empty: USUAL } },
  '/cau-hinh-phieu-cong-ty': {
    ...list('', 'cấu hình phiếu công ty'),
    as: 'congty',
    lacks: { Empty: USUAL },
  },
  '/expensebad/index': {
    ...list('Không có chi phí xấu trong khoảng ngày này', 'chi phí xấu'),
    lacks: { Many: FEW_LOSSES, LongText: 'The world of long names has lost nothing.' },
  },
  '/history/logaction': {
    ...list('', 'lịch sử thao tác'),
    lacks: { Empty: 'The login of who looks is a line of it.' },
  },
  '/contract-cancel': { ...list('Không có cảnh báo', 'cảnh báo'), many: 5 },
  '/manager/partner': list('Chưa có đối tác', 'đối tác'),
  '/partner/configfee': {
    ...list('Chưa có đối tác', 'cấu hình phí đối tác'),
    at: '/partner/configfee?PartnerID=1',
    emptyAt: '/partner/configfee',
  },
  '/partner/partnershop': list('Chưa có đối tác', 'phí đối tác theo cửa hàng'),
  '/manager/pos': list('Chưa có máy POS', 'máy POS'),
  '/manager/pospartner': list('Chưa có POS đối tác', 'POS đối tác'),
  '/manager/bankcard': list('Chưa có tài khoản ngân hàng', 'tài khoản ngân hàng'),
  '/debt': {
    ...list('', 'tổng hợp công nợ'),
    lacks: { Empty: FOUR_DEBTS, Many: FOUR_DEBTS, LongText: FOUR_DEBTS },
  },
  '/debt/customer': list('Chưa có công nợ khách hàng', 'công nợ khách hàng'),
  '/debt/partner': list('Chưa có công nợ đối tác', 'công nợ đối tác'),
  '/debt/aff': list('Chưa có công nợ cộng tác viên', 'công nợ cộng tác viên'),
  '/debt/generalcomparison': list('Không có công nợ để đối chiếu trong khoảng ngày này', 'đối chiếu công nợ'),
  '/report/turnover': {
    ...list('', 'doanh thu theo ngày'),
    lacks: {
      Empty: 'Each day of the period is a row, days without business included.',
      LongText: 'A row is a day with its figures; names stand in the other tabs.',
    },
  },
  '/report/cashbook': list('Không có thu chi trong khoảng ngày này', 'sổ quỹ'),
  '/report': {
    ...list('', 'tất cả báo cáo'),
    lacks: { Empty: EACH_DAY, LongText: DAYS_ONLY },
  },
  '/report/reportdaily': {
    ...list('', 'báo cáo ngày'),
    lacks: { Empty: ONE_PAGE, Many: ONE_PAGE, LongText: ONE_PAGE },
  },
  '/report/reportallshop': {
    ...list('', 'báo cáo tất cả cửa hàng'),
    lacks: { Empty: 'The shop of who looks is always a row.', Many: 'A shop sees its own row alone.' },
  },
  '/report/debt_aday': {
    ...list('', 'tiền ứng theo cửa hàng'),
    lacks: { Empty: 'The shop of who looks is always a row.', Many: 'A shop sees its own row alone.' },
  },
  '/report/historycustomerpay': list('Không có khoản khách trả trong khoảng ngày này', 'lịch sử khách thanh toán'),
  '/report/cashbookcompany': ofCompany('Không có số liệu trong khoảng ngày này', 'sổ quỹ công ty'),
  '/bao-cao-doanh-thu': {
    ...ofCompany('', 'doanh thu theo cửa hàng'),
    lacks: { Empty: EACH_SHOP, Many: FEW_SHOPS, NoPermission: COMPANY_SEES_ALL },
  },
  '/bao-cao-cong-no-pos': ofCompany(
    'Không có số liệu trong khoảng ngày này',
    'báo cáo công nợ POS',
    'A shop has few POS terminals.',
  ),
  '/bao-cao-cong-no-khach-hang': ofCompany('Không có số liệu trong khoảng ngày này', 'báo cáo công nợ khách hàng'),
  '/bao-cao-thu-chi': ofCompany(
    'Không có số liệu trong khoảng ngày này',
    'báo cáo thu chi',
    'Vouchers have few categories.',
  ),
  '/bao-cao-dong-tien': {
    ...ofCompany('', 'báo cáo dòng tiền', FEW_FUNDS),
    lacks: { Empty: 'Each shop has its cash box.', Many: FEW_FUNDS, NoPermission: COMPANY_SEES_ALL },
  },
  '/bao-cao-ket-qua-kinh-doanh': {
    ...ofCompany('', 'báo cáo kết quả kinh doanh'),
    lacks: {
      Empty: LINES_FIXED,
      Many: LINES_FIXED,
      LongText: LINES_FIXED,
      NoPermission: COMPANY_SEES_ALL,
    },
  },
  '/bao-cao-cong-no-doi-tac': ofCompany(
    'Không có số liệu trong khoảng ngày này',
    'báo cáo công nợ đối tác',
    'A shop works with few partners.',
    NO_SUCH_DEBT,
  ),
  '/bao-cao-cong-no-ctv': ofCompany(
    'Không có số liệu trong khoảng ngày này',
    'báo cáo công nợ CTV',
    'A shop works with few collaborators.',
    NO_SUCH_DEBT,
  ),
};
