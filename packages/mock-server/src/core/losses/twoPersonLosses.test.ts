import { expect, test } from 'vitest';
import { ACTION, MENU } from '../values/menus.ts';
import { listApprovals } from '../inbox/listApprovals.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { hire } from '../testing/openCompany.ts';
import { codeOf, imageOf, must, openShop } from '../testing/openShop.ts';
import { addBadExpense, deleteBadExpense } from './badExpense.ts';
import { decideLoss } from './decideLoss.ts';

const Reason = 'Thẻ bị khóa sau khi nạp';
const LOSS = { Kind: 2 as const, Amount: 3_000_000, Fund: { Method: 1 as const }, Reason };

test('a loss waits and posts nothing until somebody else approves it as it was proposed', () => {
  const { world, owner, second, clerk, lost } = openTwo();
  const loss = must(addBadExpense(world, { ...LOSS, RecoveredAmount: 1_000_000 }, owner));
  expect([loss.Status, loss.EntryIDs, lost()]).toEqual([0, [], [0, 0]]);
  const { id } = loss;
  const before = imageOf(world);
  expect(codeOf(decideLoss(world, { id, Status: 1 }, owner))).toBe('NeedApproval');
  expect(codeOf(decideLoss(world, { id, Status: 1 }, clerk))).toBe('Forbidden');
  expect(codeOf(decideLoss(world, { id, Status: 3 }, second))).toBe('ReasonRequired');
  expect(codeOf(decideLoss(world, { id, Status: 1, Version: 2 }, second))).toBe('Stale');
  expect(codeOf(deleteBadExpense(world, { id, Reason }, owner))).toBe('WrongStatus');
  expect(codeOf(addBadExpense(world, { ...LOSS, id, Version: 1, RecoveredAmount: 2_000_000 }, owner))).toBe(
    'WrongStatus',
  );
  expect(imageOf(world)).toBe(before);
  expect(must(addBadExpense(world, { ...LOSS, id, Version: 1, Status: 1 }, second))).toMatchObject({
    Status: 1,
    ApprovedBy: second.userId,
  });
  expect([lost(), codeOf(decideLoss(world, { id, Status: 1 }, second))]).toEqual([
    [3_000_000, -1_000_000],
    'WrongStatus',
  ]);
});

test('approved later it posts on its own day while that is open, else on the day of approval, and the history says which', () => {
  for (const [isLocked, Date] of [
    [false, '2026-11-20'],
    [true, '2026-11-22'],
  ] as const) {
    const { world, owner, second } = openTwo();
    const { id } = must(addBadExpense(world, LOSS, owner));
    const shop = world.shops.get(owner.shopId);
    if (shop && isLocked) world.shops.put({ ...shop, LockDate: '2026-11-21' });
    const later = { ...second, now: '2026-11-22T10:00:00+07:00' as const, businessDate: '2026-11-22' as const };
    expect(must(decideLoss(world, { id, Status: 1 }, later))).toMatchObject({ Status: 1, Date });
    expect(world.books.entries.at(-1)?.BusinessDate).toBe(Date);
    expect(world.actions.rows.at(-1)?.Note).toContain(`ghi sổ ngày ${Date.slice(8)}/11/2026`);
  }
});

test('a refused loss keeps its reason and posts nothing; who proposed it may take it back', () => {
  const { world, owner, second, lost } = openTwo();
  const [first, other] = [must(addBadExpense(world, LOSS, owner)), must(addBadExpense(world, LOSS, owner))];
  const refusal = { Status: 3 as const, Reason: 'Khách đã hẹn ngày trả' };
  expect(must(decideLoss(world, { id: first.id, ...refusal }, second))).toMatchObject({
    Status: 3,
    RefuseReason: refusal.Reason,
  });
  expect(must(decideLoss(world, { id: other.id, ...refusal }, owner)).Status).toBe(3);
  expect([lost(), codeOf(decideLoss(world, { id: first.id, Status: 1 }, second))]).toEqual([[0, 0], 'WrongStatus']);
});

test('the inbox shows it to who may decide and to who proposed it, and to nobody else', () => {
  const { world, owner, second, clerk } = openTwo();
  const { id } = must(addBadExpense(world, LOSS, owner));
  const seenBy = (context: typeof owner) =>
    must(listApprovals(world, {}, context)).rows.map((row) => [row.Kind, row.RefID, row.CanApprove, row.CanRefuse]);
  expect(seenBy(second)).toEqual([[2, id, true, true]]);
  expect(seenBy(owner)).toEqual([[2, id, false, true]]);
  expect(seenBy(clerk)).toEqual([]);
  expect(must(listApprovals(world, {}, second)).totals).toEqual({ ToDecide: 1, MayDecide: true });
  expect(must(listApprovals(world, {}, clerk)).totals).toEqual({ ToDecide: 0, MayDecide: false });
  must(decideLoss(world, { id, Status: 1 }, second));
  expect([seenBy(second), seenBy(owner)]).toEqual([[], []]);
});

test('who only approves cannot add one', () => {
  const { world, second } = openTwo();
  expect(codeOf(addBadExpense(world, LOSS, second))).toBe('Forbidden');
});

/** A shop with a second person who approves losses, and a clerk who enters them. */
function openTwo() {
  const shop = openShop();
  const { world, owner } = shop;
  const second = hire(shop, 'quanly', { MenuID: MENU.badExpenses, ActionIDs: [ACTION.view, ACTION.approve] });
  const clerk = hire(shop, 'thungan', { MenuID: MENU.badExpenses, ActionIDs: [ACTION.view, ACTION.add] });
  const lost = () =>
    [accounts.badDebt, accounts.lossRecovered].map((account) => balanceOf(world, owner.shopId, account));
  return { world, owner, second, clerk, lost };
}
