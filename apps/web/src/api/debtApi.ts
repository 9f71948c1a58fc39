import type { AdjustDebtInput } from '@so-the/api-client';
import { declare } from './declare.ts';
import { actions, cancelled, debtMenus, dong, imported, menus, moved, saved } from './logLine.ts';
import { books } from './tags.ts';

/** Controller Debt. */
export const {
  calls,
  useGetDetailDebtQuery,
  useListDebtByCardQuery,
  useAdjustDebtMutation,
  useAdjustScheduleDebtMutation,
  usePayDebtCustomerMutation,
  useOffsetCustomerDebtMutation,
  usePayDebtCustomerWithCardMutation,
  useCancelPayDebtMutation,
  usePayPartnerSchedulesMutation,
  useReloadBankCardsMutation,
  useListOpeningBalancesQuery,
  useListDebtComparisonsQuery,
  useSaveOpeningBalancesMutation,
} = declare({
  reads: {
    getDetailDebt: ['Debt'],
    listDebtByCard: ['Debt'],
    listOpeningBalances: ['Debt'],
    listDebtComparisons: ['Debt'],
  },
  writes: {
    adjustDebt: {
      stale: books,
      log: ({ body }, { PartyName }) =>
        saved(debtMenus[body.DebtType], body.PartyID, correctionNote(body, PartyName), body.PartyID),
    },
    adjustScheduleDebt: {
      stale: books,
      log: ({ body }, { PartyID, PartyName }) =>
        saved(menus.customerDebts, PartyID, adjustmentNote(body, PartyName), PartyID),
    },
    payDebtCustomer: {
      stale: books,
      log: ({ body }, { PartyName, DebtID }) =>
        moved(menus.customerDebts, `${body.Direction === 2 ? 'Trả tiền' : 'Thu nợ'} ${PartyName}`, body.Amount, DebtID),
    },
    offsetCustomerDebt: {
      stale: books,
      log: ({ body }, { PartyName, DebtID }) =>
        moved(menus.customerDebts, `Cấn trừ giữa các đơn của ${PartyName}`, body.Amount, DebtID),
    },
    payDebtCustomerWithCard: {
      stale: books,
      log: ({ body }, { PartyName, DebtID }) =>
        moved(menus.customerDebts, `Thu nợ ${PartyName} bằng thẻ`, body.Amount, DebtID),
    },
    payPartnerSchedules: {
      stale: books,
      log: ({ body }, { PartyName, DebtID }) =>
        moved(menus.partnerDebts, `${body.Direction === 2 ? 'Trả' : 'Thu'} đối tác ${PartyName}`, body.Amount, DebtID),
    },
    saveOpeningBalances: {
      stale: books,
      log: ({ body }, { OkCount }) => (body.Preview ? null : imported(menus.customerDebts, 'số dư đầu', OkCount)),
    },
    reloadBankCards: {
      stale: ['BankCard', 'CashBook'],
      log: (_args, { Differences }) => ({
        MenuID: menus.bankAccounts,
        ActionID: actions.edit,
        Note: `Tính lại số dư tài khoản: ${Differences} tài khoản lệch`,
      }),
    },
    cancelPayDebt: {
      stale: books,
      log: ({ DebtID, Reason }, { DebtType }) => cancelled(debtMenus[DebtType], 'chứng từ công nợ', DebtID, Reason),
    },
  },
});

/** What was done to a debt without money, for the log. */
function correctionNote({ DebtID, Status, AdjustKind, Amount, Reason }: AdjustDebtInput, name: string): string {
  if (DebtID !== undefined) return `${Status === 1 ? 'duyệt' : 'từ chối'} điều chỉnh công nợ ${name}`;
  if (Amount === undefined) return `đối chiếu công nợ ${name}`;
  return adjustmentNote({ AdjustKind, Amount, Reason }, name);
}

/** An adjustment by its kind: a discount is told apart. */
function adjustmentNote(
  { AdjustKind, Amount = 0, Reason }: Pick<AdjustDebtInput, 'AdjustKind' | 'Amount' | 'Reason'>,
  name: string,
): string {
  return `${AdjustKind === 1 ? 'giảm trừ cho khách' : 'công nợ'} ${name} ${dong(Amount)}: ${Reason ?? ''}`;
}
