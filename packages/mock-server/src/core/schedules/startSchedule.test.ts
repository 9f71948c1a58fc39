import { expect, test } from 'vitest';
import { grant } from '../access/rights.ts';
import { addStaff } from '../staff/staff.ts';
import { codeOf, imageOf, must, openShop, startOrder } from '../testing/openShop.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { startSchedule } from './startSchedule.ts';

const Amount = 30_000_000;

test('an appointment made and started is as one that was made, confirmed and begun step by step', () => {
  const shop = openShop();
  const { world, owner } = shop;
  const stepped = startOrder(shop, { Amount });
  const { ScheduleID, Code, ...started } = must(startSchedule(world, termsOf(shop), owner));
  const { ScheduleID: steppedId, Code: _code, ...terms } = stepped;
  expect([Code, started]).toEqual(['HD000002', terms]);
  const stepsOf = (id: number) =>
    world.statusLogs.by('schedule', id).map(({ OldStatus, Status }) => [OldStatus, Status]);
  expect(stepsOf(ScheduleID)).toEqual(stepsOf(steppedId));
});

test.each([
  [{ Amount: 0 }, 'Invalid'],
  [{ CardDataID: 99 }, 'NotFound'],
])('one with %o is refused and nothing changes', (wrong, code) => {
  const shop = openShop();
  const before = imageOf(shop.world);
  expect(codeOf(startSchedule(shop.world, { ...termsOf(shop), ...wrong }, shop.owner))).toBe(code);
  expect(imageOf(shop.world)).toBe(before);
});

test('who may add appointments but not move orders starts none, and nothing is kept', () => {
  const shop = openShop();
  const { world, owner } = shop;
  const person = { UserName: 'lichhen', Password: 'Lichhen123', FullName: 'Lịch Hẹn', GroupID: 4 as const, Rights: [] };
  const place = { ShopIDs: [owner.shopId], OwnerUserID: owner.userId, ExpiredDate: '2027-12-31' };
  const clerk = { ...owner, userId: must(addStaff(world, { ...person, ...place }, owner)).UserID };
  const none = Object.values(MENU).map((MenuID) => ({ MenuID, ActionIDs: [] }));
  grant(world, clerk.userId, [...none, { MenuID: MENU.appointments, ActionIDs: [ACTION.view, ACTION.add] }]);
  const before = imageOf(world);
  expect(codeOf(startSchedule(world, termsOf(shop), clerk))).toBe('Forbidden');
  expect(imageOf(world)).toBe(before);
});

function termsOf({ customerId, cardId, owner }: ReturnType<typeof openShop>) {
  const who = { ServiceType: 1 as const, CustomerID: customerId, CardDataID: cardId };
  return { ...who, Amount, CustomerFeePercent: 1800, AppointmentDate: owner.now };
}
