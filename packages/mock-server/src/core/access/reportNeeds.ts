/** What reads of reports and books need. */
import { read, type Needs } from './need.ts';

/** Menus whose figures open into entries; the whole cash book asks for a menu of its own. */
export const REPORT_MENUS = [
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

/** By call, each of them once. */
export const REPORT_NEEDS = {
  getCashBook: read('cashBook', ...REPORT_MENUS),
  getRevenueByDay: read('home', 'cashBook', 'turnover', 'reports', 'allShops'),
  getInterestReport: read('reports', 'turnover'),
  getDebtSummaryReport: read('reports', 'customerDebts', 'posDebts'),
  getAllShopReport: read('allShops', 'reports'),
  getOwnerMorning: read('allShops', 'reports'),
  getDailyReport: read('dailyReport', 'reports'),
  listCustomerPayments: read('customerPayments', 'reports'),
  getCustomerCollection: read('customerPayments', 'reports'),
  getStaffReport: read('turnover', 'reports'),
  listNewCustomers: read('reports'),
  getFeeBook: read('turnover', 'revenueReport', 'reports'),
  getPosRevenue: read('turnover', 'reports'),
  getOrderReport: read('reports', 'turnover', 'revenueReport'),
  listCustomerMoneyBack: read('reports'),
  getCompanyReport: read('revenueReport', 'home', 'reports'),
  getCompanyCollectExpense: read('voucherReport'),
  getCompanyRevenue: read('revenueReport'),
  getCompanyPosDebt: read('posDebtReport'),
  getCompanyCustomerDebt: read('customerDebtReport'),
  getCompanyPartnerDebt: read('partnerDebtReport'),
  getCompanyAffDebt: read('affDebtReport'),
  getCompanyCashFlow: read('cashFlowReport'),
  getCompanyBusinessResult: read('businessResultReport', 'turnover'),
  getResultReasons: read('businessResultReport', 'turnover'),
  getCompanyCashBook: read('companyCashBook'),
} satisfies Needs;
