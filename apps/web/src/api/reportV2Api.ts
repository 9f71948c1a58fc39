import { declare } from './declare.ts';

/** Controller ReportV2. */
export const { calls, useGetCompanyBusinessResultQuery, useGetResultReasonsQuery } = declare({
  reads: {
    getCompanyRevenue: ['Revenue'],
    getCompanyPosDebt: ['Debt', 'Pos'],
    getCompanyCustomerDebt: ['Debt'],
    getCompanyPartnerDebt: ['Debt'],
    getCompanyAffDebt: ['Debt'],
    getCompanyCollectExpense: ['CashBook'],
    getCompanyCashFlow: ['CashBook'],
    getCompanyBusinessResult: ['CashBook', 'Revenue'],
    getResultReasons: ['CashBook', 'Revenue'],
    getCompanyCashBook: ['CashBook'],
  },
});
