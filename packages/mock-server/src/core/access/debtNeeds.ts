/** What calls about debts, opening balances, lots, money back and statements need. */
import { ACTION } from '../values/menus.ts';
import {
  ADD,
  EDIT,
  SAVE,
  REMOVE,
  CANCEL,
  APPROVE,
  CORRECT,
  OPEN,
  read,
  write,
  writeAnywhere,
  type Needs,
} from './need.ts';
import { REPORT_MENUS } from './reportNeeds.ts';

/** Books an opening balance is written into, and records it belongs to; each line of it asks for its own. */
const OPENING_BOOKS = ['customerDebts', 'partnerDebts', 'affDebts', 'posDebts', 'cashBook'] as const;
const OPENING_RECORDS = ['customers', 'partners', 'affs', 'pos', 'bankCards'] as const;

/** By call, each of them once. */
export const DEBT_NEEDS = {
  getDetailDebt: read(
    ...(['customerDebts', 'partnerDebts', 'affDebts', 'posDebts', 'comparison'] as const),
    ...(['customers', 'bankCards', 'pos', 'partners', 'affs', 'partnerContracts'] as const),
    ...REPORT_MENUS,
  ),
  adjustDebt: write(CORRECT, 'customerDebts', 'partnerDebts', 'affDebts', 'posDebts', 'comparison'),
  saveOpeningBalances: writeAnywhere(OPEN, ...OPENING_BOOKS),
  listOpeningBalances: read(...OPENING_RECORDS, ...OPENING_BOOKS),
  adjustScheduleDebt: write(APPROVE, 'contracts', 'customerDebts'),
  getDebtSummary: read('posDebts', 'customerDebts', 'partnerDebts', 'affDebts'),
  runDebt: read('posDebts', 'customerDebts', 'partnerDebts', 'affDebts'),
  reloadDebts: read('posDebts', 'customerDebts', 'partnerDebts', 'affDebts'),
  reloadPosDebts: read('posDebts', 'customerDebts'),
  reloadBankCards: read('bankCards'),
  reloadMoney: read('vouchers', 'companyVouchers', 'cashBook', 'companyCashBook'),
  listDebtComparisons: read('comparison'),
  payDebtCustomer: write(ADD, 'customerDebts'),
  offsetCustomerDebt: write(ADD, 'customerDebts'),
  cancelPayDebt: write(CANCEL, 'customerDebts', 'partnerDebts', 'affDebts', 'posDebts'),
  listDebtByCard: read('customerDebts', 'customers'),
  payDebtCustomerWithCard: write(ADD, 'customerDebts'),
  listPosDebts: read('posDebts', 'pos', 'posDebtReport'),
  listCompanyCashBacks: read('posDebts', 'posDebtReport'),
  addCashBack: write(ADD, 'posDebts'),
  payCashBack: write(ADD, 'posDebts'),
  cancelCashBackPayment: write(CANCEL, 'posDebts'),
  listCashBackPayments: read('posDebts', 'posDebtReport'),
  listNumberLots: read('posDebts', 'pos'),
  createNumberLot: write(ADD, 'posDebts'),
  updateNumberLot: write(EDIT, 'posDebts'),
  deleteNumberLot: write(REMOVE, 'posDebts'),
  listLotBills: read('posDebts'),
  addLotBills: write(SAVE, 'posDebts', 'uploadBills', 'contracts'),
  listLotPayments: read('posDebts'),
  payNumberLot: write(ADD, 'posDebts'),
  cancelLotPayment: write(CANCEL, 'posDebts'),
  uploadStatementPdf: write(ADD, 'posDebts'),
  readStatement: read('posDebts'),
  saveStatementLayout: write(ADD, 'posDebts'),
  listUnreadLines: read('posDebts'),
  payDebtFromPdf: write(ADD, 'posDebts'),
  changePdfLineStatus: write([ACTION.edit, ACTION.cancel], 'posDebts'),
  listPdfBills: read('posDebts', 'exportBills'),
  payPartnerSchedules: write(ADD, 'partnerDebts', 'partnerContracts'),
  addPartnerReciprocal: write([ACTION.add, ACTION.approve], 'partnerDebts', 'partnerContracts'),
  listPartnerReciprocals: read('partnerDebts', 'partnerContracts'),
} satisfies Needs;
