/** A menu is a screen of the specification: what is not listed here is in no side menu and may be granted to nobody. */

/** Menus by name; the numbers are the MenuID of permissions and of the action log. */
export const MENU = {
  home: 1,
  password: 2,
  customers: 10,
  cards: 11,
  expiringCards: 12,
  dueCards: 13,
  partners: 14,
  partnerFees: 15,
  partnerShops: 16,
  affs: 17,
  appointments: 20,
  contracts: 21,
  pushSchedules: 22,
  partnerContracts: 23,
  warningOrders: 24,
  uploadBills: 25,
  exportBills: 26,
  customerDebts: 30,
  posDebts: 31,
  partnerDebts: 32,
  affDebts: 33,
  comparison: 34,
  cashBook: 40,
  reports: 41,
  turnover: 42,
  dailyReport: 43,
  allShops: 44,
  advances: 45,
  customerPayments: 46,
  companyCashBook: 47,
  pos: 50,
  bankCards: 51,
  posPartners: 52,
  shops: 53,
  staff: 54,
  permissions: 55,
  revenueReport: 60,
  posDebtReport: 61,
  customerDebtReport: 62,
  voucherReport: 63,
  cashFlowReport: 64,
  businessResultReport: 65,
  partnerDebtReport: 66,
  affDebtReport: 67,
  vouchers: 70,
  voucherTypes: 71,
  badExpenses: 72,
  companyVouchers: 73,
  companyVoucherTypes: 74,
  actionLog: 80,
} as const;

/** Number of a menu. */
export type MenuID = (typeof MENU)[keyof typeof MENU];

/** Name of a menu. */
export type MenuName = keyof typeof MENU;

/** All menus a right may name. */
export const ALL_MENUS: readonly MenuID[] = Object.values(MENU);

/** Actions by name (domain §3 Permission). */
export const ACTION = {
  view: 1,
  add: 2,
  edit: 3,
  remove: 4,
  cancel: 5,
  approve: 6,
  exportExcel: 7,
  importExcel: 8,
  print: 9,
  fullCardNumber: 10,
  profit: 11,
  lockBooks: 12,
} as const;

/** Number of an action. */
export type ActionID = (typeof ACTION)[keyof typeof ACTION];

/** All actions a right may name. */
export const ALL_ACTIONS: readonly ActionID[] = Object.values(ACTION);

/** One line of the side menu, as login hands it to the shell (specification §3). */
export interface MenuItem {
  title: string;
  visible: boolean;
  /** Route; empty for a group. */
  path: string;
  children?: MenuItem[];
  /** Screen the entry opens; absent for a group. */
  MenuID?: MenuID;
  /** What the user may do on the screen. */
  ActionIDs?: ActionID[];
}

interface MenuPlan {
  title: string;
  path: string;
  menu?: MenuName;
  children?: readonly MenuPlan[];
}

const SIDE_MENU: readonly MenuPlan[] = [
  { title: 'Trang chủ', path: '/', menu: 'home' },
  { title: 'Lịch hẹn', path: '/schedule-payment', menu: 'appointments' },
  { title: 'Hợp đồng', path: '/contract', menu: 'contracts' },
  { title: 'Đẩy lịch', path: '/contract/push', menu: 'pushSchedules' },
  { title: 'Hợp đồng đối tác', path: '/contract/partner', menu: 'partnerContracts' },
  { title: 'Đơn cảnh báo', path: '/contract-cancel', menu: 'warningOrders' },
  { title: 'Khách hàng', path: '/customer', menu: 'customers' },
  { title: 'Danh sách thẻ', path: '/cards', menu: 'cards' },
  { title: 'Thẻ đến hạn', path: '/warning', menu: 'dueCards' },
  { title: 'Thẻ sắp hết hạn', path: '/card/expired', menu: 'expiringCards' },
  {
    title: 'Bill',
    path: '',
    children: [
      { title: 'Tải bill', path: '/post/uploadbill', menu: 'uploadBills' },
      { title: 'Xuất bill', path: '/export-bill', menu: 'exportBills' },
    ],
  },
  {
    title: 'Thu chi',
    path: '',
    children: [
      { title: 'Phiếu thu chi', path: '/collect-expense', menu: 'vouchers' },
      { title: 'Chi phí xấu', path: '/expensebad/index', menu: 'badExpenses' },
      { title: 'Cấu hình thu chi', path: '/config-collect-expense', menu: 'voucherTypes' },
    ],
  },
  {
    title: 'Quản lý',
    path: '',
    children: [
      { title: 'Đối tác', path: '/manager/partner', menu: 'partners' },
      { title: 'Cấu hình phí đối tác', path: '/partner/configfee', menu: 'partnerFees' },
      { title: 'Phí đối tác theo cửa hàng', path: '/partner/partnershop', menu: 'partnerShops' },
      { title: 'Cộng tác viên', path: '/manager/collaborators', menu: 'affs' },
      { title: 'Máy POS', path: '/manager/pos', menu: 'pos' },
      { title: 'POS đối tác', path: '/manager/pospartner', menu: 'posPartners' },
      { title: 'Tài khoản ngân hàng', path: '/manager/bankcard', menu: 'bankCards' },
      { title: 'Cửa hàng', path: '/manager/branch', menu: 'shops' },
      { title: 'Nhân viên', path: '/manager/staff', menu: 'staff' },
      { title: 'Phân quyền', path: '/manager/permission', menu: 'permissions' },
      { title: 'Lịch sử thao tác', path: '/history/logaction', menu: 'actionLog' },
    ],
  },
  {
    title: 'Công nợ',
    path: '',
    children: [
      { title: 'Công nợ POS, tiền về', path: '/debt', menu: 'posDebts' },
      { title: 'Công nợ khách hàng', path: '/debt/customer', menu: 'customerDebts' },
      { title: 'Công nợ đối tác', path: '/debt/partner', menu: 'partnerDebts' },
      { title: 'Công nợ CTV', path: '/debt/aff', menu: 'affDebts' },
      { title: 'Đối chiếu công nợ', path: '/debt/generalcomparison', menu: 'comparison' },
    ],
  },
  {
    title: 'Báo cáo',
    path: '',
    children: [
      { title: 'Tất cả báo cáo', path: '/report', menu: 'reports' },
      { title: 'Doanh thu', path: '/report/turnover', menu: 'turnover' },
      { title: 'Kết quả kinh doanh', path: '/bao-cao-ket-qua-kinh-doanh', menu: 'businessResultReport' },
      { title: 'Sổ quỹ', path: '/report/cashbook', menu: 'cashBook' },
      { title: 'Báo cáo ngày', path: '/report/reportdaily', menu: 'dailyReport' },
      { title: 'Báo cáo tất cả cửa hàng', path: '/report/reportallshop', menu: 'allShops' },
      { title: 'Ứng tiền', path: '/report/debt_aday', menu: 'advances' },
      { title: 'Lịch sử khách thanh toán', path: '/report/historycustomerpay', menu: 'customerPayments' },
    ],
  },
];

/** The side menu of a user with these actions in each menu; a group is visible when one of its children is. */
export function menuFor(actionsIn: (menuId: MenuID) => readonly ActionID[]): MenuItem[] {
  return SIDE_MENU.map((plan) => itemOf(plan, actionsIn));
}

function itemOf(plan: MenuPlan, actionsIn: (menuId: MenuID) => readonly ActionID[]): MenuItem {
  const { title, path } = plan;
  if (plan.menu) {
    const actions = actionsIn(MENU[plan.menu]);
    const visible = actions.includes(ACTION.view);
    return { title, visible, path, MenuID: MENU[plan.menu], ActionIDs: [...actions] };
  }
  const children = (plan.children ?? []).map((child) => itemOf(child, actionsIn));
  return { title, visible: children.some((child) => child.visible), path, children };
}
