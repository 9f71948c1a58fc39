import { expect, test } from 'vitest';
import { cacheFaults, trialBalance } from '../../core/ledger/audit.ts';
import { COMPANY_SHOP_ID } from '../../core/command/context.ts';
import { brokenTies } from '../../core/reports/ties/ties.ts';
import { orderTotals } from '../../core/schedules/orderTotals.ts';
import { lotFigures } from '../../core/lots/lotFigures.ts';
import { createWorld, type World } from '../../core/store/world.ts';
import { actAs } from '../actor.ts';
import { createDice } from '../dice.ts';
import { large } from './large.ts';

const now = Date.parse('2026-11-20T09:00:00+07:00');

const world = played();

test('the books of ten shops balance, and every aggregate equals the fold over the entries', () => {
  expect([...trialBalance(world).values()]).toEqual(Array.from({ length: 11 }, () => 0));
  expect(cacheFaults(world)).toEqual([]);
  expect(world.books.entries.length).toBeGreaterThan(5000);
});

test.each([1, 10, COMPANY_SHOP_ID])('every report of shop %i agrees with the ledger', { timeout: 60_000 }, (shopId) => {
  const userId = world.shops.get(shopId)?.OwnerUserID ?? 0;
  const company = world.users.by('name', 'congty')[0]?.UserID ?? 0;
  const context = actAs(createDice(1), shopId === COMPANY_SHOP_ID ? company : userId, shopId, now);
  expect(brokenTies(world, context, { fromDate: '2026-11-12', toDate: '2026-11-20' })).toEqual([]);
});

test('an order of the past was swiped in full and leaves nothing open but its fee', () => {
  const orders = world.schedules.rows.filter((order) => (order.CompletedDate ?? '9') < '2026-11-20');
  for (const order of orders) {
    const { TotalSwipe, CustomerDebt, FeeAmount } = orderTotals(world, order);
    expect([TotalSwipe, [0, FeeAmount].includes(CustomerDebt)]).toEqual([order.Amount, true]);
  }
  expect(orders.length).toBeGreaterThan(1500);
});

test('every lot of the past was settled against its slip and came in full', () => {
  const past = world.numberLots.rows.filter((lot) => lot.BusinessDate < '2026-11-19');
  expect(past.filter((lot) => lotFigures(world, lot).Remain !== 0)).toEqual([]);
});

function played(): World {
  const made = createWorld();
  large({ world: made, dice: createDice(1), seed: 1, now, volume: { customers: 60, cards: 100, days: 25 } });
  return made;
}
