import type { OperationId, operations } from '@so-the/api-client';
import type { Look } from './look.ts';
import { debtLooks } from './looks/debtLooks.ts';
import { orHeld } from './looks/heldLooks.ts';
import { orderLooks } from './looks/orderLooks.ts';
import { posLooks } from './looks/posLooks.ts';
import { recordLooks } from './looks/recordLooks.ts';
import { voucherLooks } from './looks/voucherLooks.ts';

/** Where each call that moves money shows once it is recorded. */
export const moneyLooks = { ...orderLooks, ...debtLooks, ...posLooks, ...voucherLooks, ...recordLooks };

/** A call that moves money, or makes the orders that do. */
export type MoneyCall = keyof typeof moneyLooks;

/**
 * Writes that move no money: records, marks, notes, lots without payments. Recorded twice they are refused, change nothing,
 * or leave a record that is seen and deleted.
 */
export const writesWithoutMoney = [
  'login',
  'register',
  'changePassword',
  'saveStaff',
  'deleteStaff',
  'saveStaffPermissions',
  'saveShop',
  'deleteShop',
  'deleteBankCard',
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
  'deleteSchedule',
  'toggleHighlightSchedule',
  'updateScheduleNote',
  'addScheduleComment',
  'addCashBack',
  'createNumberLot',
  'addLotBills',
  'deleteNumberLot',
  'saveVoucherType',
  'runDebt',
  'reloadDebts',
  'reloadPosDebts',
  'reloadBankCards',
  'reloadMoney',
  'uploadStatementPdf',
  'uploadBankStatement',
  'matchBankLine',
  'saveStatementLayout',
  'uploadImage',
  'addLogAction',
] as const satisfies readonly WritingId[];

/** Calls of the contract that write. */
type WritingId = { [Id in OperationId]: (typeof operations)[Id]['mutates'] extends true ? Id : never }[OperationId];

/** The calls that write and are in neither table: a new one does not compile until somebody says where it shows. */
type NotJudged = Exclude<WritingId, MoneyCall | (typeof writesWithoutMoney)[number]>;

/** Where a write shows; undefined for one that moves no money. */
export function lookOf(id: OperationId): Look<OperationId> | undefined {
  const looks: Partial<Record<OperationId, unknown>> = moneyLooks satisfies [NotJudged] extends [never]
    ? unknown
    : { notJudgedYet: NotJudged };
  const look = looks[id] as Look<OperationId> | undefined;
  return look && orHeld(id, look);
}
