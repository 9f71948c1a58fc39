/** Every path of the app by name, as the address bar shows it; `:scheduleId` stands for a record's number. */
export const PATHS = {
  home: '/',
  changePassword: '/changepassword',
  appointments: '/schedule-payment',
  orders: '/contract',
  order: '/contract/:scheduleId',
  push: '/contract/push',
  partnerOrders: '/contract/partner',
  uploadBills: '/post/uploadbill',
  exportBills: '/export-bill',
  customers: '/customer',
  cards: '/cards',
  cardsDue: '/warning',
  expiringCards: '/card/expired',
  permissions: '/manager/permission',
  collaborators: '/manager/collaborators',
  shops: '/manager/branch',
  staff: '/manager/staff',
  newStaff: '/manager/staff/create',
  vouchers: '/collect-expense',
  companyVouchers: '/thu-chi-cong-ty',
  voucherTypes: '/config-collect-expense',
  companyVoucherTypes: '/cau-hinh-phieu-cong-ty',
  losses: '/expensebad/index',
  actionLog: '/history/logaction',
  warnings: '/contract-cancel',
  partners: '/manager/partner',
  partnerFees: '/partner/configfee',
  partnerShops: '/partner/partnershop',
  pos: '/manager/pos',
  posPartners: '/manager/pospartner',
  bankAccounts: '/manager/bankcard',
  debts: '/debt',
  customerDebts: '/debt/customer',
  partnerDebts: '/debt/partner',
  collaboratorDebts: '/debt/aff',
  comparisons: '/debt/generalcomparison',
  turnover: '/report/turnover',
  cashBook: '/report/cashbook',
  reports: '/report',
  dailyReport: '/report/reportdaily',
  allShops: '/report/reportallshop',
  advances: '/report/debt_aday',
  customerPayments: '/report/historycustomerpay',
  companyCashBook: '/report/cashbookcompany',
  companyRevenue: '/bao-cao-doanh-thu',
  companyPosDebts: '/bao-cao-cong-no-pos',
  companyCustomerDebts: '/bao-cao-cong-no-khach-hang',
  companyVoucherReport: '/bao-cao-thu-chi',
  companyCashFlow: '/bao-cao-dong-tien',
  companyResult: '/bao-cao-ket-qua-kinh-doanh',
  companyPartnerDebts: '/bao-cao-cong-no-doi-tac',
  companyCollaboratorDebts: '/bao-cao-cong-no-ctv',
} as const;

/** Paths that anybody may open, logged in or not. */
export const PUBLIC_PATHS = { login: '/login', register: '/register', notFound: '/404' } as const;

/** The path of a screen inside the shell. */
export type ScreenPath = (typeof PATHS)[keyof typeof PATHS];

/** The path of a screen outside it. */
export type PublicPath = (typeof PUBLIC_PATHS)[keyof typeof PUBLIC_PATHS];
