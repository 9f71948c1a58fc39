/** What calls about vouchers, losses, advances and approvals need. */
import { SAVE, REMOVE, CANCEL, CLOSE, BOOK, read, write, writeAnywhere, type Needs } from './need.ts';

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
  listApprovals: read(
    'home',
    'customerDebts',
    'partnerDebts',
    'affDebts',
    'posDebts',
    'contracts',
    'vouchers',
    'companyVouchers',
    'badExpenses',
    'advances',
  ),
  listPushMoney: read('advances'),
  pushStartMoney: writeAnywhere(CLOSE, 'advances'),
  listStartMoney: read('advances'),
  listBadExpenses: read('badExpenses'),
  deleteBadExpense: write(REMOVE, 'badExpenses'),
  addBadExpense: write(BOOK, 'badExpenses'),
} satisfies Needs;
