import { declare } from './declare.ts';
import { books } from './tags.ts';

/** Controller Report. */
export const {
  calls,
  useGetCashBookQuery,
  useGetRevenueByDayQuery,
  useGetDailyReportQuery,
  useGetOwnerMorningQuery,
  useListStartMoneyQuery,
  usePushStartMoneyMutation,
} = declare({
  reads: {
    getCashBook: ['CashBook'],
    getRevenueByDay: ['Revenue'],
    getFeeBook: ['Revenue', 'Shop'],
    getInterestReport: ['Revenue'],
    getDebtSummaryReport: ['Debt'],
    getAllShopReport: ['Revenue', 'Debt', 'Shop'],
    getOwnerMorning: ['Revenue', 'CashBook', 'Debt', 'Approval', 'Shop'],
    getDailyReport: ['Revenue', 'CashBook', 'Debt'],
    listCustomerPayments: ['CashBook'],
    getCustomerCollection: ['CashBook', 'Debt'],
    getStaffReport: ['Revenue'],
    listNewCustomers: ['Customer', 'Revenue'],
    getPosRevenue: ['Revenue'],
    getOrderReport: ['Revenue', 'Schedule'],
    listCustomerMoneyBack: ['Debt', 'Schedule'],
    listStartMoney: ['CashBook', 'Shop'],
  },
  writes: { pushStartMoney: { stale: [...books, 'Shop', 'ActionLog'] } },
});
