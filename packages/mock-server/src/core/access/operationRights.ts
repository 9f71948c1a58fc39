/** Each call needs one right in one of its menus; a call that is not listed is refused. */
import { ACTION, type ActionID, type MenuName } from '../values/menus.ts';
import { PICKERS, type PickerRule } from './pickers.ts';

/** What a call needs. */
export interface Need {
  /** Menus any of which allows it. */
  menus: readonly MenuName[];
  /** Actions any of which allows it; a save asks for the exact one itself. */
  actions: readonly ActionID[];
  /** Whether it changes data: refused after the term has ended, and to the company unless `company` says so. */
  write: boolean;
  /** Whether the company may write it too: into its own books, or about its owner's shops and staff. */
  company?: boolean;
}

const read = (...menus: MenuName[]): Need => ({ menus, actions: [ACTION.view], write: false });
const write = (actions: readonly ActionID[], ...menus: MenuName[]): Need => ({ menus, actions, write: true });
const writeAnywhere = (actions: readonly ActionID[], ...menus: MenuName[]): Need => ({
  ...write(actions, ...menus),
  company: true,
});

const ADD = [ACTION.add];
const EDIT = [ACTION.edit];
const SAVE = [ACTION.add, ACTION.edit];
const REMOVE = [ACTION.remove];
const CANCEL = [ACTION.cancel];
const APPROVE = [ACTION.approve];
const CORRECT = [ACTION.approve, ACTION.edit, ACTION.lockBooks];
const OPEN = [ACTION.approve, ACTION.lockBooks];
const CLOSE = [ACTION.add, ACTION.approve, ACTION.lockBooks];
const IMPORT = [ACTION.importExcel];
const BOOK = [ACTION.add, ACTION.approve];

/** Books an opening balance is written into, and records it belongs to; each line of it asks for its own. */
const OPENING_BOOKS = ['customerDebts', 'partnerDebts', 'affDebts', 'posDebts', 'cashBook'] as const;
const OPENING_RECORDS = ['customers', 'partners', 'affs', 'pos', 'bankCards'] as const;

/** Menus whose figures open into entries; the whole cash book asks for a menu of its own. */
const REPORT_MENUS = [
  'companyCashBook',
  'reports',
  'turnover',
  'dailyReport',
  'allShops',
  'customerPayments',
  'revenueReport',
  'posDebtReport',
  'customerDebtReport',
  'voucherReport',
  'cashFlowReport',
  'businessResultReport',
  'partnerDebtReport',
  'affDebtReport',
] as const;

/** Calls nobody need be logged in for. */
export const PUBLIC_OPERATIONS: ReadonlySet<string> = new Set(['login', 'register', 'getDataByReferCode']);

/** Calls a user may always make about the own account, even in the company view or after the term has ended. */
export const ACCOUNT_OPERATIONS: ReadonlySet<string> = new Set(['changePassword', 'listActiveShops', 'addLogAction']);

/** Calls that fill choices, as far as they ask for a right. */
const PICKER_RIGHTS = Object.fromEntries(
  Object.entries<PickerRule>(PICKERS).flatMap(([id, { menus }]) => (menus ? [[id, read(...menus)]] : [])),
);

/** What every other call needs. */
export const OPERATION_RIGHTS: Readonly<Record<string, Need>> = {
  ...PICKER_RIGHTS,
  listStaff: read('staff', 'permissions'),
  saveStaff: writeAnywhere(SAVE, 'staff'),
  deleteStaff: writeAnywhere(REMOVE, 'staff'),
  getStaffPermissions: read('permissions'),
  saveStaffPermissions: writeAnywhere(EDIT, 'permissions'),
  listShops: read('shops'),
  saveShop: writeAnywhere(SAVE, 'shops'),
  deleteShop: writeAnywhere(REMOVE, 'shops'),
  listLogActions: read('actionLog'),
  saveBankCard: writeAnywhere(SAVE, 'bankCards'),
  deleteBankCard: writeAnywhere(REMOVE, 'bankCards'),
  listCards: read('cards', 'appointments'),
  saveCard: write(SAVE, 'cards'),
  deleteCard: write(REMOVE, 'cards'),
  changeHoldCard: write(EDIT, 'cards'),
  listCardsByCustomer: read('cards', 'customers', 'appointments', 'contracts', 'customerDebts'),
  getCard: read('cards', 'customers', 'appointments', 'contracts', 'dueCards', 'expiringCards'),
  listCardNotices: read('dueCards', 'home', 'cards', 'appointments', 'pushSchedules'),
  listExpiringCards: read('expiringCards', 'cards'),
  listCustomersWithCards: read('pushSchedules', 'dueCards'),
  importCards: write([ACTION.importExcel], 'cards'),
  exportCards: { ...write([ACTION.exportExcel], 'cards'), write: false },
  saveCalendarPayment: write(SAVE, 'dueCards', 'cards'),
  listCalendarPayments: read('dueCards', 'home', 'cards', 'appointments'),
  dismissCardNotice: write(EDIT, 'dueCards'),
  pushSchedules: write(ADD, 'pushSchedules', 'appointments'),
  listCustomers: read('customers'),
  saveCustomer: write(SAVE, 'customers'),
  importCustomers: write(IMPORT, 'customers'),
  deleteCustomer: write(REMOVE, 'customers'),
  listCustomerComments: read('customers', 'contracts', 'appointments'),
  getDetailDebt: read(
    ...(['customerDebts', 'partnerDebts', 'affDebts', 'posDebts', 'comparison'] as const),
    ...(['customers', 'bankCards', 'pos', 'partners', 'affs', 'partnerContracts'] as const),
    ...REPORT_MENUS,
  ),
  adjustDebt: write(CORRECT, 'customerDebts', 'partnerDebts', 'affDebts', 'posDebts', 'comparison'),
  saveOpeningBalances: writeAnywhere(OPEN, ...OPENING_BOOKS),
  listOpeningBalances: read(...OPENING_RECORDS, ...OPENING_BOOKS),
  adjustScheduleDebt: write(APPROVE, 'contracts', 'customerDebts'),
  getDebtSummary: read('posDebts', 'customerDebts', 'partnerDebts', 'affDebts'),
  runDebt: read('posDebts', 'customerDebts', 'partnerDebts', 'affDebts'),
  reloadDebts: read('posDebts', 'customerDebts', 'partnerDebts', 'affDebts'),
  reloadPosDebts: read('posDebts', 'customerDebts'),
  reloadBankCards: read('bankCards'),
  reloadMoney: read('vouchers', 'companyVouchers', 'cashBook', 'companyCashBook'),
  listDebtComparisons: read('comparison'),
  payDebtCustomer: write(ADD, 'customerDebts'),
  cancelPayDebt: write(CANCEL, 'customerDebts', 'partnerDebts', 'affDebts', 'posDebts'),
  listDebtByCard: read('customerDebts', 'customers'),
  payDebtCustomerWithCard: write(ADD, 'customerDebts'),
  listPosDebts: read('posDebts', 'pos', 'posDebtReport'),
  listCompanyCashBacks: read('posDebts', 'posDebtReport'),
  addCashBack: write(ADD, 'posDebts'),
  payCashBack: write(ADD, 'posDebts'),
  cancelCashBackPayment: write(CANCEL, 'posDebts'),
  listCashBackPayments: read('posDebts', 'posDebtReport'),
  listNumberLots: read('posDebts', 'pos'),
  createNumberLot: write(ADD, 'posDebts'),
  updateNumberLot: write(EDIT, 'posDebts'),
  deleteNumberLot: write(REMOVE, 'posDebts'),
  listLotBills: read('posDebts'),
  addLotBills: write(SAVE, 'posDebts', 'uploadBills', 'contracts'),
  listLotPayments: read('posDebts'),
  payNumberLot: write(ADD, 'posDebts'),
  cancelLotPayment: write(CANCEL, 'posDebts'),
  listPos: read('pos'),
  savePos: write(SAVE, 'pos'),
  deletePos: write(REMOVE, 'pos'),
  uploadStatementPdf: write(ADD, 'posDebts'),
  payDebtFromPdf: write(ADD, 'posDebts'),
  changePdfLineStatus: write([ACTION.edit, ACTION.cancel], 'posDebts'),
  listPdfBills: read('posDebts', 'exportBills'),
  readBill: read('uploadBills', 'contracts'),
  listBills: read('uploadBills', 'exportBills', 'contracts', 'posDebts'),
  checkSwipeRules: read('contracts', 'customerDebts', 'pos'),
  listPartners: read('partners', 'partnerShops'),
  savePartner: write(SAVE, 'partners'),
  importPartners: write(IMPORT, 'partners'),
  deletePartner: write(REMOVE, 'partners'),
  savePartnerFee: write(SAVE, 'partnerFees'),
  listPartnerFees: read('partnerFees', 'partnerShops', 'partners'),
  deletePartnerFee: write(REMOVE, 'partnerFees'),
  getPartnerFee: read('partnerFees', 'partnerContracts', 'contracts', 'appointments'),
  importPos: write(IMPORT, 'pos'),
  savePosPartner: write(SAVE, 'posPartners'),
  listPosPartners: read('posPartners', 'partnerFees', 'contracts', 'partnerContracts'),
  deletePosPartner: write(REMOVE, 'posPartners'),
  savePosCodeStatus: write([ACTION.add, ACTION.approve], 'posPartners'),
  listPosCodeLogs: read('posPartners'),
  listPosPartnerFigures: read('posPartners', 'partnerContracts', 'partnerDebts'),
  payPartnerSchedules: write(ADD, 'partnerDebts', 'partnerContracts'),
  addPartnerReciprocal: write([ACTION.add, ACTION.approve], 'partnerDebts', 'partnerContracts'),
  listPartnerReciprocals: read('partnerDebts', 'partnerContracts'),
  listAffs: read('affs'),
  saveAff: write(SAVE, 'affs'),
  deleteAff: write(REMOVE, 'affs'),
  listSchedulesByDate: read('appointments', 'contracts', 'home'),
  searchSchedules: read('contracts', 'appointments', 'partnerContracts'),
  createSchedule: write(SAVE, 'appointments', 'contracts'),
  createScheduleList: write(ADD, 'appointments', 'contracts'),
  deleteSchedule: write(REMOVE, 'appointments', 'contracts'),
  addScheduleComment: write(EDIT, 'appointments', 'contracts'),
  listScheduleComments: read('appointments', 'contracts'),
  getScheduleHistory: read('contracts', 'appointments'),
  addPaymentSchedule: write(ADD, 'contracts'),
  addPaymentScheduleWaiting: write(ADD, 'contracts'),
  cancelPaymentSchedule: write(CANCEL, 'contracts'),
  addCustomerTopUp: write(ADD, 'contracts'),
  cancelCustomerTopUp: write(CANCEL, 'contracts'),
  sendMoneyCustomer: write(ADD, 'contracts'),
  addSendMoneyWaiting: write(ADD, 'contracts'),
  cancelSendMoneyCustomer: write(CANCEL, 'contracts'),
  listSwipes: read('contracts', 'pos', 'uploadBills', 'exportBills'),
  addWithdrawal: write(ADD, 'contracts'),
  listWithdrawals: read('contracts', 'partnerContracts'),
  cancelWithdrawal: write(CANCEL, 'contracts'),
  listCancelledOrders: read('warningOrders', 'contracts'),
  toggleHighlightSchedule: write(EDIT, 'appointments', 'contracts'),
  updateScheduleNote: write(EDIT, 'appointments', 'contracts', 'warningOrders'),
  listWarningSchedules: read('warningOrders', 'home', 'contracts', 'appointments'),
  listWarningErrorSchedules: read('warningOrders', 'contracts', 'home'),
  listSchedulesByCustomer: read('customers', 'contracts', 'appointments'),
  changeScheduleStatus: write(EDIT, 'contracts', 'appointments'),
  correctSchedulePercent: write(APPROVE, 'contracts'),
  uploadImage: write(SAVE, 'uploadBills', 'contracts', 'cards', 'customers'),
  getCashBook: read('cashBook', ...REPORT_MENUS),
  getRevenueByDay: read('home', 'cashBook', 'turnover', 'reports', 'allShops'),
  getInterestReport: read('reports', 'turnover'),
  getDebtSummaryReport: read('reports', 'customerDebts', 'posDebts'),
  getAllShopReport: read('allShops', 'reports'),
  getDailyReport: read('dailyReport', 'reports'),
  listCustomerPayments: read('customerPayments', 'reports'),
  getCustomerCollection: read('customerPayments', 'reports'),
  getStaffReport: read('turnover', 'reports'),
  listNewCustomers: read('reports'),
  getPosRevenue: read('turnover', 'reports'),
  getOrderReport: read('reports', 'turnover', 'revenueReport'),
  listCustomerMoneyBack: read('reports'),
  getCompanyReport: read('revenueReport', 'home', 'reports'),
  listWarningErrorSchedulesCompany: read('warningOrders', 'contracts', 'home'),
  getCompanyCollectExpense: read('voucherReport'),
  getCompanyRevenue: read('revenueReport'),
  getCompanyPosDebt: read('posDebtReport'),
  getCompanyCustomerDebt: read('customerDebtReport'),
  getCompanyPartnerDebt: read('partnerDebtReport'),
  getCompanyAffDebt: read('affDebtReport'),
  getCompanyCashFlow: read('cashFlowReport'),
  getCompanyBusinessResult: read('businessResultReport', 'turnover'),
  getCompanyCashBook: read('companyCashBook'),
  listVoucherTypes: read('voucherTypes', 'companyVoucherTypes'),
  saveVoucherType: writeAnywhere(SAVE, 'voucherTypes', 'companyVoucherTypes'),
  listVoucherTypesByType: read('vouchers', 'companyVouchers', 'voucherReport'),
  addReceipt: writeAnywhere(BOOK, 'vouchers', 'companyVouchers'),
  addExpense: writeAnywhere(BOOK, 'vouchers', 'companyVouchers'),
  cancelVoucher: writeAnywhere(CANCEL, 'vouchers', 'companyVouchers'),
  getVoucher: read('vouchers', 'companyVouchers', 'voucherReport', 'cashBook'),
  listVouchers: read('vouchers', 'companyVouchers', 'voucherReport'),
  listApprovals: read(
    'home',
    'customerDebts',
    'partnerDebts',
    'affDebts',
    'posDebts',
    'contracts',
    'vouchers',
    'companyVouchers',
    'badExpenses',
    'advances',
  ),
  listPushMoney: read('advances'),
  pushStartMoney: writeAnywhere(CLOSE, 'advances'),
  listStartMoney: read('advances'),
  listBadExpenses: read('badExpenses'),
  deleteBadExpense: write(REMOVE, 'badExpenses'),
  addBadExpense: write(BOOK, 'badExpenses'),
};
