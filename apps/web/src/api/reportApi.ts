import { declare } from './declare.ts';
import { books } from './tags.ts';

/** Controller Report. */
export const {
  calls,
  useGetCashBookQuery,
  useGetRevenueByDayQuery,
  useListStartMoneyQuery,
  usePushStartMoneyMutation,
} = declare({
  reads: {
    getCashBook: ['CashBook'],
    getRevenueByDay: ['Revenue'],
    getStaffReport: ['Revenue'],
    getPosRevenue: ['Revenue'],
    listStartMoney: ['CashBook', 'Shop'],
  },
  writes: { pushStartMoney: { stale: [...books, 'Shop', 'ActionLog'] } },
});
