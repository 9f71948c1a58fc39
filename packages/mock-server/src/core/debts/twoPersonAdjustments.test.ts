import { describe, expect, test } from 'vitest';
import { ACTION, MENU } from '../values/menus.ts';
import { deleteStaff } from '../staff/deleteStaff.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { decideHeld } from '../inbox/decideHeld.ts';
import { saveShop } from '../shops/saveShop.ts';
import { hire } from '../testing/openCompany.ts';
import { codeOf, imageOf, must, openShop } from '../testing/openShop.ts';
import { decideAdjustment } from './adjustDebt.ts';
import { cancelPayDebt } from './cancelDebt.ts';
import { changeDebt, type ChangeDebtCommand } from './changeDebt.ts';
import { debtView } from './debtView.ts';

const MILLION = 1_000_000;
const Reason = 'Số dư mang từ sổ cũ sang';

describe('an adjustment from the threshold of the shop on', () => {
  test('waits and moves nothing until somebody else with the right approves it as it was proposed', () => {
    const { world, owner, second, clerk, adjust, debt } = openTwo();
    const waiting = must(adjust({ Amount: 1000 * MILLION }, owner));
    expect([waiting.Status, waiting.CanApprove, waiting.CanRefuse, debt()]).toEqual([5, false, true, 0]);
    const DebtID = waiting.DebtID ?? 0;
    const seen = world.debts.get(DebtID);
    expect(seen && debtView(world, seen, second)).toMatchObject({ CanApprove: true, CanRefuse: true });
    const before = imageOf(world);
    expect(codeOf(decideAdjustment(world, { DebtID, Status: 1 }, owner))).toBe('NeedApproval');
    expect(codeOf(decideAdjustment(world, { DebtID, Status: 1 }, clerk))).toBe('Forbidden');
    expect(codeOf(decideAdjustment(world, { DebtID, Status: 3 }, second))).toBe('ReasonRequired');
    expect(codeOf(cancelPayDebt(world, { DebtID, Reason }, owner))).toBe('WrongStatus');
    expect(imageOf(world)).toBe(before);
    const approved = must(adjust({ DebtID, Status: 1 }, second));
    expect(approved).toMatchObject({ Status: 2, Amount: 1000 * MILLION, ApprovedByName: 'Lê Thị Thu' });
    expect([debt(), world.debts.get(DebtID)?.CreatedBy]).toEqual([1000 * MILLION, owner.userId]);
    expect(codeOf(adjust({ DebtID, Status: 1 }, second))).toBe('WrongStatus');
    must(cancelPayDebt(world, { DebtID, Reason }, owner));
    expect(debt()).toBe(1000 * MILLION);
    const { HeldWriteID = 0 } = world.heldWrites.rows.at(-1) ?? {};
    must(decideHeld(world, { HeldWriteID, Status: 1 }, second));
    expect(debt()).toBe(0);
  });

  test('posts on the day it was proposed while that is open, else on the day it is approved', () => {
    const { world, owner, second, adjust } = openTwo();
    const [open, closed] = [must(adjust({ Amount: 9 * MILLION }, owner)), must(adjust({ Amount: 8 * MILLION }, owner))];
    const later = { ...second, now: '2026-11-23T09:00:00+07:00', businessDate: '2026-11-23' };
    const postedOn = ({ DebtID = 0 }: typeof open) => {
      const shown = must(adjust({ DebtID, Status: 1 }, later)).BusinessDate;
      return [shown, world.books.entries.at(-1)?.BusinessDate];
    };
    expect(postedOn(open)).toEqual([owner.businessDate, owner.businessDate]);
    const shop = world.shops.get(owner.shopId);
    if (shop) world.shops.put({ ...shop, LockDate: owner.businessDate });
    expect(postedOn(closed)).toEqual(['2026-11-23', '2026-11-23']);
  });

  test('is refused with a reason, or taken back by who proposed it, and never posted', () => {
    const { owner, second, adjust, debt } = openTwo();
    const [first, other] = [must(adjust({ Amount: 9 * MILLION }, owner)), must(adjust({ Amount: 8 * MILLION }, owner))];
    const refusal = { Status: 3 as const, Reason: 'Không có chứng từ kèm theo' };
    expect(must(adjust({ DebtID: first.DebtID, ...refusal }, second))).toMatchObject({
      Status: 6,
      CancelReason: refusal.Reason,
      CanCancel: false,
    });
    expect(must(adjust({ DebtID: other.DebtID, ...refusal }, owner))).toMatchObject({ Status: 6 });
    expect([codeOf(adjust({ DebtID: first.DebtID, Status: 1 }, second)), debt()]).toEqual(['WrongStatus', 0]);
  });

  test('is not brought below it in parts: what one person adjusts of a party within a day counts together', () => {
    const { owner, second, adjust, debt } = openTwo();
    expect(must(adjust({ Amount: 4_999_999 }, owner)).Status).toBe(2);
    expect(must(adjust({ Amount: -1 }, owner)).Status).toBe(5);
    expect(must(adjust({ Amount: 1 }, second)).Status).toBe(2);
    const tomorrow = { ...owner, now: '2026-11-21T09:00:00+07:00', businessDate: '2026-11-21' };
    expect([must(adjust({ Amount: 2 }, tomorrow)).Status, debt()]).toEqual([2, 5_000_002]);
  });

  test('is checked again when it is approved: by then the customer may owe less', () => {
    const { owner, second, adjust, debt } = openTwo();
    const { DebtID } = must(adjust({ Amount: 6 * MILLION }, owner));
    must(adjust({ DebtID, Status: 1 }, second));
    const cut = must(adjust({ Amount: -6 * MILLION }, owner));
    must(adjust({ Amount: -1 }, second));
    expect([codeOf(adjust({ DebtID: cut.DebtID, Status: 1 }, second)), debt()]).toEqual(['OverDebt', 5_999_999]);
  });

  test('follows the threshold the owner sets, and nobody else may set it', () => {
    const { world, owner, second, adjust } = openTwo();
    const shop = world.shops.get(owner.shopId);
    if (!shop) throw new Error('The shop is missing.');
    const form = { ...shop, AdjustApprovalFrom: 900 * MILLION };
    expect(codeOf(saveShop(world, form, second))).toBe('Forbidden');
    must(saveShop(world, form, owner));
    expect(must(adjust({ Amount: 899 * MILLION }, owner)).Status).toBe(2);
    expect(must(adjust({ Amount: 900 * MILLION }, second)).Status).toBe(5);
    must(saveShop(world, { ...form, AdjustApprovalFrom: undefined, Version: form.Version + 1 }, owner));
    expect(world.shops.get(owner.shopId)?.AdjustApprovalFrom).toBe(900 * MILLION);
  });

  test('is posted at once where nobody else could approve it', () => {
    const { world, owner, second, adjust, debt } = openTwo();
    must(deleteStaff(world, { StaffID: second.userId }, owner));
    expect([must(adjust({ Amount: 1000 * MILLION }, owner)).Status, debt()]).toEqual([2, 1000 * MILLION]);
  });
});

test('a decision adjusts and compares nothing beside it', () => {
  const { owner, second, adjust } = openTwo();
  const { DebtID } = must(adjust({ Amount: 6_000_000 }, owner));
  const decision = { DebtID, Status: 1 } as const;
  expect(codeOf(adjust({ ...decision, Amount: 5 }, second))).toBe('Invalid');
  expect(codeOf(adjust({ ...decision, Comparison: { TheirBalance: 0, Lock: false } }, second))).toBe('Invalid');
  expect(codeOf(adjust(decision, second))).toBe('done');
});

/** A shop with an owner, a second person who may adjust debts and edit the shop, and a clerk who sees debts. */
function openTwo() {
  const shop = openShop();
  const { world, owner, customerId } = shop;
  const adjusting = { MenuID: MENU.customerDebts, ActionIDs: [ACTION.view, ACTION.cancel, ACTION.approve] };
  const second = hire(shop, 'quanly', adjusting, { MenuID: MENU.shops, ActionIDs: [ACTION.edit] });
  const clerk = hire(shop, 'thungan', { MenuID: MENU.customerDebts, ActionIDs: [ACTION.view, ACTION.add] });
  const adjust = (command: Partial<ChangeDebtCommand>, context: typeof owner) =>
    changeDebt(world, { DebtType: 1, PartyID: customerId, Reason, ...command }, context);
  const debt = () => balanceOf(world, owner.shopId, accounts.customer(customerId));
  return { world, owner, second, clerk, adjust, debt };
}
