import { describe, expect, test } from 'vitest';
import { ACTION, MENU } from '../values/menus.ts';
import { hire } from '../testing/openCompany.ts';
import { codeOf, contextAt, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { adjustDebt } from './adjustDebt.ts';
import { adjustScheduleDebt } from './adjustScheduleDebt.ts';
import { cancelPayDebt } from './cancelDebt.ts';
import { compareDebt, type ComparisonCommand } from './compareDebt.ts';
import { changeDebt } from './changeDebt.ts';
import { getDebtSummary } from './debtSummary.ts';
import { listDebtComparisons } from './listComparisons.ts';
import { payDebt } from './payDebt.ts';
import * as rebuildDebts from './rebuildDebts.ts';

const Reason = 'Số dư mang từ sổ cũ sang';
const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';

describe('comparing', () => {
  test('shows our balance of the day beside theirs; locked, everything up to that day is frozen', () => {
    const shop = owing(540_000);
    const { world, later, customerId } = shop;
    const [uncompared] = must(listDebtComparisons(world, { PartyType: 1 }, later)).rows;
    expect([uncompared?.OurBalance, uncompared?.Difference]).toEqual([540_000, undefined]);
    must(compare(shop, { Date: TODAY, TheirBalance: 500_000, Note: 'Họ chưa ghi phụ phí', Lock: true }));
    const [row] = must(listDebtComparisons(world, { PartyType: 1 }, later)).rows;
    expect(row).toMatchObject({ OurBalance: 540_000, TheirBalance: 500_000, Difference: 40_000, LockedTo: TODAY });
    const before = imageOf(world);
    const adjust = { DebtType: 1 as const, PartyID: customerId, Amount: 5, Reason, BusinessDate: TODAY };
    expect(codeOf(adjustDebt(world, adjust, later))).toBe('Locked');
    const pay = { CustomerID: customerId, Amount: 5, Method: 1 as const, PaidAt: '2026-11-20T10:00:00+07:00' };
    expect(codeOf(payDebt(world, pay, later))).toBe('Locked');
    expect(codeOf(cancelPayDebt(world, { DebtID: 1, Reason }, later))).toBe('Locked');
    expect(imageOf(world)).toBe(before);
    must(payDebt(world, { CustomerID: customerId, Amount: 5, Method: 1 }, later));
    const next = must(listDebtComparisons(world, { fromDate: '2026-11-21' }, later)).rows[0];
    expect([next?.Opening, next?.Closing, next?.OurBalance]).toEqual([540_000, 539_995, 540_000]);
  });

  test('the last lock is opened with a reason, by somebody else while there is one', () => {
    const shop = owing(540_000);
    const { world, later, customerId } = shop;
    must(compare(shop, { Date: TODAY, TheirBalance: 540_000, Lock: true }));
    hire(shop, 'ketoan', { MenuID: MENU.comparison, ActionIDs: [ACTION.lockBooks] });
    const open = { Date: TODAY, TheirBalance: 540_000, Lock: false };
    expect(codeOf(compare(shop, open))).toBe('ReasonRequired');
    expect(codeOf(compare(shop, { ...open, Note: 'Ghi thiếu' }))).toBe('NeedApproval');
    const other = { ...later, userId: 2 };
    const party = { DebtType: 1 as const, PartyID: customerId };
    expect(codeOf(compareDebt(world, party, { ...open, Note: 'Ghi thiếu' }, other))).toBe('done');
    expect(codeOf(cancelPayDebt(world, { DebtID: 1, Reason }, later))).toBe('done');
  });

  test.each<[string, Partial<ComparisonCommand>, string]>([
    ['of a day to come', { Date: '2026-11-22' }, 'FutureDate'],
    ['of a day that is none', { Date: '2026-02-30' }, 'Invalid'],
    ['that is no money', { TheirBalance: 0.5 }, 'Invalid'],
    ['locked today', { Date: '2026-11-21', Lock: true }, 'Invalid'],
    ['locked with a difference and no words', { Lock: true, TheirBalance: 1 }, 'ReasonRequired'],
  ])('a figure %s is refused and nothing changes', (_, wrong, code) => {
    const shop = owing(540_000);
    const before = imageOf(shop.world);
    expect(codeOf(compare(shop, { TheirBalance: 540_000, Lock: false, ...wrong }))).toBe(code);
    expect(imageOf(shop.world)).toBe(before);
  });

  test('needs its own rights, a party of the shop, and is not mixed with an adjustment', () => {
    const shop = owing(540_000);
    const { world, later, customerId } = shop;
    const clerk = {
      ...later,
      userId: hire(shop, 'thungan', { MenuID: MENU.comparison, ActionIDs: [ACTION.edit] }).userId,
    };
    const party = { DebtType: 1 as const, PartyID: customerId };
    const figure = { Date: TODAY, TheirBalance: 540_000, Lock: false };
    expect(codeOf(compareDebt(world, party, { ...figure, Lock: true }, clerk))).toBe('Forbidden');
    expect(codeOf(compareDebt(world, { ...party, PartyID: 99 }, figure, later))).toBe('NotFound');
    expect(must(changeDebt(world, { ...party, Comparison: figure }, clerk))).toMatchObject({ Kind: 7, Amount: 0 });
    expect(codeOf(changeDebt(world, { ...party, Comparison: figure, Amount: 5 }, later))).toBe('Invalid');
    expect(codeOf(changeDebt(world, party, later))).toBe('Invalid');
    expect(codeOf(changeDebt(world, { ...party, Amount: 5, Reason }, clerk))).toBe('Forbidden');
    expect(must(changeDebt(world, { ...party, Amount: 5, Reason }, later))).toMatchObject({ Kind: 3, Amount: 5 });
  });
});

test('an adjustment tied to an order is its customer’s', () => {
  const shop = openShop();
  const { ScheduleID } = startOrder(shop, { Amount: 30_000_000 });
  const adjust = (more: object) =>
    adjustScheduleDebt(shop.world, { ScheduleID, Amount: 40_000, Reason, ...more }, shop.owner);
  expect(must(adjust({})).Allocations).toEqual([{ ScheduleID, Amount: 40_000 }]);
  expect(codeOf(adjust({ ScheduleID: 99 }))).toBe('NotFound');
  expect(codeOf(adjust({ Reason: 'ngắn' }))).toBe('ReasonRequired');
  expect(codeOf(adjust({ Amount: -40_001 }))).toBe('OverDebt');
});

test.each([
  ['2026-11-27', [540_000, 0, 0]],
  ['2026-11-28', [0, 540_000, 0]],
  ['2026-12-20', [0, 540_000, 0]],
  ['2026-12-21', [0, 0, 540_000]],
])('a debt of 20/11 has its age on %s', (toDate, ages) => {
  const { world, later } = owing(540_000);
  const { rows, totals } = must(getDebtSummary(world, { toDate }, later));
  expect([rows[0]?.UpTo7Days, rows[0]?.UpTo30Days, rows[0]?.Over30Days]).toEqual(ages);
  expect(totals.UpTo7Days + totals.UpTo30Days + totals.Over30Days).toBe(540_000);
});

test('the four debts are summed over any period, and every rebuild compares and changes nothing', () => {
  const { world, later } = owing(540_000);
  const before = imageOf(world);
  const { rows, totals } = must(getDebtSummary(world, { fromDate: '2026-11-21' }, later));
  expect(rows[0]).toMatchObject({
    PartyType: 1,
    Opening: 540_000,
    Closing: 540_000,
    Receivable: 540_000,
    PartyCount: 1,
  });
  expect([rows.length, totals.Closing]).toEqual([4, 540_000]);
  expect(codeOf(getDebtSummary(world, { fromDate: '2026-11-21', toDate: YESTERDAY }, later))).toBe('Invalid');
  expect(must(rebuildDebts.runDebt(world, { shopID: 1 }, later))).toMatchObject({ Checked: 1, Differences: 0 });
  expect(codeOf(rebuildDebts.runDebt(world, { shopID: 9 }, later))).toBe('NotFound');
  expect(rebuildDebts.reloadDebts(world, later).Rows).toMatchObject([{ Kept: 540_000, Folded: 540_000 }]);
  expect(rebuildDebts.reloadPosDebts(world, later).Checked).toBe(0);
  expect(rebuildDebts.reloadBankCards(world, later)).toMatchObject({ Checked: 1, Entries: 1, Differences: 0 });
  expect(rebuildDebts.reloadMoney(world, later).Rows[0]?.Name).toBe('Quỹ: VCB ···5600');
  expect(imageOf(world)).toBe(before);
});

/** A shop a day later whose customer was brought along with a debt. */
function owing(Amount: number) {
  const shop = openShop();
  const party = { DebtType: 1 as const, PartyID: shop.customerId };
  must(adjustDebt(shop.world, { ...party, Amount, Reason }, shop.owner));
  return { ...shop, later: contextAt('2026-11-21T09:00:00+07:00', shop.owner.userId, shop.owner.shopId) };
}

function compare(shop: TestShop & { later: TestShop['owner'] }, command: ComparisonCommand) {
  return compareDebt(shop.world, { DebtType: 1, PartyID: shop.customerId }, command, shop.later);
}
