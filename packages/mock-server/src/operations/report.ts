import { getCashBook } from '../core/reports/cashBook.ts';
import { getRevenueByDay } from '../core/reports/revenueByDay.ts';
import { answerBook, answerWith } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/Report. */
export const reportOperations: Controller<'Report'> = {
  getCashBook: (world, args, context) => answerBook(getCashBook(world, args, context)),
  getRevenueByDay: (world, args, context) => answerWith(getRevenueByDay(world, args, context), (report) => report),
};
