import { describe, expect, test } from 'vitest';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { addDays } from '../values/dates.ts';
import { codeOf, contextAt, imageOf, must, openShop } from '../testing/openShop.ts';
import type { World } from '../store/world.ts';
import { deleteStaff } from './deleteStaff.ts';
import { groupRights } from '../access/groups.ts';
import { ACTION, ALL_ACTIONS, ALL_MENUS, MENU } from '../values/menus.ts';
import { getStaffPermissions, saveStaffPermissions } from './permissions.ts';
import { grant, type Right } from '../access/rights.ts';
import { saveStaff, type SaveStaffCommand } from './saveStaff.ts';
import { authenticate, login } from '../access/sessions.ts';
import { listStaff } from './staffView.ts';

const FORM = {
  UserName: 'thungan.lan',
  Password: 'Thungan123',
  FullName: ' Nguyễn  Lan ',
  GroupID: 4,
  Status: 1,
} as const;

/** A shop with a manager who has every right of a manager in it. */
function stage() {
  const { world, owner } = openShop();
  const form = (changes: Partial<SaveStaffCommand> = {}): SaveStaffCommand => ({
    ...FORM,
    ShopIDs: [owner.shopId],
    ...changes,
  });
  const boss = must(saveStaff(world, form({ UserName: 'quanly', GroupID: 2 }), owner));
  const manager = contextAt(owner.now, boss.UserID, owner.shopId);
  const session = (UserName: string) => {
    const { Token, UserID, ShopID } = must(login(world, { UserName, Password: FORM.Password }, owner));
    return { token: Token, userId: UserID, shopId: ShopID };
  };
  return { world, owner, manager, form, session };
}

const permissionsOf = (world: World, StaffID: number, context: Context) =>
  must(getStaffPermissions(world, { StaffID }, context));

describe('a member of staff', () => {
  test('begins with the rights of the group, cut to those of whoever enters them', () => {
    const { world, owner, manager, form } = stage();
    const cashier = must(saveStaff(world, form(), manager));
    expect(cashier).toMatchObject({ FullName: 'Nguyễn Lan', OwnerUserID: owner.userId, Status: 1 });
    expect(permissionsOf(world, cashier.UserID, owner).Rights).toEqual(groupRights(4));
    grant(world, manager.userId, [{ MenuID: MENU.staff, ActionIDs: [ACTION.view, ACTION.add] }]);
    const other = must(saveStaff(world, form({ UserName: 'thungan.mai' }), manager));
    expect(permissionsOf(world, other.UserID, owner).Rights).toEqual([]);
  });

  test.each([
    [{ UserName: 'chutiem' }, 'Duplicate'],
    [{ UserName: 'Lan Anh' }, 'Invalid'],
    [{ Password: 'ngan' }, 'Invalid'],
    [{ Password: undefined }, 'Invalid'],
    [{ FullName: ' ' }, 'Invalid'],
    [{ Phone: '12' }, 'Invalid'],
    [{ CCCD: '12' }, 'Invalid'],
    [{ ShopIDs: [] }, 'Invalid'],
    [{ ShopIDs: [99] }, 'Forbidden'],
    [{ ShopIDs: [COMPANY_SHOP_ID] }, 'Forbidden'],
    [{ GroupID: 1 as const }, 'Forbidden'],
    [{ ExpiredDate: '2099-12-31' }, 'Invalid'],
    [{ UserID: 999, Version: 1 }, 'NotFound'],
  ])('with %o is refused and nothing changes', (wrong, code) => {
    const { world, manager, form } = stage();
    const before = imageOf(world);
    expect(codeOf(saveStaff(world, form(wrong), manager))).toBe(code);
    expect(imageOf(world)).toBe(before);
  });

  test('who is suspended or gets a new password loses every session; a stale change is refused with what is there now', () => {
    const { world, owner, form, session } = stage();
    const { UserID } = must(saveStaff(world, form(), owner));
    const now = owner.now;
    let opened = session(FORM.UserName);
    expect(codeOf(authenticate(world, opened, now))).toBe('done');
    must(saveStaff(world, form({ UserID, Version: 1, Status: 2, Password: undefined }), owner));
    expect(codeOf(authenticate(world, opened, now))).toBe('Unauthorized');
    expect(saveStaff(world, form({ UserID, Version: 1 }), owner)).toMatchObject({
      code: 'Stale',
      current: { UserID, Status: 2, Version: 2 },
    });
    must(saveStaff(world, form({ UserID, Version: 2, Password: undefined }), owner));
    opened = session(FORM.UserName);
    must(saveStaff(world, form({ UserID, Version: 3, Password: 'Matkhau999' }), owner));
    expect(codeOf(authenticate(world, opened, now))).toBe('Unauthorized');
    expect(JSON.stringify(world.actions)).not.toMatch(/Matkhau999|Thungan123|pbkdf2/);
  });

  test('nobody lifts themselves, touches the owner, or takes over somebody with more rights', () => {
    const { world, owner, manager, form } = stage();
    const { UserID } = must(saveStaff(world, form(), owner));
    const user = (id: number) => world.users.get(id);
    const edit = (id: number, changes: Partial<SaveStaffCommand>, context: Context) => {
      const { UserName = '', GroupID = 4, ShopIDs = [], Version } = user(id) ?? {};
      const kept = { UserID: id, UserName, GroupID, ShopIDs, Version, Password: undefined };
      return codeOf(saveStaff(world, form({ ...kept, ...changes }), context));
    };
    expect(edit(manager.userId, { Status: 2 }, manager)).toBe('Forbidden');
    expect(edit(manager.userId, { GroupID: 3 }, manager)).toBe('Forbidden');
    expect(edit(manager.userId, { Password: 'Matkhau999' }, manager)).toBe('Invalid');
    expect(edit(manager.userId, { FullName: 'Phạm Hưng' }, manager)).toBe('done');
    expect(edit(owner.userId, { Password: 'Matkhau999' }, manager)).toBe('Forbidden');
    expect(edit(owner.userId, { FullName: 'Trần Chủ' }, owner)).toBe('done');
    expect(edit(UserID, { UserName: 'tenkhac' }, owner)).toBe('Invalid');
    grant(world, UserID, [{ MenuID: MENU.cashBook, ActionIDs: [ACTION.view, ACTION.lockBooks] }]);
    expect(edit(UserID, { Password: 'Matkhau999' }, manager)).toBe('Forbidden');
    expect(edit(UserID, { Password: 'Matkhau999' }, owner)).toBe('done');
  });
});

/** The term of the manager ends a month before that of the owner. */
function withEnds() {
  const { world, owner, manager, form } = stage();
  const ownersEnd = world.users.get(owner.userId)?.ExpiredDate ?? '';
  const end = addDays(ownersEnd, -30);
  const boss = world.users.get(manager.userId);
  if (boss) world.users.put({ ...boss, ExpiredDate: end });
  const { UserID } = must(saveStaff(world, form({ ExpiredDate: ownersEnd }), owner));
  const edit = (id: number, changes: Partial<SaveStaffCommand>, context: Context) => {
    const { UserName = '', GroupID = 4, ShopIDs = [], Version } = world.users.get(id) ?? {};
    const kept = { UserID: id, UserName, GroupID, ShopIDs, Version, Password: undefined };
    return saveStaff(world, form({ ...kept, ...changes }), context);
  };
  return { world, owner, manager, form, edit, UserID, end, ownersEnd };
}

describe('the term of an account', () => {
  test('is changed by somebody else: one day longer or shorter for oneself is refused at the field', () => {
    const { world, owner, manager, edit, end, ownersEnd } = withEnds();
    const before = imageOf(world);
    for (const ExpiredDate of [addDays(end, 1), addDays(end, -1), ownersEnd]) {
      expect(edit(manager.userId, { ExpiredDate }, manager)).toMatchObject({
        code: 'Forbidden',
        field: 'ExpiredDate',
        message: 'Không thể tự đổi hạn sử dụng của mình',
      });
    }
    expect(codeOf(edit(owner.userId, { ExpiredDate: addDays(ownersEnd, -1) }, owner))).toBe('Forbidden');
    expect(imageOf(world)).toBe(before);
    expect(codeOf(edit(manager.userId, { ExpiredDate: end }, manager))).toBe('done');
    expect(codeOf(edit(manager.userId, { ExpiredDate: ownersEnd }, owner))).toBe('done');
  });

  test('is given to others no longer than one has, so two cannot lengthen each other; a longer one that was there stays', () => {
    const { world, manager, form, edit, UserID, end, ownersEnd } = withEnds();
    const tooLong = { code: 'Forbidden', message: 'Không thể cho hạn sử dụng dài hơn hạn của mình' };
    const fresh = form({ UserName: 'nguoimoi', ExpiredDate: addDays(end, 1) });
    expect(saveStaff(world, fresh, manager)).toMatchObject({ ...tooLong, field: 'ExpiredDate' });
    expect(edit(UserID, { ExpiredDate: addDays(ownersEnd, -1) }, manager)).toMatchObject(tooLong);
    expect(codeOf(edit(UserID, { ExpiredDate: ownersEnd }, manager))).toBe('done');
    expect(codeOf(edit(UserID, { ExpiredDate: end }, manager))).toBe('done');
    expect(world.users.get(UserID)?.ExpiredDate).toBe(end);
  });

  test('a refusal to lift oneself names the field', () => {
    const { manager, edit } = withEnds();
    const lifts = [{ GroupID: 3 as const }, { Status: 2 as const }, { ShopIDs: [99] }];
    expect(lifts.map((lift) => edit(manager.userId, lift, manager))).toMatchObject([
      { field: 'GroupID', message: 'Không thể tự đổi nhóm quyền của mình' },
      { field: 'Status', message: 'Không thể tự đổi trạng thái của mình' },
      { field: 'ShopIDs', message: 'Không thể tự đổi cửa hàng của mình' },
    ]);
  });
});

describe('deleting', () => {
  test('keeps whoever has worked under Đã nghỉ việc, and takes everybody off the list', () => {
    const { world, owner, form, session } = stage();
    const worked = must(saveStaff(world, form(), owner)).UserID;
    const fresh = must(saveStaff(world, form({ UserName: 'nguoimoi' }), owner)).UserID;
    const opened = session(FORM.UserName);
    for (const StaffID of [worked, fresh]) must(deleteStaff(world, { StaffID }, owner));
    const names = (Status?: number) =>
      must(listStaff(world, { Status }, owner)).rows.map((row) => [row.UserName, row.Status]);
    expect(names()).toEqual([
      ['quanly', 1],
      ['chutiem', 1],
    ]);
    expect(names(0)).toEqual([[FORM.UserName, 0]]);
    expect(codeOf(authenticate(world, opened, owner.now))).toBe('Unauthorized');
    expect(codeOf(login(world, { UserName: FORM.UserName, Password: FORM.Password }, owner))).not.toBe('done');
    expect(codeOf(deleteStaff(world, { StaffID: fresh }, owner))).toBe('NotFound');
    expect(codeOf(saveStaff(world, form(), owner))).toBe('Duplicate');
    must(saveStaff(world, form({ UserID: worked, Version: 2, Password: undefined }), owner));
    expect(names()).toHaveLength(3);
  });

  test('oneself and the owner are refused', () => {
    const { world, owner, manager } = stage();
    expect(codeOf(deleteStaff(world, { StaffID: owner.userId }, owner))).toBe('Forbidden');
    expect(codeOf(deleteStaff(world, { StaffID: owner.userId }, manager))).toBe('Forbidden');
    expect(codeOf(deleteStaff(world, { StaffID: manager.userId }, manager))).toBe('Forbidden');
  });
});

describe('rights of a person', () => {
  test('are replaced as a whole and logged before and after, by name', () => {
    const { world, owner, form } = stage();
    const { UserID: StaffID } = must(saveStaff(world, form(), owner));
    const Rights = [{ MenuID: MENU.appointments, ActionIDs: [ACTION.view, ACTION.print] }];
    const saved = must(saveStaffPermissions(world, { StaffID, Version: 1, Rights }, owner));
    expect(saved).toMatchObject({ Rights, Version: 2, GroupRights: groupRights(4), IsOwner: false });
    const line = world.actions.rows.at(-1);
    expect(JSON.parse(line?.NewValue ?? '')).toMatchObject({ 'Lịch hẹn': 'Xem, In' });
    expect(JSON.parse(line?.OldValue ?? '')).toMatchObject({ 'Khách hàng': 'Xem, Thêm, Sửa' });
    expect(codeOf(saveStaffPermissions(world, { StaffID, Version: 1, Rights }, owner))).toBe('Stale');
  });

  test('nobody grants what they do not have, and a right that was there may stay', () => {
    const { world, owner, manager, form } = stage();
    const { UserID: StaffID } = must(saveStaff(world, form(), owner));
    const lock: Right = { MenuID: MENU.cashBook, ActionIDs: [ACTION.view, ACTION.lockBooks] };
    const save = (Rights: Right[], context = manager) =>
      codeOf(
        saveStaffPermissions(world, { StaffID, Version: world.users.get(StaffID)?.Version ?? 0, Rights }, context),
      );
    expect(save([lock])).toBe('Forbidden');
    expect(save([{ ...lock, ActionIDs: [ACTION.view] }])).toBe('done');
    expect(save([{ ...lock, ActionIDs: [ACTION.print] }])).toBe('Invalid');
    expect(save([lock, lock], owner)).toBe('Invalid');
    expect(save([lock], owner)).toBe('done');
    expect(save([])).toBe('Forbidden');
  });

  test('an owner has all of them and keeps them', () => {
    const { world, owner, manager } = stage();
    const { Rights, IsOwner } = permissionsOf(world, owner.userId, manager);
    expect(IsOwner).toBe(true);
    expect(Rights).toEqual(ALL_MENUS.map((MenuID) => ({ MenuID, ActionIDs: [...ALL_ACTIONS] })));
    for (const context of [owner, manager]) {
      const command = { StaffID: owner.userId, Version: 1, Rights: [] };
      expect(codeOf(saveStaffPermissions(world, command, context))).toBe('Forbidden');
    }
    const stranger = contextAt(owner.now, 999, owner.shopId);
    expect(codeOf(getStaffPermissions(world, { StaffID: owner.userId }, stranger))).toBe('NotFound');
  });
});
