import { expect, test } from 'vitest';
import { payDebtWithCard } from '../debts/payDebtWithCard.ts';
import { LINE_KIND, SCHEDULE_STATUS } from '../records/schedule.ts';
import { codeOf, must, openShop, startOrder } from '../testing/openShop.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { addLine } from './moneyLines.ts';
import { addWithdrawal } from './swipes.ts';

const MILLION = 1_000_000;

test('what a debt paid by card cost is no fee of the order: all that a reopened order owes may be sent, and no đồng more', () => {
  const shop = openShop();
  const { world, owner, customerId: CustomerID, cardId: CardDataID, posId: PosID } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: 5 * MILLION, FeeMode: 2 });
  const answers = { OverrideReason: 'Khách trả nợ bằng thẻ' };
  must(addLine(world, LINE_KIND.payCard, { ScheduleID, Amount: 5 * MILLION, Method: 1 }, owner));
  must(changeScheduleStatus(world, { ScheduleID, Status: SCHEDULE_STATUS.done }, owner));
  const swipe = { CustomerID, CardDataID, PosID, Amount: 50_000, CustomerFeePercent: 1800, ...answers };
  must(payDebtWithCard(world, { ...swipe, ScheduleID }, owner));
  must(
    changeScheduleStatus(world, { ScheduleID, Status: SCHEDULE_STATUS.working, Note: 'Quẹt thêm cho khách' }, owner),
  );
  must(addWithdrawal(world, { ScheduleID, PosID, Amount: 5_100_000, ...answers }, owner));
  const send = (Amount: number) => addLine(world, LINE_KIND.send, { ScheduleID, Amount, Method: 1, ...answers }, owner);
  expect(codeOf(send(100_001))).toBe('OverSend');
  expect(codeOf(send(100_000))).toBe('done');
});
