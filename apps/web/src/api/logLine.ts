import type { Args } from '@so-the/api-client';

/** One line of the action history. `Note` is Vietnamese and never holds a card number. */
export type LogLine = Pick<Args<'addLogAction'>, 'MenuID' | 'ActionID' | 'Note' | 'RefID'>;

/** Screens by the number the contract gives them. */
export const menus = {
  customers: 10,
  cards: 11,
  dueCards: 13,
  partners: 14,
  partnerFees: 15,
  affs: 17,
  schedules: 20,
  contracts: 21,
  pushSchedules: 22,
  uploadBills: 25,
  customerDebts: 30,
  posDebts: 31,
  partnerDebts: 32,
  affDebts: 33,
  comparison: 34,
  pos: 50,
  bankAccounts: 51,
  posPartners: 52,
  shops: 53,
  staff: 54,
  permissions: 55,
  vouchers: 70,
  voucherTypes: 71,
  badExpenses: 72,
} as const satisfies Record<string, LogLine['MenuID']>;

/** The menu of the debts of each kind of party. */
export const debtMenus = {
  1: menus.customerDebts,
  2: menus.partnerDebts,
  3: menus.affDebts,
  4: menus.posDebts,
} as const;

/** Rights by number (domain §3 Permission). */
export const actions = { add: 2, edit: 3, delete: 4, cancel: 5, approve: 6, importExcel: 8 } as const;

/** A record was added, or changed when it had a number before. */
export function saved(MenuID: LogLine['MenuID'], before: number | undefined, what: string, RefID?: number): LogLine {
  const isNew = before === undefined;
  const ActionID = isNew ? actions.add : actions.edit;
  return { MenuID, ActionID, Note: `${isNew ? 'Thêm' : 'Sửa'} ${what}`, RefID };
}

/** A record was deleted. */
export function deleted(MenuID: LogLine['MenuID'], what: string, RefID: number): LogLine {
  return { MenuID, ActionID: actions.delete, Note: `Xóa ${what} số ${RefID}`, RefID };
}

/** Records were read from a spreadsheet. */
export function imported(MenuID: LogLine['MenuID'], what: string, count: number): LogLine {
  return { MenuID, ActionID: actions.importExcel, Note: `Nhập ${count} ${what} từ Excel` };
}

/** Money was moved, or noted as waiting. */
export function moved(MenuID: LogLine['MenuID'], what: string, amount: number, RefID?: number): LogLine {
  return { MenuID, ActionID: actions.add, Note: `${what}: ${dong(amount)}`, RefID };
}

/** Something was taken back, for a reason. */
export function cancelled(MenuID: LogLine['MenuID'], what: string, RefID: number, reason = 'Không ghi lý do'): LogLine {
  return { MenuID, ActionID: actions.cancel, Note: `Hủy ${what} số ${RefID}: ${reason}`, RefID };
}

/** What somebody proposed was approved (1) or refused (3). */
export function decided(MenuID: LogLine['MenuID'], status: 1 | 3, what: string, RefID: number): LogLine {
  return { MenuID, ActionID: actions.approve, Note: `${status === 1 ? 'Duyệt' : 'Từ chối'} ${what}`, RefID };
}

/** Balances were worked out anew. */
export function rebuilt(what: string, { Differences }: { Differences: number }): LogLine {
  return { MenuID: menus.posDebts, ActionID: actions.edit, Note: `Tính lại ${what}: ${Differences} tài khoản lệch` };
}

/** "30.000.000 đ". */
export function dong(amount: number): string {
  return `${amount.toLocaleString('vi-VN')} đ`;
}
