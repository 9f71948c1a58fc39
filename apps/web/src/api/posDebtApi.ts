import { declare } from './declare.ts';
import { actions, cancelled, dong, menus, moved, rebuilt, saved } from './logLine.ts';
import { books } from './tags.ts';

const MENU = menus.posDebts;

/** Controller Debt, its POS side: what POS owe, lots, money back and statements of banks. */
export const {
  calls,
  useListPosDebtsQuery,
  useListNumberLotsQuery,
  useListLotBillsQuery,
  useListLotPaymentsQuery,
  useListCompanyCashBacksQuery,
  useListCashBackPaymentsQuery,
  useRunDebtMutation,
  useReloadDebtsMutation,
  useReloadPosDebtsMutation,
  useCreateNumberLotMutation,
  useUpdateNumberLotMutation,
  useDeleteNumberLotMutation,
  useAddLotBillsMutation,
  usePayNumberLotMutation,
  useCancelLotPaymentMutation,
  useAddCashBackMutation,
  usePayCashBackMutation,
  useCancelCashBackPaymentMutation,
  useChangePdfLineStatusMutation,
  usePayDebtFromPdfMutation,
} = declare({
  reads: {
    getDebtSummary: ['Debt'],
    listPosDebts: ['Debt', 'Pos'],
    listNumberLots: ['Debt', 'OrderLine'],
    listLotBills: ['Debt', 'OrderLine'],
    listLotPayments: ['Debt'],
    listCompanyCashBacks: ['Debt', 'Pos'],
    listCashBackPayments: ['Debt'],
  },
  writes: {
    runDebt: { stale: ['Debt'], log: (_args, made) => rebuilt('công nợ', made) },
    reloadDebts: { stale: ['Debt'], log: (_args, made) => rebuilt('công nợ khách, đối tác, CTV', made) },
    reloadPosDebts: { stale: ['Debt'], log: (_args, made) => rebuilt('công nợ POS', made) },
    createNumberLot: {
      stale: ['Debt', 'OrderLine'],
      log: (_args, { numberLoID, LotNo, PosName }) => saved(MENU, undefined, `lô ${LotNo} ${PosName}`, numberLoID),
    },
    updateNumberLot: {
      stale: books,
      log: ({ body }, { LotNo, PosName }) => saved(MENU, body.numberLoID, `lô ${LotNo} ${PosName}`, body.numberLoID),
    },
    deleteNumberLot: {
      stale: ['Debt', 'OrderLine'],
      log: ({ numberLoID }) => ({ MenuID: MENU, ActionID: actions.delete, Note: 'Xóa số lô', RefID: numberLoID }),
    },
    addLotBills: {
      stale: ['Debt', 'OrderLine', 'Schedule', 'Warning'],
      log: ({ body }, { Bills: [bill] }) =>
        bill
          ? saved(menus.uploadBills, body.Bills?.[0]?.BillID, `bill ${dong(bill.Amount ?? 0)}`, bill.BillID)
          : {
              MenuID: MENU,
              ActionID: actions.edit,
              Note: `Thêm ${body.AddIDs?.length ?? 0} bill, bớt ${body.RemoveIDs?.length ?? 0} bill của lô`,
              RefID: body.numberLoID,
            },
    },
    payNumberLot: {
      stale: books,
      log: ({ body }, { payNumberLoID }) => moved(MENU, 'Tiền về của lô', body.Amount, payNumberLoID),
    },
    cancelLotPayment: {
      stale: books,
      log: ({ payNumberLoID, Reason }) => cancelled(MENU, 'lần nhận tiền của lô', payNumberLoID, Reason),
    },
    addCashBack: {
      stale: ['Debt'],
      log: ({ body }, { CashBackID, PosParentName }) => ({
        MenuID: MENU,
        ActionID: actions.add,
        Note: `Báo tiền về ${PosParentName}: ${dong(body.ExpectedAmount)}`,
        RefID: CashBackID,
      }),
    },
    payCashBack: {
      stale: books,
      log: ({ body }, { PosParentName, paymentID }) =>
        body.Preview ? null : moved(MENU, `Tiền về ${PosParentName}`, body.Amount, paymentID),
    },
    cancelCashBackPayment: {
      stale: books,
      log: ({ paymentID, Reason }) => cancelled(MENU, 'lần tiền về', paymentID, Reason),
    },
    changePdfLineStatus: {
      stale: books,
      log: ({ Reason }, { LineID, Amount }) =>
        Reason === undefined
          ? { MenuID: MENU, ActionID: actions.edit, Note: `Sửa khớp dòng sao kê ${dong(Amount)}`, RefID: LineID }
          : cancelled(MENU, 'thanh toán dòng sao kê', LineID, Reason),
    },
    payDebtFromPdf: {
      stale: books,
      log: ({ body }, { Name, Totals }) => moved(MENU, `Tiền về theo sao kê ${Name}`, Totals.PaidNet, body.FileID),
    },
  },
});
