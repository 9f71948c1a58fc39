/** Every group has usual rights to begin from; what counts is what was granted to the person. */
import type { GroupID } from '../records/account.ts';
import { ACTION, ALL_ACTIONS, MENU, type ActionID, type MenuName } from '../values/menus.ts';
import type { Right } from './rights.ts';

const { view, add, edit, remove, cancel, approve, exportExcel, importExcel, print, profit, lockBooks } = ACTION;

type Plan = Readonly<Partial<Record<MenuName, readonly ActionID[]>>>;

const MENU_NAMES = Object.keys(MENU) as MenuName[];

/** A manager has everything but closing and opening the books (assumed). */
const MANAGER: Plan = Object.fromEntries(
  MENU_NAMES.map((menu) => [menu, ALL_ACTIONS.filter((action) => action !== lockBooks)]),
);

const READ = [view, exportExcel, print] as const;

const ACCOUNTANT: Plan = {
  home: [view, profit],
  customers: [view, exportExcel, print],
  cards: [view, exportExcel, print],
  expiringCards: [view],
  dueCards: [view],
  partners: [view, add, edit, exportExcel],
  partnerFees: [view, add, edit],
  partnerShops: [view],
  affs: [view, add, edit, exportExcel],
  appointments: [view, print],
  contracts: [view, add, edit, cancel, exportExcel, print, profit],
  partnerContracts: [view, add, edit, cancel],
  warningOrders: [view, edit],
  uploadBills: [view, add, edit, cancel],
  exportBills: READ,
  customerDebts: [view, add, edit, cancel, approve, exportExcel, print],
  posDebts: [view, add, edit, cancel, exportExcel, print],
  partnerDebts: [view, add, edit, cancel, approve, exportExcel, print],
  affDebts: [view, add, edit, cancel, exportExcel, print],
  comparison: [view, add, edit, exportExcel, print],
  cashBook: [view, exportExcel, print],
  reports: READ,
  turnover: [...READ, profit],
  dailyReport: [...READ, profit],
  advances: [view, add],
  customerPayments: READ,
  pos: [view, print],
  bankCards: [view, add, edit],
  posPartners: [view],
  vouchers: [view, add, edit, cancel, approve, exportExcel, print],
  voucherTypes: [view, add, edit],
  badExpenses: [view, add, exportExcel],
  actionLog: [view],
};

const CASHIER: Plan = {
  home: [view],
  customers: [view, add, edit],
  cards: [view, add, edit, importExcel],
  expiringCards: [view],
  dueCards: [view, add, edit],
  appointments: [view, add, edit, remove, print],
  contracts: [view, add, edit, cancel, print],
  pushSchedules: [view, add],
  warningOrders: [view],
  uploadBills: [view, add],
};

const TREASURER: Plan = {
  home: [view],
  contracts: [view, add],
  customerDebts: [view, add],
  posDebts: [view, add],
  partnerDebts: [view, add],
  cashBook: [view, print],
  vouchers: [view, add, print],
  advances: [view],
};

const PLANS: Readonly<Record<GroupID, Plan>> = { 1: {}, 2: MANAGER, 3: ACCOUNTANT, 4: CASHIER, 5: TREASURER };

/** Usual rights of a group (assumed); an owner needs none granted. */
export function groupRights(groupId: GroupID): Right[] {
  const plan = PLANS[groupId];
  return MENU_NAMES.flatMap((menu) => {
    const actions = plan[menu];
    return actions ? [{ MenuID: MENU[menu], ActionIDs: [...actions] }] : [];
  });
}
