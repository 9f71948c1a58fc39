import { expect, test } from 'vitest';
import { COMPANY_SHOP_ID } from '../core/command/context.ts';
import { contextAt, must } from '../core/testing/openShop.ts';
import { getBusinessResult } from '../core/reports/money/businessResult.ts';
import { getOwnerMorning } from '../core/reports/orders/ownerMorning.ts';
import { addDays } from '../core/values/dates.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { sumOf } from '../core/values/money.ts';
import { debtOperations } from './debt.ts';
import { reportOperations } from './report.ts';
import { reportV2Operations } from './reportV2.ts';

const NOW = '2026-11-21T10:00:00+07:00';
const YESTERDAY = '2026-11-20';
const demo = seedWorld({ scenario: 'demo', seed: 1, size: 'medium', now: Date.parse(NOW) });
const owner = demo.users.by('name', 'chushop')[0]?.UserID ?? 0;
const boss = demo.users.by('name', 'congty')[0]?.UserID ?? 0;
const inShop = (shopId: number) => contextAt(NOW, owner, shopId);
const company = contextAt(NOW, boss, COMPANY_SHOP_ID);

test.each([
  ['a shop of the owner', inShop(1)],
  ['the company', company],
])('from %s every shop stands with its own net profit, whose change its lines add up to', (_view, context) => {
  const { rows, totals } = getOwnerMorning(demo, YESTERDAY, context);
  expect(rows.map(({ ShopID }) => ShopID)).toEqual([1, 2, 3]);
  for (const { ShopID, Profit, Reasons = [] } of rows) {
    const result = must(getBusinessResult(demo, day(YESTERDAY), inShop(ShopID))).totals;
    expect(Profit?.Amount).toBe(result.NetProfit);
    expect(sumOf(Reasons, ({ Change }) => Change)).toBe((Profit?.Amount ?? 0) - (Profit?.PreviousAmount ?? 0));
    const sizes = Reasons.map(({ Change }) => Math.abs(Change));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  }
  expect(totals.Profit?.Amount).toBe(sumOf(rows, ({ Profit }) => Profit?.Amount ?? 0));
  expect(rows.some(({ Reasons }) => (Reasons?.length ?? 0) > 0)).toBe(true);
});

test('a cost that grew lowered the profit', () => {
  const { rows } = getOwnerMorning(demo, YESTERDAY, company);
  const reasons = rows.flatMap(({ Reasons = [] }) => Reasons);
  const fees = reasons.filter(({ Figure }) => Figure === 'PosFeeAmount');
  expect(fees.length).toBeGreaterThan(0);
  for (const { Amount, PreviousAmount, Change } of fees) expect(Change).toBe(PreviousAmount - Amount);
});

test('a usual day is the average of the four weeks before', () => {
  const [first] = getOwnerMorning(demo, YESTERDAY, inShop(1)).rows;
  const query = { fromDate: addDays(YESTERDAY, -28), toDate: addDays(YESTERDAY, -1) };
  const { NetProfit } = must(getBusinessResult(demo, query, inShop(1))).totals;
  expect(first?.UsualProfit).toBe(Math.round(NetProfit / 28));
});

test('cash differs by the last count of each fund, as the close of the day has it', () => {
  const [first] = getOwnerMorning(demo, YESTERDAY, inShop(1)).rows;
  const listed = reportOperations.listStartMoney(demo, {}, inShop(1));
  if (!listed.ok) throw new Error(listed.message);
  const last = new Map(
    listed.data.Closes.toReversed()
      .filter(({ Status }) => Status === 1)
      .map((close) => [close.Fund, close]),
  );
  expect(first?.Counts.length).toBe(last.size);
  expect(last.size).toBeGreaterThan(0);
  expect(first?.CashDifference).toBe(sumOf([...last.values()], ({ Difference }) => Difference));
});

test('POS that owe stand with the oldest money first, and the list of POS debts says the same', () => {
  const { rows, totals } = getOwnerMorning(demo, '2026-11-21', inShop(1));
  const poses = rows[0]?.Poses ?? [];
  const days = poses.map(({ OldestDays }) => OldestDays);
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  const listed = debtOperations.listPosDebts(demo, { PageSize: 100 }, inShop(1));
  if (!listed.ok) throw new Error(listed.message);
  const aged = listed.data.flatMap(({ PosID, OldestDays }) => (OldestDays === undefined ? [] : [[PosID, OldestDays]]));
  expect(new Map(aged as [number, number][])).toEqual(
    new Map(poses.map(({ PosID, OldestDays }) => [PosID, OldestDays])),
  );
  expect(listed.data.map(({ OldestDays = -1 }) => OldestDays)).toEqual(
    listed.data.map(({ OldestDays = -1 }) => OldestDays).toSorted((one, other) => other - one),
  );
  expect(listed.totals?.OldestDays).toBe(Math.max(...days));
  expect(totals.OldestDays).toBe(Math.max(...rows.flatMap(({ Poses }) => Poses.map((pos) => pos.OldestDays))));
});

test('the reasons of a period add up to the change of its net profit, and name who earned less', () => {
  const query = { fromDate: '2026-11-01', toDate: '2026-11-20' };
  const found = reportV2Operations.getResultReasons(demo, query, company);
  if (!found.ok) throw new Error(found.message);
  const { totals, lines } = must(getBusinessResult(demo, query, company));
  const before = lines.find(({ Figure }) => Figure === 'NetProfit')?.PreviousAmount ?? 0;
  const of = (kind: string) => found.data.filter(({ By }) => By === kind);
  expect(sumOf(of('line'), ({ Change }) => Change)).toBe(totals.NetProfit - before);
  expect(['line', 'shop', 'staff', 'pos', 'customer'].map((kind) => of(kind).length > 0)).not.toContain(false);
  expect(reportV2Operations.getResultReasons(demo, { ...query, toDate: '2026-10-01' }, company).ok).toBe(false);
});

function day(date: string) {
  return { fromDate: date, toDate: date };
}
