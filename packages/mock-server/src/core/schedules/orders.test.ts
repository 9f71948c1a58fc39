import { describe, expect, test } from 'vitest';
import { addStaff } from '../staff/staff.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { LINE_KIND, type ScheduleStatus } from '../records/schedule.ts';
import { codeOf, contextAt, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { changeScheduleStatus, nextStatuses } from './changeStatus.ts';
import { cancelLine } from './cancelLine.ts';
import { addLine, addWaitingLine, type LineCommand } from './moneyLines.ts';
import { orderTotals } from './orderTotals.ts';
import { previewSchedule } from './previewSchedule.ts';
import { toggleHighlight, updateNote } from '../remarks/remarks.ts';
import { createSchedule, createScheduleList, deleteSchedule } from './saveSchedule.ts';
import { addWithdrawal, cancelWithdrawal } from './swipes.ts';

const MILLION = 1_000_000;
const Reason = 'Nhập sai số tiền';

describe('terms', () => {
  test.each([
    [{ Amount: 0 }, 'Invalid'],
    [{ Amount: 1.5 }, 'Invalid'],
    [{ CustomerFeePercent: -1 }, 'Invalid'],
    [{ ExtraFee: -1 }, 'Invalid'],
    [{ AppointmentDate: '2026-11-20' }, 'Invalid'],
    [{ CustomerID: 99 }, 'NotFound'],
    [{ CardDataID: 99 }, 'NotFound'],
    [{ AffID: 99 }, 'NotFound'],
    [{ StaffID: 99 }, 'NotFound'],
    [{ PartnerMode: 1 }, 'Invalid'],
    [{ ScheduleID: 99, Version: 1 }, 'NotFound'],
  ] as const)('an order with %o is refused and nothing changes', (wrong, code) => {
    const shop = openShop();
    const before = imageOf(shop.world);
    expect(codeOf(createSchedule(shop.world, { ...termsOf(shop), ...wrong }, shop.owner))).toBe(code);
    expect(imageOf(shop.world)).toBe(before);
  });

  test('change only before work begins, from the version that was read, and not to another card once money was entered', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const order = must(createSchedule(world, termsOf(shop), owner));
    expect(order).toMatchObject({ Code: 'HD000001', Status: 0, FeeMode: 2, StaffID: owner.userId, PartnerMode: 0 });
    const edit = { ...termsOf(shop), ScheduleID: order.ScheduleID };
    expect(codeOf(createSchedule(world, { ...edit, Version: 9 }, owner))).toBe('Stale');
    const saved = must(createSchedule(world, { ...edit, Version: 1, Amount: 7 * MILLION }, owner));
    expect(saved).toMatchObject({ Amount: 7 * MILLION, Version: 2 });
    move(shop, order.ScheduleID, 1);
    move(shop, order.ScheduleID, 2);
    expect(codeOf(createSchedule(world, { ...edit, Version: 4 }, owner))).toBe('WrongStatus');
  });

  test('an order is deleted only while nothing was entered on it', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const first = must(createSchedule(world, termsOf(shop), owner));
    const second = must(createSchedule(world, termsOf(shop), owner));
    must(addWaitingLine(world, LINE_KIND.topUp, { ScheduleID: second.ScheduleID, Amount: 5, Method: 1 }, owner));
    expect(codeOf(deleteSchedule(world, { ScheduleID: second.ScheduleID }, owner))).toBe('HasLines');
    expect(codeOf(deleteSchedule(world, { ScheduleID: first.ScheduleID }, owner))).toBe('done');
    expect(codeOf(deleteSchedule(world, { ScheduleID: first.ScheduleID }, owner))).toBe('NotFound');
  });

  test('many are made in one go, each accepted or refused on its own', () => {
    const shop = openShop();
    const rows = must(
      createScheduleList(shop.world, { Schedules: [termsOf(shop), { ...termsOf(shop), Amount: 0 }] }, shop.owner),
    );
    expect(rows).toEqual([
      { Index: 0, Created: true, ScheduleID: 1, Code: 'HD000001', Message: '' },
      { Index: 1, Created: false, Message: 'Số tiền không hợp lệ' },
    ]);
  });

  test('a preview shows fee and profit, with the machine fee of a POS, and keeps nothing', () => {
    const shop = openShop();
    const before = imageOf(shop.world);
    const terms = { ...termsOf(shop), AffID: shop.affId };
    expect(must(previewSchedule(shop.world, terms, shop.posId, shop.owner))).toMatchObject({
      FeeAmount: 540_000,
      PosFeeAmount: 396_000,
      AffAmount: 30_000,
      Profit: 114_000,
    });
    expect(must(previewSchedule(shop.world, terms, undefined, shop.owner)).Profit).toBe(510_000);
    expect(codeOf(previewSchedule(shop.world, terms, 99, shop.owner))).toBe('NotFound');
    expect(codeOf(previewSchedule(shop.world, { ...terms, Amount: 0 }, undefined, shop.owner))).toBe('Invalid');
    expect(imageOf(shop.world)).toBe(before);
  });

  test('star and note change without touching money', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const { ScheduleID } = must(createSchedule(world, termsOf(shop), owner));
    expect(must(toggleHighlight(world, { ScheduleID }, owner)).IsHighlight).toBe(true);
    expect(must(toggleHighlight(world, { ScheduleID }, owner)).IsHighlight).toBe(false);
    expect(codeOf(updateNote(world, { ScheduleID, Note: 'x', Version: 1 }, owner))).toBe('Stale');
    expect(must(updateNote(world, { ScheduleID, Note: ' Gọi trước ' }, owner)).Note).toBe('Gọi trước');
    expect(must(updateNote(world, { ScheduleID, Note: '' }, owner)).Note).toBeUndefined();
  });
});

describe('status', () => {
  const ARROWS = new Set(['0>1', '0>5', '1>2', '1>5', '2>3', '2>4', '2>5', '3>4', '3>5', '4>2']);
  const PAIRS = [0, 1, 2, 3, 4, 5].flatMap((from) => [0, 1, 2, 3, 4, 5].map((to) => [from, to] as const));

  test.each(PAIRS)('from %d to %d goes only along the arrows', (from, to) => {
    const shop = openShop();
    const ScheduleID = orderAt(shop, from as ScheduleStatus);
    if (to === 5 && (from === 2 || from === 3)) emptyOrder(shop, ScheduleID);
    const step = { ScheduleID, Status: to as ScheduleStatus, Note: 'Khách đổi ý' };
    const answer = codeOf(changeScheduleStatus(shop.world, step, shop.owner));
    expect(answer).toBe(ARROWS.has(`${from}>${to}`) ? 'done' : 'WrongStatus');
  });

  test('leaving status 2 posts fee and commission; reopening takes them back and needs the right and a reason', () => {
    const shop = openShop();
    const { world, owner, affId, customerId } = shop;
    const ScheduleID = paidOrder(shop, { AffID: affId });
    move(shop, ScheduleID, 4);
    expect([debtOf(shop), balanceOf(world, 1, accounts.aff(affId))]).toEqual([540_000, -30_000]);
    const cashier = { ...owner, userId: must(addStaff(world, staffForm(owner), owner)).UserID };
    const reopen = { ScheduleID, Status: 2 as const, Note: 'Quẹt thiếu một lần' };
    expect(codeOf(changeScheduleStatus(world, reopen, cashier))).toBe('Forbidden');
    const done = world.schedules.get(ScheduleID);
    expect(done && [nextStatuses(world, done, owner), nextStatuses(world, done, cashier)]).toEqual([[2], []]);
    expect(codeOf(changeScheduleStatus(world, { ...reopen, Note: 'x' }, owner))).toBe('ReasonRequired');
    expect(codeOf(changeScheduleStatus(world, { ...reopen, Version: 1 }, owner))).toBe('Stale');
    must(changeScheduleStatus(world, reopen, owner));
    expect([debtOf(shop), balanceOf(world, 1, accounts.aff(affId)), balanceOf(world, 1, accounts.serviceFee)]).toEqual([
      0, 0, 0,
    ]);
    move(shop, ScheduleID, 3);
    expect(balanceOf(world, 1, accounts.customer(customerId))).toBe(540_000);
  });

  test('whoever may not cancel cannot cancel an order, and is not offered to', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const order = must(createSchedule(world, termsOf(shop), owner));
    const cashier = { ...owner, userId: must(addStaff(world, staffForm(owner), owner)).UserID };
    const cancel = { ScheduleID: order.ScheduleID, Status: 5 as const, Note: Reason };
    expect(codeOf(changeScheduleStatus(world, cancel, cashier))).toBe('Forbidden');
    expect([nextStatuses(world, order, owner), nextStatuses(world, order, cashier)]).toEqual([[1, 5], [1]]);
  });

  test('a settlement dated into a locked day cannot be reopened', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const ScheduleID = paidOrder(shop);
    move(shop, ScheduleID, 4);
    const row = world.shops.get(1);
    if (row) world.shops.put({ ...row, LockDate: '2026-11-20' });
    const later = contextAt('2026-11-21T09:00:00+07:00', owner.userId, owner.shopId);
    expect(codeOf(changeScheduleStatus(world, { ScheduleID, Status: 2, Note: Reason }, later))).toBe('Locked');
  });

  test.each([
    ['nothing was entered', () => undefined, 3, 'HasLines'],
    [
      'a line waits',
      (shop: TestShop, id: number) => {
        pay(shop, id, 5 * MILLION);
        must(addWaitingLine(shop.world, LINE_KIND.payCard, bankLine(shop, id, 5), shop.owner));
      },
      3,
      'HasLines',
    ],
    ['lines stand', (shop: TestShop, id: number) => pay(shop, id, 5 * MILLION), 5, 'HasLines'],
    ['money is owed to the customer', (shop: TestShop, id: number) => swipe(shop, id, 30 * MILLION), 4, 'WrongStatus'],
  ] as const)('an order cannot move on while %s', (_, prepare, Status, code) => {
    const shop = openShop();
    const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
    prepare(shop, ScheduleID);
    const before = imageOf(shop.world);
    expect(codeOf(changeScheduleStatus(shop.world, { ScheduleID, Status, Note: Reason }, shop.owner))).toBe(code);
    expect(imageOf(shop.world)).toBe(before);
  });

  test('a withdrawal settles only when the swipes are exactly what was asked for', () => {
    const shop = openShop();
    const { ScheduleID } = startOrder(shop, { ServiceType: 2, Amount: 20 * MILLION });
    swipe(shop, ScheduleID, 12 * MILLION);
    const settle = () => changeScheduleStatus(shop.world, { ScheduleID, Status: 3 }, shop.owner);
    expect(settle()).toMatchObject({
      code: 'AmountMismatch',
      message: 'Tổng tiền quẹt 12.000.000 ₫ phải bằng số tiền yêu cầu 20.000.000 ₫',
    });
    swipe(shop, ScheduleID, 8 * MILLION);
    expect(codeOf(settle())).toBe('done');
  });

  test('cancelling a line that the settlement does not follow from leaves it alone, whatever balance is agreed on', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
    pay(shop, ScheduleID, 30 * MILLION);
    const made = swipe(shop, ScheduleID, 20 * MILLION);
    move(shop, ScheduleID, 3);
    const settlements = () => world.books.entries.filter((entry) => entry.RefType === 'Settlement').length;
    must(cancelWithdrawal(world, { ScheduleID, LogWithdrawalId: made.logWithdrawalId, Reason }, owner));
    expect([settlements(), debtOf(shop)]).toEqual([1, 30 * MILLION + 540_000]);
    must(cancelLine(world, LINE_KIND.payCard, { PaymentID: 1, Reason }, owner));
    expect([settlements(), debtOf(shop)]).toEqual([2, 0]);
  });

  test('cancelling a line of a settled order settles it anew; the last one leaves nothing, and the order may be cancelled', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
    const line = pay(shop, ScheduleID, 30 * MILLION);
    const made = swipe(shop, ScheduleID, 20 * MILLION);
    move(shop, ScheduleID, 3);
    expect(debtOf(shop)).toBe(10 * MILLION + 540_000);
    must(cancelLine(world, LINE_KIND.payCard, { PaymentID: line.PaymentID, Reason }, owner));
    expect(debtOf(shop)).toBe(360_000 - 20 * MILLION);
    must(cancelWithdrawal(world, { ScheduleID, LogWithdrawalId: made.logWithdrawalId, Reason }, owner));
    expect(debtOf(shop)).toBe(0);
    expect(codeOf(changeScheduleStatus(world, { ScheduleID, Status: 5, Note: 'Sai' }, owner))).toBe('ReasonRequired');
    move(shop, ScheduleID, 5);
    expect(world.schedules.get(ScheduleID)?.CancelReason).toBe(Reason);
    expect(world.statusLogs.by('schedule', ScheduleID).map((log) => `${log.OldStatus}>${log.Status}`)).toEqual([
      '0>1',
      '1>2',
      '2>3',
      '3>5',
    ]);
  });
});

describe('money lines', () => {
  test.each<[string, LineCommand['ScheduleID'], Partial<LineCommand>, string]>([
    ['no such order', 99, {}, 'NotFound'],
    ['no amount', 1, { Amount: 0 }, 'Invalid'],
    ['half a đồng', 1, { Amount: 0.5 }, 'Invalid'],
    ['a transfer from nowhere', 1, { Method: 2 }, 'Invalid'],
    ['a transfer from another shop’s account', 1, { Method: 2, BankCardID: 99 }, 'NotFound'],
    ['a moment to come', 1, { PaidAt: '2026-11-20T09:00:01+07:00' }, 'FutureDate'],
    ['a moment that is none', 1, { PaidAt: 'hôm qua' }, 'Invalid'],
    ['a waiting line that is not there', 1, { PaymentID: 99 }, 'NotFound'],
  ])('%s is refused and nothing changes', (_, ScheduleID, wrong, code) => {
    const shop = openShop();
    startOrder(shop, { Amount: 30 * MILLION });
    const before = imageOf(shop.world);
    const command = { ScheduleID, Amount: 5, Method: 1 as const, ...wrong };
    expect(codeOf(addLine(shop.world, LINE_KIND.topUp, command, shop.owner))).toBe(code);
    expect(imageOf(shop.world)).toBe(before);
  });

  test('a waiting line posts nothing until it is confirmed, once, with the fields it is confirmed with', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
    const entries = world.books.entries.length;
    const line = must(addWaitingLine(world, LINE_KIND.payCard, bankLine(shop, ScheduleID, 30 * MILLION), owner));
    expect(world.books.entries).toHaveLength(entries);
    const confirm = { ...bankLine(shop, ScheduleID, 29 * MILLION), PaymentID: line.PaymentID };
    expect(codeOf(addLine(world, LINE_KIND.topUp, confirm, owner))).toBe('NotFound');
    expect(codeOf(addLine(world, LINE_KIND.payCard, { ...confirm, Version: 9 }, owner))).toBe('Stale');
    expect(must(addLine(world, LINE_KIND.payCard, confirm, owner))).toMatchObject({
      PaymentID: line.PaymentID,
      Status: 1,
      Amount: 29 * MILLION,
    });
    expect(codeOf(addLine(world, LINE_KIND.payCard, confirm, owner))).toBe('WrongStatus');
    expect([world.moneyLines.rows.length, debtOf(shop)]).toEqual([1, 29 * MILLION]);
  });

  test('a cancelled waiting line posts nothing; a line is cancelled once, with a reason', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
    const { PaymentID } = must(addWaitingLine(world, LINE_KIND.send, bankLine(shop, ScheduleID, 5), owner));
    const entries = world.books.entries.length;
    expect(codeOf(cancelLine(world, LINE_KIND.send, { PaymentID, Reason: 'sai' }, owner))).toBe('ReasonRequired');
    expect(codeOf(cancelLine(world, LINE_KIND.payCard, { PaymentID, Reason }, owner))).toBe('NotFound');
    expect(must(cancelLine(world, LINE_KIND.send, { PaymentID, Reason }, owner))).toMatchObject({
      Status: 3,
      CancelledBy: owner.userId,
    });
    expect(codeOf(cancelLine(world, LINE_KIND.send, { PaymentID, Reason }, owner))).toBe('AlreadyCancelled');
    expect(world.books.entries).toHaveLength(entries);
  });

  test('a swipe is cancelled once, waiting or done, on its own order', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
    const waiting = { ScheduleID, PosID: shop.posId, Amount: MILLION, Status: 0 as const };
    const ids = [must(addWithdrawal(world, waiting, owner)), swipe(shop, ScheduleID, MILLION)].map(
      (row) => row.logWithdrawalId,
    );
    for (const LogWithdrawalId of ids) {
      const cancel = () => codeOf(cancelWithdrawal(world, { ScheduleID, LogWithdrawalId, Reason }, owner));
      expect(codeOf(cancelWithdrawal(world, { ScheduleID: 99, LogWithdrawalId, Reason }, owner))).toBe('NotFound');
      expect(codeOf(cancelWithdrawal(world, { ScheduleID, LogWithdrawalId, Reason: 'x' }, owner))).toBe(
        'ReasonRequired',
      );
      expect([cancel(), cancel()]).toEqual(['done', 'AlreadyCancelled']);
    }
  });

  test('with FeeMode 2 the fee is collected apart, and only what was paid beyond it goes back', () => {
    const shop = openShop();
    const { ScheduleID } = startOrder(shop, { ServiceType: 2, FeeMode: 2, Amount: 20 * MILLION });
    swipe(shop, ScheduleID, 20 * MILLION);
    const send = (Amount: number) => addLine(shop.world, LINE_KIND.send, { ScheduleID, Amount, Method: 1 }, shop.owner);
    expect(codeOf(send(20 * MILLION + 1))).toBe('OverSend');
    must(send(20 * MILLION));
    must(addLine(shop.world, LINE_KIND.topUp, { ScheduleID, Amount: 400_000, Method: 1 }, shop.owner));
    expect(codeOf(send(40_001))).toBe('OverSend');
    must(send(40_000));
    expect(orderOf(shop, ScheduleID)).toMatchObject({ DebtWithFee: 0, TotalSent: 20_040_000, TotalTopUp: 400_000 });
    expect(debtOf(shop)).toBe(-360_000);
    move(shop, ScheduleID, 4);
    expect([orderOf(shop, ScheduleID)?.CustomerDebt, debtOf(shop)]).toEqual([0, 0]);
  });

  test('a completed order is not overpaid, and its card payments and swipes stand', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const ScheduleID = paidOrder(shop);
    move(shop, ScheduleID, 4);
    const collect = (Amount: number) => addLine(world, LINE_KIND.topUp, { ScheduleID, Amount, Method: 1 }, owner);
    expect(codeOf(collect(540_001))).toBe('OverDebt');
    must(collect(540_000));
    expect(codeOf(collect(1))).toBe('OverDebt');
    expect(codeOf(cancelLine(world, LINE_KIND.payCard, { PaymentID: 1, Reason }, owner))).toBe('WrongStatus');
    expect(codeOf(cancelWithdrawal(world, { ScheduleID, LogWithdrawalId: 1, Reason }, owner))).toBe('WrongStatus');
    expect(codeOf(addLine(world, LINE_KIND.payCard, bankLine(shop, ScheduleID, 5), owner))).toBe('WrongStatus');
  });

  test('a withdrawal has no card payment', () => {
    const shop = openShop();
    const { ScheduleID } = startOrder(shop, { ServiceType: 2, Amount: MILLION });
    expect(codeOf(addLine(shop.world, LINE_KIND.payCard, bankLine(shop, ScheduleID, 5), shop.owner))).toBe(
      'WrongStatus',
    );
  });
});

function termsOf({ customerId, cardId, owner }: TestShop) {
  const terms = { ServiceType: 1 as const, CustomerID: customerId, CardDataID: cardId, Amount: 30 * MILLION };
  return { ...terms, CustomerFeePercent: 1800, AppointmentDate: owner.now };
}

function staffForm(owner: TestShop['owner']) {
  const person = { UserName: 'thungan', Password: 'Thungan123', FullName: 'Thu Ngân', GroupID: 4 as const, Rights: [] };
  return { ...person, ShopIDs: [owner.shopId], OwnerUserID: owner.userId, ExpiredDate: '2027-12-31' };
}

function bankLine({ bankCardId }: TestShop, ScheduleID: number, Amount: number) {
  return { ScheduleID, Amount, Method: 2 as const, BankCardID: bankCardId };
}

function pay(shop: TestShop, ScheduleID: number, Amount: number) {
  return must(addLine(shop.world, LINE_KIND.payCard, bankLine(shop, ScheduleID, Amount), shop.owner));
}

function swipe(shop: TestShop, ScheduleID: number, Amount: number) {
  const command = { ScheduleID, PosID: shop.posId, Amount, OverrideReason: 'Khách quẹt lần hai' };
  return must(addWithdrawal(shop.world, command, shop.owner));
}

function move(shop: TestShop, ScheduleID: number, Status: ScheduleStatus) {
  return must(changeScheduleStatus(shop.world, { ScheduleID, Status, Note: Reason }, shop.owner));
}

function paidOrder(shop: TestShop, terms = {}): number {
  const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION, ...terms });
  pay(shop, ScheduleID, 30 * MILLION);
  swipe(shop, ScheduleID, 30 * MILLION);
  return ScheduleID;
}

function orderAt(shop: TestShop, status: ScheduleStatus): number {
  if (status >= 2 && status !== 5) {
    const id = paidOrder(shop);
    if (status >= 3) move(shop, id, status);
    return id;
  }
  const { ScheduleID } = must(createSchedule(shop.world, termsOf(shop), shop.owner));
  if (status !== 0) move(shop, ScheduleID, status);
  return ScheduleID;
}

function emptyOrder(shop: TestShop, ScheduleID: number): void {
  must(cancelLine(shop.world, LINE_KIND.payCard, { PaymentID: 1, Reason }, shop.owner));
  must(cancelWithdrawal(shop.world, { ScheduleID, LogWithdrawalId: 1, Reason }, shop.owner));
}

function debtOf({ world, owner, customerId }: TestShop): number {
  return balanceOf(world, owner.shopId, accounts.customer(customerId));
}

function orderOf({ world }: TestShop, scheduleId: number) {
  const order = world.schedules.get(scheduleId);
  return order && orderTotals(world, order);
}
