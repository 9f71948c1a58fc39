import { declare } from './declare.ts';
import { actions, deleted, menus, saved } from './logLine.ts';
import { books } from './tags.ts';

/** Controller BankCard: the shop's own accounts. */
export const {
  calls,
  useListBankCardsQuery,
  useSaveBankCardMutation,
  useDeleteBankCardMutation,
  useListBankStatementsQuery,
  useListBankLinesQuery,
  useListMissingEntriesQuery,
  useReadBankStatementMutation,
  useUploadBankStatementMutation,
  useMatchBankLineMutation,
  useAddBankLineVoucherMutation,
} = declare({
  reads: {
    listBankCards: ['BankCard'],
    listBankStatements: ['BankCard'],
    listBankLines: ['BankCard'],
    listMissingEntries: ['BankCard'],
  },
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
    readBankStatement: { stale: [], log: () => null },
    uploadBankStatement: {
      stale: ['BankCard'],
      log: ({ BankCardID }, { Name, Lines }) => ({
        MenuID: menus.bankAccounts,
        ActionID: actions.importExcel,
        Note: `Tải sao kê ${Name}: ${Lines} dòng`,
        RefID: BankCardID,
      }),
    },
    matchBankLine: {
      stale: ['BankCard'],
      log: ({ body }, { BankCardID, Date }) => ({
        MenuID: menus.bankAccounts,
        ActionID: actions.edit,
        Note: `${LINE_WORDS[body.Status]} dòng sao kê ngày ${Date}`,
        RefID: BankCardID,
      }),
    },
    addBankLineVoucher: {
      stale: books,
      log: (_args, { BankCardID, Date, PaymentID }) => ({
        MenuID: menus.bankAccounts,
        ActionID: actions.edit,
        Note: `Lập phiếu số ${PaymentID ?? ''} từ dòng sao kê ngày ${Date}`,
        RefID: BankCardID,
      }),
    },
  },
});

/** What becomes of a line, in words. */
const LINE_WORDS = { 0: 'Bỏ khớp', 3: 'Khớp', 5: 'Để riêng' } as const;
