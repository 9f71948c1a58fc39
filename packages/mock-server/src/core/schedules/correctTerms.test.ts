import { expect, test } from 'vitest';
import { saveCard } from '../cards/saveCard.ts';
import { balanceOf } from '../ledger/balance.ts';
import { accounts } from '../records/accounts.ts';
import { LINE_KIND, type Schedule } from '../records/schedule.ts';
import { getScheduleHistory } from '../remarks/remarks.ts';
import { codeOf, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { addLine } from './moneyLines.ts';
import { orderTotals } from './orderTotals.ts';
import { createSchedule, type ScheduleCommand } from './saveSchedule.ts';
import { addWithdrawal } from './swipes.ts';

const MILLION = 1_000_000;
const Reason = 'Gõ nhầm số tiền';

test('the amount is corrected with a reason: lines and balances stay, what is expected is reckoned anew, before and after are told', () => {
  const shop = openShop();
  const { world, owner } = shop;
  const order = workedOrder(shop, 300 * MILLION);
  const [entries, lines] = [world.books.entries.length, world.moneyLines.rows.length];
  const fixed = must(correct(shop, order, { Amount: 30 * MILLION, AppointmentDate: '2026-11-20T08:30:00+07:00' }));
  expect(fixed).toMatchObject({ Amount: 30 * MILLION, Status: 2, Version: order.Version + 1, StaffID: order.StaffID });
  expect([world.books.entries.length, world.moneyLines.rows.length]).toEqual([entries, lines]);
  must(changeScheduleStatus(world, { ScheduleID: 1, Status: 4 }, owner));
  expect(orderTotals(world, there(world.schedules.get(1)))).toMatchObject({
    FeeAmount: 540_000,
    CustomerDebt: 540_000,
  });
  const { Terms } = must(getScheduleHistory(world, { ScheduleID: 1 }, owner));
  expect(Terms).toMatchObject([
    { Field: 'Amount', Old: '300000000', New: '30000000', Reason, UserID: owner.userId },
    { Field: 'AppointmentDate', New: '2026-11-20T08:30:00+07:00', Reason },
  ]);
  const action = world.actions.rows.findLast(({ Note }) => Note?.startsWith('Sửa điều khoản'));
  expect(action).toMatchObject({ Note: `Sửa điều khoản đơn HD000001: ${Reason}`, RefID: 1 });
});

test('another card of the same customer, and a service whose fee is taken otherwise, while nothing contradicts them', () => {
  const shop = openShop();
  const { world, owner, customerId } = shop;
  const order = startOrder(shop, { Amount: 30 * MILLION });
  const form = { CustomerID: customerId, HolderName: 'TRAN VAN A', Relation: 1, BankID: 2, TypeCard: 2, Last4: '9876' };
  const { cardDataID } = must(saveCard(world, { ...form, DateDues: 5, cardInShop: false, Status: 1 } as never, owner));
  const fixed = must(correct(shop, order, { CardDataID: cardDataID, ServiceType: 2, FeeMode: 1 }));
  expect(fixed).toMatchObject({ CardDataID: cardDataID, ServiceType: 2, FeeMode: 1 });
  const { Terms } = must(getScheduleHistory(world, { ScheduleID: 1 }, owner));
  expect(Terms?.map(({ Field }) => Field)).toEqual(['ServiceType', 'CardDataID']);
  expect(Terms?.[1]?.NewCard?.Last4).toBe('9876');
});

test.each([
  ['no reason', { Amount: MILLION, Reason: undefined }, 'WrongStatus'],
  ['a short reason', { Amount: MILLION, Reason: 'Sai' }, 'ReasonRequired'],
  ['nothing changed', {}, 'Invalid'],
  ['another fee', { Amount: MILLION, CustomerFeePercent: 1700 }, 'WrongStatus'],
  ['another way to collect the fee alone', { Amount: MILLION, FeeMode: 1 as const }, 'WrongStatus'],
  ['another collaborator', { Amount: MILLION, AffID: 1 }, 'WrongStatus'],
  ['a withdrawal whose card was paid', { ServiceType: 2 as const }, 'HasLines'],
  ['a card of nobody', { CardDataID: 99 }, 'NotFound'],
  ['an old page', { Amount: MILLION, Version: 1 }, 'Stale'],
  ['no amount', { Amount: 0 }, 'Invalid'],
] as const)('a correction with %s is refused and nothing changes', (_what, wrong: Partial<ScheduleCommand>, code) => {
  const shop = openShop();
  const order = workedOrder(shop, 30 * MILLION);
  const before = imageOf(shop.world);
  expect(codeOf(correct(shop, order, wrong))).toBe(code);
  expect(imageOf(shop.world)).toBe(before);
});

test.each([4, 5] as const)('once an order is settled or cancelled (%i) its terms stand', (Status) => {
  const shop = openShop();
  const { world, owner, customerId } = shop;
  const order = Status === 4 ? workedOrder(shop, 30 * MILLION) : startOrder(shop, { Amount: 30 * MILLION });
  const ended = must(changeScheduleStatus(world, { ScheduleID: 1, Status, Note: 'Khách đổi ý' }, owner));
  const owed = balanceOf(world, 1, accounts.customer(customerId));
  expect(correct(shop, { ...order, Version: ended.Version }, { Amount: MILLION })).toMatchObject({
    code: 'WrongStatus',
    message: expect.stringContaining('không thể sửa điều khoản') as string,
  });
  expect(balanceOf(world, 1, accounts.customer(customerId))).toBe(owed);
});

function correct({ world, owner }: TestShop, order: Schedule, right: Partial<ScheduleCommand>) {
  const { ScheduleID, Version, ServiceType, CustomerID, CardDataID, AppointmentDate, Amount, CustomerFeePercent } =
    order;
  const terms = {
    ScheduleID,
    Version,
    ServiceType,
    CustomerID,
    CardDataID,
    AppointmentDate,
    Amount,
    CustomerFeePercent,
  };
  return createSchedule(world, { ...terms, Reason, ...right }, owner);
}

/** An order of which 30 million are paid and swiped. */
function workedOrder(shop: TestShop, Amount: number): Schedule {
  const { world, owner, bankCardId, posId } = shop;
  const order = startOrder(shop, { Amount });
  const paid = { ScheduleID: order.ScheduleID, Amount: 30 * MILLION, Method: 2 as const, BankCardID: bankCardId };
  must(addLine(world, LINE_KIND.payCard, paid, owner));
  must(addWithdrawal(world, { ScheduleID: order.ScheduleID, PosID: posId, Amount: 30 * MILLION }, owner));
  return there(world.schedules.get(order.ScheduleID));
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('It is not there.');
  return value;
}
