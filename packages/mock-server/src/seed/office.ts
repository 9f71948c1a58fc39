/** Behind the counter: people of every group and state, work that is planned, warnings somebody looked at, and the log of it all. */
import { deleteStaff } from '../core/staff/deleteStaff.ts';
import { ACTION, MENU } from '../core/values/menus.ts';
import { getStaffPermissions, saveStaffPermissions } from '../core/staff/permissions.ts';
import { saveStaff, type SaveStaffCommand } from '../core/staff/saveStaff.ts';
import { login } from '../core/access/sessions.ts';
import { logAction } from '../core/history/actionLog.ts';
import type { Context } from '../core/command/context.ts';
import { businessDateOf, instantAt } from '../core/values/dates.ts';
import type { User } from '../core/records/account.ts';
import { sha256, toHex, utf8 } from '../core/values/sha256.ts';
import type { World } from '../core/store/world.ts';
import { must } from './actor.ts';
import { STAFF_PASSWORD } from './passwords.ts';
import type { Branch } from './branch.ts';
import { planDueCards, renewCards } from './dueWork.ts';
import { leaveWarnings, settleWarnings } from './warningWork.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What the office works with. */
export interface Office {
  world: World;
  branches: readonly Branch[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Plays the office of the shops up to now; throws no dice, so that it shifts nobody's numbers. */
export function playOffice(office: Office): void {
  hire(office);
  for (const branch of office.branches) {
    const as = (hoursAgo: number) =>
      officeContext(branch.shop.ownerId, branch.shop.shopId, office.now - hoursAgo * HOUR);
    leaveWarnings(office.world, branch, as);
    settleWarnings(office.world, branch, as);
    renewCards(office.world, branch, as(30));
    planDueCards(office.world, as(3));
  }
  openDoors(office);
}

/** A call of the office: its secrets follow from who makes it and when. */
function officeContext(userId: number, shopId: number, at: number): Context {
  const now = instantAt(at);
  const secret = toHex(sha256(utf8(`${userId}|${shopId}|${at}`)));
  return { now, businessDate: businessDateOf(now), userId, shopId, randomHex: (bytes) => secret.slice(0, bytes * 2) };
}

type Person = Pick<SaveStaffCommand, 'UserName' | 'FullName' | 'GroupID'> & {
  /** Place of the shop; days ago the person began. */
  shop: number;
  since: number;
  phone: string;
  cccd?: string;
};

const PEOPLE: readonly Person[] = [
  {
    UserName: 'quanly.govap',
    FullName: 'Hoàng Thị Mai',
    GroupID: 2,
    shop: 1,
    since: 96,
    phone: '0906111333',
    cccd: '079188004521',
  },
  {
    UserName: 'thungan.thuduc',
    FullName: 'Ngô Bảo Trâm',
    GroupID: 4,
    shop: 2,
    since: 80,
    phone: '0906222444',
    cccd: '075199012876',
  },
  { UserName: 'ketoan.govap', FullName: 'Đỗ Thanh Tùng', GroupID: 3, shop: 1, since: 74, phone: '0906333555' },
  { UserName: 'thuquy.thuduc', FullName: 'Lý Mỹ Duyên', GroupID: 5, shop: 2, since: 61, phone: '0906444666' },
  {
    UserName: 'thungan.moi',
    FullName: 'Trương Gia Hân',
    GroupID: 4,
    shop: 0,
    since: 6,
    phone: '0906555777',
    cccd: '079202008315',
  },
  {
    UserName: 'hoangnam',
    FullName: 'Lê Hoàng Nam',
    GroupID: 4,
    shop: 0,
    since: 90,
    phone: '0906666888',
    cccd: '001197003344',
  },
  { UserName: 'minhchau', FullName: 'Vũ Minh Châu', GroupID: 4, shop: 1, since: 100, phone: '0906777999' },
  { UserName: 'ducanh', FullName: 'Phan Đức Anh', GroupID: 5, shop: 0, since: 110, phone: '0906888000' },
];

function hire({ world, branches, now }: Office): void {
  for (const { shop, since, phone, cccd, ...said } of PEOPLE) {
    const branch = branches[shop];
    if (!branch) continue;
    const { ownerId, shopId } = branch.shop;
    const began = officeContext(ownerId, shopId, now - since * DAY);
    const form = { ...said, Phone: phone, CCCD: cccd, ShopIDs: [shopId], Status: 1 as const };
    const staff = must(saveStaff(world, { ...form, Password: STAFF_PASSWORD }, began));
    if (staff.UserName === 'hoangnam') {
      const change = { ...form, UserID: staff.UserID, Version: staff.Version, Status: 2 as const };
      must(saveStaff(world, change, officeContext(ownerId, shopId, now - 4 * DAY)));
    }
    if (staff.UserName === 'minhchau' || staff.UserName === 'ducanh') {
      const hello = { UserName: staff.UserName, Password: STAFF_PASSWORD };
      must(login(world, hello, officeContext(0, 0, now - since * DAY + HOUR)));
      must(deleteStaff(world, { StaffID: staff.UserID }, officeContext(ownerId, shopId, now - 20 * DAY)));
    }
    if (staff.UserName === 'thungan.moi') trust(world, staff, officeContext(ownerId, shopId, now - 2 * DAY));
  }
}

/** The new cashier may push schedules and look at warnings no more, but may now print and export cards. */
function trust(world: World, { UserID: StaffID }: User, context: Context): void {
  const { Rights, Version } = must(getStaffPermissions(world, { StaffID }, context));
  const { view, add, edit, print, exportExcel } = ACTION;
  const kept = Rights.filter(({ MenuID }) => MenuID !== MENU.warningOrders && MenuID !== MENU.cards);
  const cards = { MenuID: MENU.cards, ActionIDs: [view, add, edit, exportExcel, print] };
  must(saveStaffPermissions(world, { StaffID, Version, Rights: [...kept, cards] }, context));
}

/** The morning of today: who came, who mistyped, and who tried what is not allowed. */
function openDoors({ world, branches, now }: Office): void {
  for (const [place, { shop }] of branches.entries()) {
    for (const [order, userId] of shop.userIds.entries()) {
      const context = officeContext(userId, shop.shopId, now - (4 * 60 - order * 7 - place) * 60_000);
      const line = { MenuID: MENU.home, ActionID: ACTION.view, Call: 'login' };
      if (order === 1) logAction(world, { ...line, Note: 'Đăng nhập sai mật khẩu', Denied: true }, context);
      logAction(world, { ...line, Note: 'Đăng nhập' }, context);
    }
    const last = shop.userIds.at(-1) ?? shop.ownerId;
    const Note = 'Bị từ chối: Xóa khách hàng – Không có quyền thực hiện thao tác này';
    const tried = { MenuID: MENU.customers, ActionID: ACTION.remove, Call: 'deleteCustomer', Denied: true, Note };
    logAction(world, tried, officeContext(last, shop.shopId, now - 90 * 60_000));
  }
}
