import { declare } from './declare.ts';
import { deleted, menus, saved } from './logLine.ts';

/** Controller BankCard: the shop's own accounts. */
export const { calls, useListBankCardsQuery, useSaveBankCardMutation, useDeleteBankCardMutation } = declare({
  reads: { listBankCards: ['BankCard'] },
  writes: {
    saveBankCard: {
      stale: ['BankCard', 'CashBook', 'Revenue'],
      log: ({ body }, { BankCardID, BankCode }) =>
        saved(menus.bankAccounts, body.BankCardID, `tài khoản ngân hàng ${BankCode}`, BankCardID),
    },
    deleteBankCard: {
      stale: ['BankCard'],
      log: ({ BankCardID }) => deleted(menus.bankAccounts, 'tài khoản ngân hàng', BankCardID),
    },
  },
});
