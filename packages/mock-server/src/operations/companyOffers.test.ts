import { expect, test } from 'vitest';
import { login } from '../core/access/sessions.ts';
import type { Refusal } from '../core/command/result.ts';
import { COMPANY_SHOP_ID } from '../core/command/context.ts';
import { contextAt, must } from '../core/testing/openShop.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { paymentOperations } from './payment.ts';
import { posOperations } from './pos.ts';
import { scheduleWorkingOperations } from './scheduleWorking.ts';

const NOW = '2026-11-21T10:00:00+07:00';
const demo = seedWorld({ scenario: 'demo', seed: 5, size: 'small', now: Date.parse(NOW) });
const { UserID } = must(login(demo, { UserName: 'congty', Password: 'Congty@123' }, contextAt(NOW, 0, 0)));
const company = contextAt(NOW, UserID, COMPANY_SHOP_ID);

/** What a call answered, which is no refusal. */
function answered<Found extends { ok: true }>(answer: Found | Refusal): Found {
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

/** What the server says may be done next is what the screens offer: the company looks at its shops and writes in none. */
test('no order of a shop tells the company a next step', () => {
  const body = { Statuses: [], PageIndex: 1, PageSize: 500 };
  const { data } = answered(scheduleWorkingOperations.searchSchedules(demo, { body }, company));
  expect(data.length).toBeGreaterThan(100);
  expect(data.filter(({ NextStatuses }) => NextStatuses.length > 0)).toEqual([]);
});

test('no request for a POS code tells the company a decision', () => {
  const { data } = answered(posOperations.listPosCodeLogs(demo, { PageSize: 500 }, company));
  expect(data.length).toBeGreaterThan(0);
  expect(data.filter(({ NextStatuses }) => NextStatuses.length > 0)).toEqual([]);
});

test('what waits in a shop the person works in is theirs to decide from the company, and of no other', () => {
  const { data } = answered(paymentOperations.listApprovals(demo, {}, company));
  const ofShops = data.filter(({ ShopID }) => ShopID !== COMPANY_SHOP_ID);
  const decidable = ofShops.filter(({ CanApprove, CanRefuse }) => CanApprove || CanRefuse);
  expect(decidable.length).toBeGreaterThan(0);
  const theirs = demo.users.get(UserID)?.ShopIDs ?? [];
  expect(decidable.filter(({ ShopID }) => !theirs.includes(ShopID))).toEqual([]);
});
