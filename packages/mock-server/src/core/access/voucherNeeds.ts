/** What calls about vouchers, losses, advances and approvals need. */
import { SAVE, REMOVE, CANCEL, CLOSE, BOOK, read, write, writeAnywhere, type Needs } from './need.ts';

/** Menus in which something may wait for a second person. */
const WAITING = [
  'customerDebts',
  'partnerDebts',
  'affDebts',
  'posDebts',
  'contracts',
  'vouchers',
  'companyVouchers',
  'badExpenses',
  'advances',
] as const;

/** By call, each of them once. */
export const VOUCHER_NEEDS = {
  listVoucherTypes: read('voucherTypes', 'companyVoucherTypes'),
  saveVoucherType: writeAnywhere(SAVE, 'voucherTypes', 'companyVoucherTypes'),
  listVoucherTypesByType: read('vouchers', 'companyVouchers', 'voucherReport'),
  addReceipt: writeAnywhere(BOOK, 'vouchers', 'companyVouchers'),
  addExpense: writeAnywhere(BOOK, 'vouchers', 'companyVouchers'),
  transferFund: writeAnywhere(BOOK, 'vouchers', 'companyVouchers'),
  cancelVoucher: writeAnywhere(CANCEL, 'vouchers', 'companyVouchers'),
  getVoucher: read('vouchers', 'companyVouchers', 'voucherReport', 'cashBook'),
  listVouchers: read('vouchers', 'companyVouchers', 'voucherReport'),
  listApprovals: read('home', ...WAITING),
  checkSecondPerson: read('home', ...WAITING),
  decideHeldWrite: writeAnywhere([...BOOK, ...SAVE, ...CANCEL, ...REMOVE], ...WAITING),
  listPushMoney: read('advances'),
  pushStartMoney: writeAnywhere(CLOSE, 'advances'),
  listStartMoney: read('advances'),
  listBadExpenses: read('badExpenses'),
  deleteBadExpense: write(REMOVE, 'badExpenses'),
  addBadExpense: write(BOOK, 'badExpenses'),
} satisfies Needs;
