import { listStartMoney } from '../core/dayMoney/listStartMoney.ts';
import { startMoney } from '../core/dayMoney/startMoney.ts';
import { getCashBook } from '../core/reports/cashBook.ts';
import { getRevenueByDay } from '../core/reports/revenueByDay.ts';
import { answer } from '../engine/operationType.ts';
import { answerBook, answerWith } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/Report. */
export const reportOperations: Controller<'Report'> = {
  getCashBook: (world, args, context) => answerBook(getCashBook(world, args, context)),
  pushStartMoney: (world, { body }, context) =>
    answerWith(startMoney(world, body, context), (made) => made, START_MONEY[body.Kind]),
  listStartMoney: (world, args, context) => {
    const found = listStartMoney(world, args, context);
    if (!found.ok) return found;
    const { list, totals } = found.value;
    return answer(list, { total: list.Shops.length, totals });
  },
  getRevenueByDay: (world, args, context) => answerWith(getRevenueByDay(world, args, context), (report) => report),
};

const START_MONEY = {
  1: 'Bơm tiền đầu ngày thành công',
  2: 'Ứng thêm tiền thành công',
  3: 'Hoàn tiền ứng thành công',
  4: 'Chốt sổ thành công',
  5: 'Mở sổ thành công',
} as const;
