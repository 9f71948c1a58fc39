import { expect, test } from 'vitest';
import { login } from '../core/access/sessions.ts';
import type { Refusal } from '../core/command/result.ts';
import { contextAt, must } from '../core/testing/openShop.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { reportOperations } from './report.ts';

const NOW = '2026-11-21T10:00:00+07:00';
const DAYS = { fromDate: '2026-11-16', toDate: '2026-11-21' };
const demo = seedWorld({ scenario: 'demo', seed: 5, size: 'small', now: Date.parse(NOW) });

/** Somebody at work in a shop. */
function at(UserName: string, Password: string, shopId: number) {
  return contextAt(NOW, must(login(demo, { UserName, Password }, contextAt(NOW, 0, 0))).UserID, shopId);
}

/** What a call answered, which is no refusal. */
function answered<Found extends { ok: true }>(answer: Found | Refusal): Found {
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

function rowsOf(context: ReturnType<typeof at>, searchShopID?: number) {
  return answered(reportOperations.getAllShopReport(demo, { ...DAYS, PageSize: 500, searchShopID }, context)).data;
}

const owner = at('chushop', 'Chushop@123', 2);
const cashier = at('nhanvien', 'Nhanvien@123', 1);

test('the owner of three shops sees three, whichever is worked in', () => {
  expect(rowsOf(owner).map(({ ShopID }) => ShopID)).toEqual([1, 2, 3]);
  expect(rowsOf(at('chushop', 'Chushop@123', 1))).toEqual(rowsOf(owner));
  expect(rowsOf(owner, 3).map(({ ShopID }) => ShopID)).toEqual([3]);
});

test('who works in one shop sees no other, nor its figures', () => {
  expect(rowsOf(cashier).map(({ ShopID }) => ShopID)).toEqual([1]);
  expect(rowsOf(cashier, 2)).toEqual([]);
});

test('a figure of another shop opens there for who may work in it, and is nothing to anybody else', () => {
  const other = rowsOf(owner).find(({ ShopID }) => ShopID === 3);
  const asked = { ...other?.Entries, Figure: 'FundTotal' } as const;
  const { In = 0, Out = 0 } = answered(reportOperations.getCashBook(demo, asked, owner)).totals ?? {};
  expect(In - Out).toBe(other?.FundTotal);
  const attempt = reportOperations.getCashBook(demo, asked, cashier);
  expect(attempt.ok ? attempt.data.Entries : []).toEqual([]);
});

test('without the right to the report a figure of another shop is refused', () => {
  const asked = { ...DAYS, Figure: 'TotalSwipe', Report: 'allShops', searchShopID: 1 } as const;
  expect(reportOperations.getCashBook(demo, asked, cashier)).toMatchObject({ ok: false, code: 'Forbidden' });
});
