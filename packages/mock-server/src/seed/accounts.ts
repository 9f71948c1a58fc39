/** Every scenario has the same people to log in as: company, owner and staff, in three shops (architecture page). */
import { ALL_ACTIONS, ACTION, MENU, type ActionID, type MenuID } from '../core/values/menus.ts';
import type { Right } from '../core/access/rights.ts';
import { addStaff, type StaffCommand } from '../core/staff/staff.ts';
import { COMPANY_SHOP_ID } from '../core/command/context.ts';
import { addDays, businessDateOf, instantAt } from '../core/values/dates.ts';
import type { User } from '../core/records/account.ts';
import { createShop, type ShopPlan } from '../core/shops/createShop.ts';
import type { World } from '../core/store/world.ts';
import { actAs, must } from './actor.ts';
import type { Dice } from './dice.ts';
import { scenarioPasswordOf } from './passwords.ts';

/** Days from now until accounts and shops end. */
const TERM_DAYS = 400;
/** Days before now on which everything was opened: before any business. */
const OPENED_DAYS = 130;

/** A shop with who works in it. */
export interface SeededShop {
  shopId: number;
  ownerId: number;
  /** Owner, managers and cashiers: who makes orders. */
  userIds: number[];
}

const { view, add, edit, cancel, print } = ACTION;
const EVERY_MENU = Object.values(MENU);

const right = (MenuID: MenuID, ...ActionIDs: ActionID[]): Right => ({ MenuID, ActionIDs });

const MANAGER: Right[] = EVERY_MENU.map((menu) =>
  right(menu, ...ALL_ACTIONS.filter((action) => action !== ACTION.lockBooks)),
);
const ACCOUNTANT: Right[] = [
  ...[MENU.home, MENU.customers, MENU.cards, MENU.appointments, MENU.pos].map((menu) => right(menu, view, print)),
  right(MENU.contracts, view, add, edit, cancel, print, ACTION.profit),
  right(MENU.customerDebts, view, add, edit, cancel, ACTION.approve, ACTION.exportExcel, print),
  right(MENU.cashBook, view, ACTION.exportExcel, print),
  right(MENU.bankCards, view, add, edit),
  right(MENU.vouchers, view, add, cancel, ACTION.exportExcel, print),
  right(MENU.voucherTypes, view, add, edit),
  right(MENU.badExpenses, view, add),
  right(MENU.comparison, view, add, edit),
  right(MENU.advances, view, add),
];
const CASHIER: Right[] = [
  right(MENU.home, view),
  right(MENU.customers, view, add, edit),
  right(MENU.cards, view, add, edit),
  right(MENU.appointments, view, add, edit, print),
  right(MENU.contracts, view, add, edit, cancel, print),
];
const TREASURER: Right[] = [
  right(MENU.home, view),
  right(MENU.contracts, view, add),
  right(MENU.customerDebts, view, add),
  right(MENU.cashBook, view, print),
  right(MENU.vouchers, view, add, print),
  right(MENU.advances, view, add),
];

type ShopText = Pick<ShopPlan, 'ShopName' | 'ShopAddress' | 'ShopPhone' | 'AccountBank' | 'BankCode'>;

const SHOPS: ShopText[] = [
  {
    ShopName: 'Thẻ Phú Nhuận',
    ShopAddress: '12 Phan Xích Long, Phú Nhuận, TP. Hồ Chí Minh',
    ShopPhone: '02838444567',
    AccountBank: '1017595600',
    BankCode: 'VCB',
  },
  {
    ShopName: 'Thẻ Gò Vấp',
    ShopAddress: '88 Quang Trung, Gò Vấp, TP. Hồ Chí Minh',
    ShopPhone: '02839891123',
    AccountBank: '19035678901011',
    BankCode: 'TCB',
  },
  {
    ShopName: 'Thẻ Thủ Đức',
    ShopAddress: '5 Võ Văn Ngân, Thủ Đức, TP. Hồ Chí Minh',
    ShopPhone: '02837222789',
    AccountBank: '0451000345678',
    BankCode: 'MB',
  },
];

type StaffPlan = Pick<StaffCommand, 'UserName' | 'FullName' | 'Phone' | 'GroupID' | 'Rights'> & {
  shops: number[];
};

const STAFF: StaffPlan[] = [
  {
    UserName: 'nhanvien',
    FullName: 'Lê Thị Thu',
    Phone: '0903111222',
    GroupID: 4,
    Rights: CASHIER,
    shops: [0],
  },
  {
    UserName: 'quanly',
    FullName: 'Phạm Quốc Hưng',
    Phone: '0903222333',
    GroupID: 2,
    Rights: MANAGER,
    shops: [0, 1, 2],
  },
  {
    UserName: 'ketoan',
    FullName: 'Võ Ngọc Lan',
    Phone: '0903333444',
    GroupID: 3,
    Rights: ACCOUNTANT,
    shops: [0, 1, 2],
  },
  {
    UserName: 'giaodich',
    FullName: 'Đặng Minh Khoa',
    Phone: '0903444555',
    GroupID: 4,
    Rights: CASHIER,
    shops: [1, 2],
  },
  {
    UserName: 'thuquy',
    FullName: 'Bùi Thị Hạnh',
    Phone: '0903555666',
    GroupID: 5,
    Rights: TREASURER,
    shops: [0, 1],
  },
];

/** Opens the company, the owner's three shops and their accounts, so many days ago; answers the shops in their order. */
export function openAccounts(world: World, dice: Dice, now: number, openedDays = OPENED_DAYS): SeededShop[] {
  const at = now - openedDays * 86_400_000;
  const ExpiredDate = addDays(businessDateOf(instantAt(now)), TERM_DAYS);
  const ownerId = world.users.nextId;
  const context = actAs(dice, ownerId, COMPANY_SHOP_ID, at);
  const owned = { OwnerUserID: ownerId, ExpiredDate };
  createShop(
    world,
    { ShopID: COMPANY_SHOP_ID, ShopName: 'Công ty Thẻ Sài Gòn', ShopAddress: SHOPS[0]?.ShopAddress, ...owned },
    context,
  );
  const shopIds = SHOPS.map(
    (plan) => createShop(world, { ...plan, AccountOwner: 'TRAN VAN CHU', ...owned }, context).ShopID,
  );
  const boss = { GroupID: 1 as const, Rights: [], ...owned };
  const owner = { UserName: 'chushop', FullName: 'Trần Văn Chủ', Phone: '0912345678' };
  const company = { UserName: 'congty', FullName: 'Trần Thu Hà', Phone: '0912345679' };
  must(addStaff(world, { ...boss, ...withPassword(owner), ShopIDs: shopIds }, context));
  must(addStaff(world, { ...boss, ...withPassword(company), ShopIDs: [COMPANY_SHOP_ID, ...shopIds] }, context));
  const staff = STAFF.map(({ shops, ...plan }) => {
    const ShopIDs = shopIds.filter((_, place) => shops.includes(place));
    return must(addStaff(world, { ...withPassword(plan), ...owned, ShopIDs }, context));
  });
  return shopIds.map((shopId) => ({
    shopId,
    ownerId,
    userIds: [ownerId, ...staff.filter((user) => sellsIn(user, shopId)).map((user) => user.UserID)],
  }));
}

function withPassword<Person extends { UserName: string }>(person: Person) {
  return { ...person, Password: scenarioPasswordOf(person.UserName) };
}

function sellsIn({ GroupID, ShopIDs }: User, shopId: number): boolean {
  return (GroupID === 2 || GroupID === 4) && ShopIDs.includes(shopId);
}
