import { labelOf, scheduleStatusOptions, type Schemas } from '@so-the/api-client';
import { declare } from './declare.ts';
import { actions, cancelled, deleted, menus, moved, saved, type LogLine } from './logLine.ts';
import { books, type Tag } from './tags.ts';

const appointments = ['Schedule', 'CardNotice', 'Revenue', 'Warning', 'Customer', 'OrderLine'] as const satisfies Tag[];
const order = (ScheduleID: number) => `đơn số ${ScheduleID}`;

/** Controller ScheduleWorking: appointments, orders and their money lines. */
export const {
  calls,
  useListSchedulesByDateQuery,
  useSearchSchedulesQuery,
  useListSchedulesByCustomerQuery,
  useListWarningSchedulesQuery,
  useListScheduleCommentsQuery,
  useListWithdrawalsQuery,
  useCreateScheduleMutation,
  useCreateScheduleListMutation,
  usePushSchedulesMutation,
  useDeleteScheduleMutation,
  useChangeScheduleStatusMutation,
  useCorrectSchedulePercentMutation,
  useToggleHighlightScheduleMutation,
  useUpdateScheduleNoteMutation,
  useAddScheduleCommentMutation,
  useAddPaymentScheduleMutation,
  useAddPaymentScheduleWaitingMutation,
  useCancelPaymentScheduleMutation,
  useAddCustomerTopUpMutation,
  useCancelCustomerTopUpMutation,
  useSendMoneyCustomerMutation,
  useAddSendMoneyWaitingMutation,
  useCancelSendMoneyCustomerMutation,
  useAddWithdrawalMutation,
  useCancelWithdrawalMutation,
  useAddPartnerReciprocalMutation,
  useListPartnerReciprocalsQuery,
} = declare({
  reads: {
    listSchedulesByDate: ['Schedule'],
    searchSchedules: ['Schedule'],
    listSchedulesByCustomer: ['Schedule'],
    listCancelledOrders: ['Schedule'],
    listWarningSchedules: ['Warning', 'Schedule'],
    listWarningErrorSchedules: ['Warning', 'Schedule'],
    listWarningErrorSchedulesCompany: ['Warning', 'Schedule'],
    listScheduleComments: ['Comment'],
    getScheduleHistory: ['OrderLine'],
    getCompanyReport: ['Schedule', 'Revenue'],
    listSwipes: ['OrderLine'],
    listWithdrawals: ['OrderLine'],
    listPartnerReciprocals: ['Debt'],
  },
  writes: {
    createSchedule: {
      stale: [...appointments, 'Card', 'Debt'],
      log: ({ body, Preview }, { Code, ScheduleID }) =>
        Preview ? null : saved(menus.schedules, body.ScheduleID, `lịch hẹn ${Code}`, ScheduleID),
    },
    createScheduleList: {
      stale: appointments,
      log: ({ body }, rows) => (body.Preview ? null : added(menus.schedules, 'Thêm', rows)),
    },
    pushSchedules: {
      stale: appointments,
      log: ({ body }, { Rows }) => (body.Preview ? null : added(menus.pushSchedules, 'Đẩy', Rows)),
    },
    deleteSchedule: {
      stale: appointments,
      log: ({ ScheduleID }) => deleted(menus.schedules, 'lịch hẹn', ScheduleID),
    },
    changeScheduleStatus: {
      stale: [...books, 'CardNotice'],
      log: ({ ScheduleID: RefID, Status, Note = '' }, { Code }) => ({
        MenuID: menus.contracts,
        ActionID: Status === 5 ? actions.cancel : actions.edit,
        Note: `Chuyển trạng thái ${Code} sang ${labelOf(scheduleStatusOptions, Status)}${Note && `: ${Note}`}`,
        RefID,
      }),
    },
    correctSchedulePercent: {
      stale: books,
      log: ({ Preview, body: { ScheduleID, Reason = '' } }) =>
        Preview ? null : edited(ScheduleID, `Sửa phần trăm ${order(ScheduleID)}: ${Reason}`),
    },
    toggleHighlightSchedule: {
      stale: ['Schedule'],
      log: ({ ScheduleID }, { IsHighlight }) =>
        edited(ScheduleID, `${IsHighlight ? 'Đánh dấu' : 'Bỏ đánh dấu'} ${order(ScheduleID)}`),
    },
    updateScheduleNote: {
      stale: ['Schedule'],
      log: ({ body: { ScheduleID, DismissCode, DismissReason = '' } }) =>
        DismissCode
          ? edited(ScheduleID, `Bỏ qua cảnh báo ${DismissCode} của ${order(ScheduleID)}: ${DismissReason}`)
          : edited(ScheduleID, `Sửa ghi chú ${order(ScheduleID)}`),
    },
    addScheduleComment: {
      stale: ['Comment'],
      log: ({ body }) => edited(body.ScheduleID, `Bình luận ${order(body.ScheduleID)}`),
    },
    addPaymentSchedule: { stale: books, log: money('Nạp thẻ') },
    addPaymentScheduleWaiting: { stale: books, log: money('Ghi chờ nạp thẻ') },
    addCustomerTopUp: { stale: books, log: money('Khách nạp tiền') },
    sendMoneyCustomer: { stale: books, log: money('Chuyển tiền cho khách') },
    addSendMoneyWaiting: { stale: books, log: money('Ghi chờ chuyển tiền cho khách') },
    addPartnerReciprocal: {
      stale: books,
      log: ({ body: { Kind, Amount } }, { PartyName, DebtID }) =>
        moved(menus.partnerDebts, `${Kind === 6 ? 'Cấn trừ' : 'Trả phần đối ứng'} ${PartyName}`, Amount, DebtID),
    },
    addWithdrawal: { stale: books, log: money('Quẹt thẻ') },
    cancelPaymentSchedule: { stale: books, log: cancel('lượt nạp thẻ') },
    cancelCustomerTopUp: { stale: books, log: cancel('khoản khách nạp') },
    cancelSendMoneyCustomer: { stale: books, log: cancel('khoản chuyển khách') },
    cancelWithdrawal: {
      stale: books,
      log: ({ LogWithdrawalId, Reason }) => cancelled(menus.contracts, 'lượt quẹt', LogWithdrawalId, Reason),
    },
  },
});

function added(MenuID: LogLine['MenuID'], verb: string, rows: readonly { Created: boolean }[]): LogLine {
  const made = rows.filter(({ Created }) => Created).length;
  return { MenuID, ActionID: actions.add, Note: `${verb} ${made} lịch hẹn` };
}

function edited(RefID: number, Note: string): LogLine {
  return { MenuID: menus.contracts, ActionID: actions.edit, Note, RefID };
}

function money(what: string) {
  return ({ body }: { body: Pick<Schemas['Schedule'], 'ScheduleID' | 'Amount'> }) =>
    moved(menus.contracts, `${what} ${order(body.ScheduleID)}`, body.Amount, body.ScheduleID);
}

function cancel(what: string) {
  return ({ paymentID, Reason }: { paymentID: number; Reason?: string }) =>
    cancelled(menus.contracts, what, paymentID, Reason);
}
