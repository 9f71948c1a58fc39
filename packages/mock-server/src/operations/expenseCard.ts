import type { Context } from '../core/command/context.ts';
import { addBadExpense, deleteBadExpense, type BadExpenseCommand } from '../core/losses/badExpense.ts';
import { badExpenseView } from '../core/losses/listBadExpenses.ts';
import { listLosses } from '../core/reports/money/lossReport.ts';
import { LOSS_STATUS, type BadExpense } from '../core/records/badExpense.ts';
import type { Result } from '../core/command/result.ts';
import type { World } from '../core/store/world.ts';
import { answer } from '../engine/operationType.ts';
import { answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/ExpenseCard: losses. */
export const expenseCardOperations: Controller<'ExpenseCard'> = {
  listBadExpenses: (world, args, context) => answerPage(listLosses(world, args, context)),
  deleteBadExpense: (world, args, context) =>
    answerWith(
      deleteBadExpense(world, args, context),
      (row) => badExpenseView(world, row, context),
      'Xóa chi phí xấu thành công',
    ),
  addBadExpense: (world, { body }, context) => answerLoss(world, addBadExpense(world, body, context), context, body),
};

/** What is said of a decision on a loss. */
const DECIDED = { 1: 'Duyệt chi phí xấu thành công', 3: 'Từ chối chi phí xấu thành công' } as const;

function answerLoss(world: World, result: Result<BadExpense>, context: Context, { id, Status }: BadExpenseCommand) {
  if (!result.ok) return result;
  const isWaiting = result.value.Status === LOSS_STATUS.waiting;
  const saved = isWaiting ? 'Chờ người thứ hai duyệt chi phí xấu' : savedMessage('chi phí xấu', id);
  return answer(badExpenseView(world, result.value, context), { message: Status ? DECIDED[Status] : saved });
}
