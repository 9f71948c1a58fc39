import type { Data, VoucherInput } from '@so-the/api-client';
import { declare } from './declare.ts';
import { cancelled, decided, menus, moved, rebuilt, saved, type LogLine } from './logLine.ts';
import { books } from './tags.ts';

/** Controller Payment: vouchers and their categories, and what waits for a second person. */
export const {
  calls,

  useSaveVoucherTypeMutation,
  useListApprovalsQuery,
  useCheckSecondPersonQuery,
  useDecideHeldWriteMutation,
  useAddReceiptMutation,
  useAddExpenseMutation,
  useTransferFundMutation,
  useCancelVoucherMutation,
  useReloadMoneyMutation,
  useGetVoucherQuery,
  useListVoucherTypesByTypeQuery,
} = declare({
  reads: {
    listVoucherTypes: ['VoucherType'],
    listVoucherTypesByType: ['VoucherType'],
    listVouchers: ['Voucher'],
    getVoucher: ['Voucher'],
    listApprovals: ['Approval'],
    checkSecondPerson: ['Approval'],
    listPushMoney: ['CashBook'],
  },
  writes: {
    addReceipt: { stale: books, log: ({ body }, voucher) => voucherLine('thu', body, voucher) },
    addExpense: { stale: books, log: ({ body }, voucher) => voucherLine('chi', body, voucher) },
    transferFund: {
      stale: books,
      log: (_args, { Code, Amount, paymentID }) => moved(menus.vouchers, `Phiếu chuyển quỹ ${Code}`, Amount, paymentID),
    },
    cancelVoucher: {
      stale: books,
      log: ({ paymentID, Reason }) => cancelled(menus.vouchers, 'phiếu thu chi', paymentID, Reason),
    },
    decideHeldWrite: {
      stale: books,
      log: ({ body }, { HeldWriteID, Title }) => decided(menus.vouchers, body.Status, `việc «${Title}»`, HeldWriteID),
    },
    reloadMoney: { stale: ['BankCard', 'CashBook'], log: (_args, made) => rebuilt('số dư các quỹ', made) },
    saveVoucherType: {
      stale: ['VoucherType'],
      log: ({ body }, { ConfigID, name }) => saved(menus.voucherTypes, body.ConfigID, `loại thu chi ${name}`, ConfigID),
    },
  },
});

function voucherLine(
  word: 'thu' | 'chi',
  { Status }: VoucherInput,
  { Code, Amount, paymentID }: Data<'addReceipt'>,
): LogLine {
  return Status === undefined
    ? moved(menus.vouchers, `Phiếu ${word} ${Code}`, Amount, paymentID)
    : decided(menus.vouchers, Status, `phiếu ${word} ${Code}`, paymentID);
}
