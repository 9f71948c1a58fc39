/** A choice on a screen is filled by a call of its own: it opens with the screens that have such a choice, and gives each no more than it needs. */
import type { Context } from '../command/context.ts';
import type { World } from '../store/world.ts';
import { ACTION, MENU, type MenuName } from '../values/menus.ts';
import { actionsOf } from './rights.ts';

/** A call that fills a choice. */
export interface PickerRule {
  /** Menus with such a choice: Xem in any of them opens the call. Absent: every user who is logged in. */
  menus?: readonly MenuName[];
  /** Fields that only some need, each with their menus: without Xem in one of them it is left out. What is not named comes with the call. */
  fields: Readonly<Record<string, readonly MenuName[]>>;
}

const ORDERS = ['appointments', 'contracts', 'partnerContracts', 'pushSchedules'] as const;
const COUNTER = ['customers', 'cards', 'appointments', 'contracts', 'pushSchedules', 'customerDebts'] as const;
const FUNDS = ['bankCards', 'cashBook', 'companyCashBook'] as const;
const MONEY = [
  ...(['contracts', 'appointments', 'customerDebts', 'partnerDebts', 'affDebts', 'posDebts'] as const),
  ...(['vouchers', 'companyVouchers', 'advances', ...FUNDS] as const),
];
const TERMINALS = {
  menus: [
    ...(['pos', 'posPartners', 'partnerFees', 'posDebts', 'posDebtReport', 'uploadBills', 'exportBills'] as const),
    ...(['appointments', 'contracts', 'customerDebts', 'turnover'] as const),
  ],
  fields: {
    Fees: ['pos'],
    MinPerBill: ['pos', 'appointments', 'contracts', 'customerDebts'],
    MaxPerBill: ['pos', 'appointments', 'contracts', 'customerDebts'],
  },
} as const satisfies PickerRule;
const ACCOUNT = [...MONEY, 'shops'] as const;

/** Every call that fills a choice. */
export const PICKERS = {
  searchCustomers: {
    menus: [...COUNTER, 'warningOrders', 'customerPayments', 'comparison', 'vouchers', 'badExpenses'],
    fields: {
      Phone: COUNTER,
      Phone2: COUNTER,
      Debt: ['customers', 'appointments', 'contracts', 'customerDebts'],
      DebtLimit: ['customers', 'appointments', 'contracts', 'customerDebts'],
      CardCount: COUNTER,
      FeePercentDefault: ['customers', ...ORDERS],
      AffID: ['customers', ...ORDERS],
    },
  },
  listShopCards: {
    menus: ['cards', 'appointments', 'contracts', 'pushSchedules', 'dueCards', 'badExpenses'],
    fields: {
      LimitAmount: ['cards', 'appointments', 'contracts'],
      FeePercent: ['cards', 'appointments', 'contracts'],
      DateDues: ['cards', 'appointments', 'contracts', 'pushSchedules', 'dueCards'],
      NextDue: ['cards', 'appointments', 'contracts', 'pushSchedules', 'dueCards'],
    },
  },
  listAllPos: TERMINALS,
  listAllPosCompany: TERMINALS,
  listAllPartners: {
    menus: [
      ...([
        'partners',
        'partnerFees',
        'partnerShops',
        'posPartners',
        'pos',
        'partnerDebts',
        'partnerDebtReport',
      ] as const),
      ...(['customers', 'appointments', 'contracts', 'partnerContracts', 'comparison', 'vouchers'] as const),
    ],
    fields: {
      Phone: ['partners', 'partnerDebts', 'partnerContracts'],
      FeePercentDefault: ['partners', 'partnerFees', 'partnerShops'],
    },
  },
  listAllAffs: {
    menus: ['affs', 'affDebts', 'affDebtReport', 'customers', ...ORDERS, 'comparison', 'vouchers'],
    fields: { Phone: ['affs', 'affDebts'] },
  },
  getAffPercent: { menus: ['affs', 'appointments', 'contracts', 'pushSchedules'], fields: {} },
  listAllStaff: {
    menus: [
      ...(['staff', 'permissions', 'cards', 'expiringCards', 'dueCards', 'warningOrders', ...ORDERS] as const),
      ...(['turnover', 'reports', 'revenueReport'] as const),
    ],
    fields: { UserName: ['staff', 'permissions'], GroupID: ['staff', 'permissions'] },
  },
  listAllUsers: {
    menus: ['staff', 'permissions', 'actionLog', 'revenueReport'],
    fields: { UserName: ['staff', 'permissions', 'actionLog'], GroupID: ['staff', 'permissions'] },
  },
  listAllBanks: {
    menus: [
      ...(['customers', 'cards', 'expiringCards', 'dueCards', 'partners', 'affs', 'pos', 'shops'] as const),
      ...(['uploadBills', 'exportBills', ...MONEY] as const),
    ],
    fields: {},
  },
  listBankCards: {
    menus: [...MONEY, 'pos'],
    fields: {
      OpeningBalance: FUNDS,
      Balance: FUNDS,
      ReconciledTo: FUNDS,
      ReconciledBalance: FUNDS,
      LostMatches: FUNDS,
    },
  },
  countCardNotices: { menus: ['home', 'dueCards', 'cards', 'appointments', 'pushSchedules'], fields: {} },
  listActiveShops: { fields: { AccountBank: ACCOUNT, AccountOwner: ACCOUNT, BankCode: ACCOUNT } },
} as const satisfies Readonly<Record<string, PickerRule>>;

/** Fields of a call's answer that a user has no menu for; none for a call that fills no choice. */
export function fieldsBeyond(world: World, id: string, { userId }: Pick<Context, 'userId'>): ReadonlySet<string> {
  const rules: Readonly<Record<string, PickerRule>> = PICKERS;
  const user = world.users.get(userId);
  const sees = (menu: MenuName) => user !== undefined && actionsOf(world, user, MENU[menu]).includes(ACTION.view);
  const fields = Object.entries(rules[id]?.fields ?? {});
  return new Set(fields.filter(([, menus]) => !menus.some(sees)).map(([field]) => field));
}
