import { declare } from './declare.ts';
import { decided, deleted, menus, moved } from './logLine.ts';
import { books } from './tags.ts';

/** Controller ExpenseCard: losses. */
export const { calls, useListBadExpensesQuery, useAddBadExpenseMutation, useDeleteBadExpenseMutation } = declare({
  reads: { listBadExpenses: ['Debt', 'CashBook', 'Revenue'] },
  writes: {
    addBadExpense: {
      stale: books,
      log: ({ body: { id, Status, Amount } }, loss) =>
        Status === undefined
          ? moved(menus.badExpenses, id === undefined ? 'Ghi chi phí xấu' : 'Thu hồi chi phí xấu', Amount, loss.id)
          : decided(menus.badExpenses, Status, `chi phí xấu số ${loss.id}`, loss.id),
    },
    deleteBadExpense: { stale: books, log: ({ id }) => deleted(menus.badExpenses, 'chi phí xấu', id) },
  },
});
