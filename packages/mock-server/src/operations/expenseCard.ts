import type { Context } from '../core/command/context.ts';
import { addBadExpense, deleteBadExpense } from '../core/losses/badExpense.ts';
import { badExpenseView, listBadExpenses } from '../core/losses/listBadExpenses.ts';
import type { BadExpense } from '../core/records/badExpense.ts';
import type { Result } from '../core/command/result.ts';
import type { World } from '../core/store/world.ts';
import { answerPage, answerWith, savedMessage } from './answers.ts';
import type { Controller } from './controller.ts';

/** Calls under /api/ExpenseCard: losses. */
export const expenseCardOperations: Controller<'ExpenseCard'> = {
  listBadExpenses: (world, args, context) => answerPage(listBadExpenses(world, args, context)),
  deleteBadExpense: (world, args, context) =>
    answerLoss(world, deleteBadExpense(world, args, context), context, 'Xóa chi phí xấu thành công'),
  addBadExpense: (world, { body }, context) =>
    answerLoss(world, addBadExpense(world, body, context), context, savedMessage('chi phí xấu', body.id)),
};

function answerLoss(world: World, result: Result<BadExpense>, context: Context, message: string) {
  return answerWith(result, (row) => badExpenseView(world, row, context), message);
}
