import { getBusinessResult } from '../core/reports/businessResult.ts';
import { getCashBook } from '../core/reports/cashBook.ts';
import { getCashFlow } from '../core/reports/cashFlow.ts';
import { getCollectExpense } from '../core/reports/collectExpense.ts';
import { debtReport, posDebtReport } from '../core/reports/debtReport.ts';
import { getRevenueReport } from '../core/reports/revenueReport.ts';
import { answer } from '../engine/operationType.ts';
import { answerBook, answerPage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/ReportV2: the company's reports, over all its shops or one. */
export const reportV2Operations: Controller<'ReportV2'> = {
  getCompanyRevenue: (world, args, context) => answerPage(getRevenueReport(world, args, context)),
  getCompanyPosDebt: (world, args, context) => answerPage(posDebtReport(world, args, context)),
  getCompanyCustomerDebt: (world, args, context) => answerPage(debtReport(world, 'customer', args, context)),
  getCompanyPartnerDebt: (world, args, context) => answerPage(debtReport(world, 'partner', args, context)),
  getCompanyAffDebt: (world, args, context) => answerPage(debtReport(world, 'aff', args, context)),
  getCompanyCollectExpense: (world, args, context) => answerPage(getCollectExpense(world, args, context)),
  getCompanyCashFlow: (world, args, context) => answerPage(getCashFlow(world, args, context)),
  getCompanyBusinessResult: (world, args, context) => {
    const result = getBusinessResult(world, args, context);
    return result.ok ? answer(result.value.lines, { totals: result.value.totals }) : result;
  },
  getCompanyCashBook: (world, args, context) => answerBook(getCashBook(world, args, context)),
};
