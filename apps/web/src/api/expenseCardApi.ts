import { declare } from './declare.ts';
import { decided, menus, moved } from './logLine.ts';
import { books } from './tags.ts';

/** Controller ExpenseCard: losses. */
export const { useAddBadExpenseMutation } = declare({
  writes: {
    addBadExpense: {
      stale: books,
      log: ({ body: { id, Status, Amount } }, loss) =>
        Status === undefined
          ? moved(menus.badExpenses, id === undefined ? 'Ghi chi phí xấu' : 'Thu hồi chi phí xấu', Amount, loss.id)
          : decided(menus.badExpenses, Status, `chi phí xấu số ${loss.id}`, loss.id),
    },
  },
});
