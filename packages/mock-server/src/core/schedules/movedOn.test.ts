import { expect, test } from 'vitest';
import { LINE_KIND } from '../records/schedule.ts';
import { hire } from '../testing/openCompany.ts';
import { must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { stampChange } from '../records/stamped.ts';
import { findOrder } from './findOrder.ts';
import { createSchedule } from './saveSchedule.ts';
import { cancelLine } from './cancelLine.ts';
import { addWaitingLine } from './moneyLines.ts';
import { addWithdrawal, cancelWithdrawal } from './swipes.ts';

const Reason = 'Nhập sai số tiền';
const LATER = '2026-11-20T10:15:00+07:00';

/** The shop's order in work, and a colleague whose steps of 10:15 the owner's page does not show yet. */
function shopWithColleague() {
  const shop = openShop();
  const { ScheduleID } = startOrder(shop, { Amount: 30_000_000 });
  const hired = hire(shop, 'dongnghiep', { MenuID: MENU.contracts, ActionIDs: Object.values(ACTION) });
  const colleague = { ...hired, now: LATER };
  const who = shop.world.users.get(colleague.userId)?.FullName ?? '';
  return { ...shop, ScheduleID, colleague, who, by: `(${who}, 10:15 ngày 20/11/2026)` };
}

function wait({ world, owner }: TestShop, ScheduleID: number): number {
  return must(addWaitingLine(world, LINE_KIND.payCard, { ScheduleID, Amount: 5_000_000, Method: 1 }, owner)).PaymentID;
}

test('a line that a colleague cancelled says who did and when', () => {
  const shop = shopWithColleague();
  const { world, owner, colleague, by } = shop;
  const PaymentID = wait(shop, shop.ScheduleID);
  must(cancelLine(world, LINE_KIND.payCard, { PaymentID, Reason }, colleague));
  const refused = cancelLine(world, LINE_KIND.payCard, { PaymentID, Reason }, owner);
  expect(refused).toMatchObject({ code: 'AlreadyCancelled', message: `Dòng tiền đã được hủy trước đó ${by}` });
});

test('an order that a colleague cancelled says so to a step, a line and a swipe, whoever touched it later', () => {
  const shop = shopWithColleague();
  const { world, owner, colleague, who, ScheduleID, posId: PosID } = shop;
  must(changeScheduleStatus(world, { ScheduleID, Status: 5, Note: 'Khách đổi ý' }, colleague));
  const cancelled = must(findOrder(world, ScheduleID, owner));
  world.schedules.put({ ...cancelled, ...stampChange(cancelled, { ...owner, now: '2026-11-20T11:40:00+07:00' }) });
  const by = `(${who} chuyển sang Đã hủy lúc 10:15 ngày 20/11/2026)`;
  const swipe = { ScheduleID, Amount: 5_000_000, PosID };
  const messages = [
    changeScheduleStatus(world, { ScheduleID, Status: 4 }, owner),
    addWaitingLine(world, LINE_KIND.payCard, { ScheduleID, Amount: 5_000_000, Method: 1 }, owner),
    addWithdrawal(world, swipe, owner),
  ].map((refused) => (refused.ok ? 'done' : refused.message));
  expect(messages).toEqual([
    `Không thể chuyển đơn sang trạng thái này ${by}`,
    `Đơn lúc này không ghi được nạp thẻ ${by}`,
    `Chỉ ghi lượt quẹt khi đơn đang thực hiện ${by}`,
  ]);
});

test('an appointment that nobody moved names nobody', () => {
  const { world, owner, posId: PosID, customerId: CustomerID, cardId: CardDataID } = openShop();
  const terms = { CustomerID, CardDataID, ServiceType: 1 as const, CustomerFeePercent: 1800, Amount: 5_000_000 };
  const AppointmentDate = '2026-11-21T09:00:00+07:00';
  const { ScheduleID } = must(createSchedule(world, { ...terms, AppointmentDate }, owner));
  const refused = addWithdrawal(world, { ScheduleID, Amount: 5_000_000, PosID }, owner);
  expect(refused).toMatchObject({ message: 'Chỉ ghi lượt quẹt khi đơn đang thực hiện' });
});

test('a swipe that a colleague cancelled says who did and when', () => {
  const { world, owner, colleague, ScheduleID, by, posId: PosID } = shopWithColleague();
  const swipe = { ScheduleID, Amount: 5_000_000, PosID, Status: 0 as const };
  const { logWithdrawalId: LogWithdrawalId } = must(addWithdrawal(world, swipe, owner));
  must(cancelWithdrawal(world, { ScheduleID, LogWithdrawalId, Reason }, colleague));
  const refused = cancelWithdrawal(world, { ScheduleID, LogWithdrawalId, Reason }, owner);
  expect(refused).toMatchObject({ message: `Lượt quẹt đã được hủy trước đó ${by}` });
});
