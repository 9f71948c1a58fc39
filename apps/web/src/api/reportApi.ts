import { declare } from './declare.ts';

/** Controller Report. */
export const { useGetCashBookQuery, useGetRevenueByDayQuery } = declare({
  reads: { getCashBook: ['CashBook'], getRevenueByDay: ['Revenue'] },
});
