/** Every write of the contract stands in one of two columns: it may wait for a second person, or it never does (domain §2(q)). */
import type { operations, OperationId } from '@so-the/api-client';
import type { HeldCall } from '../records/heldWrite.ts';

/** Calls of the contract that write. */
type WritingId = { [Id in OperationId]: (typeof operations)[Id]['mutates'] extends true ? Id : never }[OperationId];

/** What may wait: it changes worth without money, moves much of it, or undoes what two persons approved. */
export const MAY_WAIT = {
  /** Changes worth without money; summed per person and day. */
  adjustDebt: 'worth',
  adjustScheduleDebt: 'worth',
  updateNumberLot: 'worth',
  payCashBack: 'worth',
  saveOpeningBalances: 'worth',
  correctSchedulePercent: 'worth',
  /** Undoes a change of worth, or what two persons approved. */
  cancelVoucher: 'undoing',
  cancelPayDebt: 'undoing',
  cancelLotPayment: 'undoing',
  cancelCashBackPayment: 'undoing',
  cancelWithdrawal: 'undoing',
  deleteBadExpense: 'undoing',
  /** Waits by a rule of its own: every loss, large vouchers, broken rules of a swipe, days opened again and differences of a count. */
  addBadExpense: 'own rule',
  addReceipt: 'own rule',
  addExpense: 'own rule',
  addBankLineVoucher: 'own rule',
  addWithdrawal: 'own rule',
  payDebtCustomerWithCard: 'own rule',
  pushStartMoney: 'own rule',
  /** Refuses on a form what has to wait on the list of opening balances. */
  saveBankCard: 'refused',
  savePos: 'refused',
} as const satisfies Partial<Record<WritingId, 'worth' | 'undoing' | 'own rule' | 'refused'>> &
  Record<HeldCall, string>;

/** What never waits: it changes no worth, moves money that a fund shows, or takes back what one person did. */
export const NEVER_WAITS = [
  'login',
  'register',
  'changePassword',
  'saveStaff',
  'deleteStaff',
  'saveStaffPermissions',
  'saveShop',
  'deleteShop',
  'deleteBankCard',
  'uploadBankStatement',
  'matchBankLine',
  'saveCustomer',
  'importCustomers',
  'deleteCustomer',
  'saveCard',
  'deleteCard',
  'changeHoldCard',
  'importCards',
  'exportCards',
  'saveCalendarPayment',
  'dismissCardNotice',
  'deletePos',
  'importPos',
  'savePosPartner',
  'deletePosPartner',
  'savePosCodeStatus',
  'savePartner',
  'importPartners',
  'deletePartner',
  'savePartnerFee',
  'deletePartnerFee',
  'saveAff',
  'deleteAff',
  'pushSchedules',
  'createSchedule',
  'createScheduleList',
  'deleteSchedule',
  'changeScheduleStatus',
  'toggleHighlightSchedule',
  'updateScheduleNote',
  'addScheduleComment',
  'addPaymentSchedule',
  'cancelPaymentSchedule',
  'addCustomerTopUp',
  'cancelCustomerTopUp',
  'sendMoneyCustomer',
  'cancelSendMoneyCustomer',
  'addPaymentScheduleWaiting',
  'addSendMoneyWaiting',
  'addPartnerReciprocal',
  'offsetCustomerDebt',
  'payDebtCustomer',
  'payPartnerSchedules',
  'addCashBack',
  'createNumberLot',
  'addLotBills',
  'payNumberLot',
  'deleteNumberLot',
  'saveVoucherType',
  'transferFund',
  'decideHeldWrite',
  'runDebt',
  'reloadDebts',
  'reloadPosDebts',
  'reloadBankCards',
  'reloadMoney',
  'payDebtFromPdf',
  'changePdfLineStatus',
  'uploadStatementPdf',
  'saveStatementLayout',
  'uploadImage',
  'addLogAction',
] as const satisfies readonly WritingId[];

/** The writes that stand in neither column: a new one does not compile until somebody decides. */
type Undecided = Exclude<WritingId, keyof typeof MAY_WAIT | (typeof NEVER_WAITS)[number]>;

/** Writes that may wait for a second person. */
export const WAITING_WRITES: readonly WritingId[] = Object.keys(MAY_WAIT) as (keyof typeof MAY_WAIT)[] satisfies [
  Undecided,
] extends [never]
  ? unknown
  : { undecided: Undecided };
