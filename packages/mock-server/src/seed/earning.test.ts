import { expect, test, vi } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { COMPANY_SHOP_ID } from '../core/command/context.ts';
import { kindOf } from '../core/records/accounts.ts';
import { closingOn } from '../core/ledger/balance.ts';
import { resultOf } from '../core/reports/figures/resultFigures.ts';
import type { World } from '../core/store/world.ts';
import { everyDay, everyMonth, identityFault } from '../core/testing/identityRules.ts';
import { seedWorld } from './seedWorld.ts';

vi.setConfig({ testTimeout: 60_000 });

const MILLION = 1_000_000;
const NOW = Date.parse('2026-11-21T10:00:00+07:00');
/** Whole months of the demo. */
const MONTHS = ['2026-08', '2026-09', '2026-10'];

const worlds = [1, 2, 3].map((seed) => seedWorld({ scenario: 'demo', seed, size: 'medium', now: NOW }));

test('every shop of the demo keeps a part of its gross profit in every whole month, and loses nothing in the one that runs', () => {
  for (const world of worlds) {
    for (const shopId of [1, 2, 3]) {
      const results = MONTHS.map((month) => resultOf(world, [shopId], { from: `${month}-01`, to: `${month}-31` }));
      expect(results.map(({ NetProfit, GrossProfit }) => Math.round((100 * NetProfit) / GrossProfit))).toSatisfy(
        (shares: number[]) => shares.every((share) => share >= 10 && share <= 65),
      );
      expect(resultOf(world, [shopId], { from: '2026-11-01', to: '2026-11-21' }).NetProfit).toBeGreaterThan(0);
      expect(results.every(({ CapitalOut }) => CapitalOut > 0)).toBe(true);
    }
  }
  const [demo] = worlds;
  const net = [1, 2, 3].map((shopId) => MONTHS.map((month) => netOf(demo, shopId, month)).join(', '));
  tellFigure(6, `net profit of the demo in ${MONTHS.join(', ')}, million đồng: ${net.join('; ')}`);
});

test('the capital of every shop works: it returns 3 to 8 % a month, and less of it lies in funds than is lent out', () => {
  for (const world of worlds) {
    for (const shopId of [1, 2, 3]) {
      const returns = MONTHS.map((month) => returnOf(world, [shopId], month));
      expect([shopId, Math.min(...returns) > 2.5, Math.max(...returns) < 8.5]).toEqual([shopId, true, true]);
      const mean = returns.reduce((sum, each) => sum + each, 0) / returns.length;
      expect([shopId, mean > 3 && mean < 8]).toEqual([shopId, true]);
      for (const month of MONTHS) {
        const idle = averageOf(world, [shopId], month, /^fund:/);
        const lent = averageOf(world, [shopId], month, /^(customer|partner|pos)\//);
        expect([shopId, month, idle < lent]).toEqual([shopId, month, true]);
      }
    }
  }
  const [demo] = worlds;
  const told = [[1], [2], [3], [COMPANY_SHOP_ID, 1, 2, 3]].map((shopIds) =>
    MONTHS.map((month) => (demo ? returnOf(demo, shopIds, month) : 0).toFixed(1)).join(', '),
  );
  tellFigure(
    6,
    `return on average capital in ${MONTHS.join(', ')}, % a month, and of all with the company: ${told.join('; ')}`,
  );
});

test('no fund of the demo is below zero on any evening, and cash never piles up', () => {
  for (const world of worlds) {
    for (const [shopId, ledger] of world.books.shops) {
      for (const account of [...ledger.keys()].filter((key) => kindOf(key) === 'fund')) {
        const evenings = everyDay(world).map(({ to }) => closingOn(world, shopId, account, to));
        const most = shopId > 0 && account === 'fund:cash' ? 300 * MILLION : Infinity;
        const isRight = Math.min(...evenings) >= 0 && Math.max(...evenings) < most;
        expect([shopId, account, isRight]).toEqual([shopId, account, true]);
      }
    }
  }
});

test('on every day and in every month of the demo each shop and the company gained what it earned and was given', () => {
  for (const world of worlds) {
    expect(identityFault(world, everyDay(world))).toBeUndefined();
    expect(identityFault(world, everyMonth(world))).toBeUndefined();
  }
});

/** What shops earned in a month in percent of their average capital: funds and debts less what a shop owes the company. */
function returnOf(world: World, shopIds: readonly number[], month: string): number {
  const { NetProfit } = resultOf(world, shopIds, { from: `${month}-01`, to: `${month}-31` });
  return (100 * NetProfit) / averageOf(world, shopIds, month, /^(fund:|customer\/|partner\/|aff\/|pos\/|company$)/);
}

/** What some accounts hold together on the average evening of a month. */
function averageOf(world: World, shopIds: readonly number[], month: string, kind: RegExp): number {
  const evenings = everyDay(world).filter(({ to }) => to.startsWith(month));
  const held = shopIds.flatMap((shopId) =>
    [...(world.books.shops.get(shopId)?.keys() ?? [])]
      .filter((account) => kind.test(account))
      .flatMap((account) => evenings.map(({ to }) => closingOn(world, shopId, account, to))),
  );
  return held.reduce((sum, each) => sum + each, 0) / evenings.length;
}

function netOf(world: World | undefined, shopId: number, month: string): string {
  const { NetProfit = 0 } = world ? resultOf(world, [shopId], { from: `${month}-01`, to: `${month}-31` }) : {};
  return (NetProfit / MILLION).toFixed(1);
}
