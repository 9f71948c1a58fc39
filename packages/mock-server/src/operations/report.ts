import { getCashBook } from '../core/reports/cashBook.ts';
import { getRevenueByDay } from '../core/reports/revenueByDay.ts';
import { answer } from '../engine/operationType.ts';
import { answerWith } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/Report. */
export const reportOperations: Controller<'Report'> = {
  getCashBook: (world, args, context) => {
    const found = getCashBook(world, args, context);
    if (!found.ok) return found;
    const { book, total, totals } = found.value;
    return answer(book, { total, totals });
  },
  getRevenueByDay: (world, args, context) => answerWith(getRevenueByDay(world, args, context), (report) => report),
};
