import { getBusinessResult } from '../core/reports/money/businessResult.ts';
import { getCashBook } from '../core/reports/money/cashBook.ts';
import { getCashFlow } from '../core/reports/money/cashFlow.ts';
import { getCollectExpense } from '../core/reports/money/collectExpense.ts';
import { debtReport, posDebtReport } from '../core/reports/money/debtReport.ts';
import { accountHandle, openPage, shopDayHandle, voucherHandle } from '../core/reports/figures/figureHandles.ts';
import { openResult, openWaitingPage } from '../core/reports/figures/openReports.ts';
import { accounts } from '../core/records/accounts.ts';
import { getResultReasons } from '../core/reports/orders/resultReasons.ts';
import { getRevenueReport } from '../core/reports/orders/revenueReport.ts';
import { answer } from '../engine/operationType.ts';
import { answerAll, answerBook, answerPage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/ReportV2: the company's reports, over all its shops or one. */
export const reportV2Operations: Controller<'ReportV2'> = {
  getCompanyRevenue: (world, args, context) =>
    answerPage(openWaitingPage(openPage(getRevenueReport(world, args, context), args, shopDayHandle), args)),
  getCompanyPosDebt: (world, args, context) =>
    answerPage(
      openPage(posDebtReport(world, args, context), args, accountHandle, {
        Account: args.posID === undefined ? 'pos' : accounts.pos(args.posID),
      }),
    ),
  getCompanyCustomerDebt: (world, args, context) =>
    answerPage(openPage(debtReport(world, 'customer', args, context), args, accountHandle, { Account: 'customer' })),
  getCompanyPartnerDebt: (world, args, context) =>
    answerPage(openPage(debtReport(world, 'partner', args, context), args, accountHandle, { Account: 'partner' })),
  getCompanyAffDebt: (world, args, context) =>
    answerPage(openPage(debtReport(world, 'aff', args, context), args, accountHandle, { Account: 'aff' })),
  getCompanyCollectExpense: (world, args, context) =>
    answerPage(openPage(getCollectExpense(world, args, context), args, voucherHandle, { Report: 'vouchers' })),
  getCompanyCashFlow: (world, args, context) =>
    answerPage(openPage(getCashFlow(world, args, context), args, accountHandle, { Account: 'fund' })),
  getCompanyBusinessResult: (world, args, context) => {
    const result = getBusinessResult(world, args, context);
    if (!result.ok) return result;
    const { lines, totals } = openResult(result.value, args);
    return answer(lines, { totals });
  },
  getResultReasons: (world, args, context) => {
    const found = getResultReasons(world, args, context);
    return found.ok ? answerAll(found.value) : found;
  },
  getCompanyCashBook: (world, args, context) => answerBook(getCashBook(world, args, context)),
};
