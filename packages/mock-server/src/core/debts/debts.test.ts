import { describe, expect, test } from 'vitest';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { trialBalance } from '../ledger/audit.ts';
import { LINE_KIND } from '../records/schedule.ts';
import { changeScheduleStatus } from '../schedules/changeStatus.ts';
import { addLine } from '../schedules/moneyLines.ts';
import { orderTotals } from '../schedules/orderTotals.ts';
import { getScheduleHistory } from '../remarks/remarks.ts';
import { ACTION } from '../values/menus.ts';
import { savePartner } from '../partners/savePartner.ts';
import { hire } from '../testing/openCompany.ts';
import { codeOf, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { adjustDebt, type AdjustDebtCommand } from './adjustDebt.ts';
import { changeDebt } from './changeDebt.ts';
import { debtMenu } from '../access/debtMenu.ts';
import { debtView } from './debtView.ts';
import { cancelPayDebt } from './cancelDebt.ts';
import { getDetailDebt } from './getDetailDebt.ts';
import { listDebtByCard } from './listDebtByCard.ts';
import { payDebt } from './payDebt.ts';
import { payDebtWithCard } from './payDebtWithCard.ts';

const MILLION = 1_000_000;
const Reason = 'Thu nhầm khách';

describe('paying', () => {
  test('goes to the chosen order first, then to the oldest, and never beyond what is open', () => {
    const shop = openShop();
    const [first, second, third] = [owing(shop, 1), owing(shop, 2), owing(shop, 3)];
    expect(codeOf(pay(shop, 6_054_001))).toBe('OverDebt');
    const paid = must(pay(shop, 4 * MILLION, { ScheduleID: second }));
    expect(paid.Allocations).toEqual([
      { ScheduleID: second, Amount: 2_018_000 },
      { ScheduleID: first, Amount: 1_018_000 },
      { ScheduleID: third, Amount: 964_000 },
    ]);
    expect([debtOf(shop), debtOn(shop, first), debtOn(shop, second), debtOn(shop, third)]).toEqual([
      2_054_000, 0, 0, 2_054_000,
    ]);
    expect(codeOf(pay(shop, 5, { ScheduleID: first }))).toBe('NoDebt');
    expect(must(pay(shop, 2_054_000)).Allocations).toHaveLength(1);
    expect(codeOf(pay(shop, 1))).toBe('NoDebt');
  });

  test.each([
    [{ CustomerID: 99 }, 'NotFound'],
    [{ Amount: 0 }, 'Invalid'],
    [{ Amount: 0.5 }, 'Invalid'],
    [{ Method: 2 as const }, 'Invalid'],
    [{ Method: 2 as const, BankCardID: 99 }, 'NotFound'],
    [{ PaidAt: 'hôm qua' }, 'Invalid'],
    [{ PaidAt: '2026-11-20T09:00:01+07:00' }, 'FutureDate'],
    [{ ScheduleID: 99 }, 'NoDebt'],
    [{ Direction: 2 as const }, 'NoDebt'],
    [{ CashGiven: 4 }, 'Invalid'],
    [{ CashGiven: 500, Direction: 2 as const }, 'Invalid'],
  ])('%o is refused and nothing changes', (wrong, code) => {
    const shop = openShop();
    owing(shop, 1);
    const before = imageOf(shop.world);
    const command = { CustomerID: shop.customerId, Amount: 5, Method: 1 as const, ...wrong };
    expect(codeOf(payDebt(shop.world, command, shop.owner))).toBe(code);
    expect(imageOf(shop.world)).toBe(before);
  });

  test('an order still being worked on is settled on the order, not as a debt', () => {
    const shop = openShop();
    const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
    const line = { ScheduleID, Amount: 30 * MILLION, Method: 2 as const, BankCardID: shop.bankCardId };
    must(addLine(shop.world, LINE_KIND.payCard, line, shop.owner));
    expect(debtOf(shop)).toBe(30 * MILLION);
    expect(pay(shop, 5)).toMatchObject({ code: 'NoDebt', message: 'Đơn HD000001 đang thực hiện, hãy thu tại đơn' });
    expect(pay(shop, 5, { ScheduleID })).toMatchObject({ code: 'NoDebt', field: 'ScheduleID' });
    expect(pay(shop, 5, { Direction: 2 })).toMatchObject({ message: 'Khách hàng không có công nợ để thanh toán' });
  });

  test('the list tells what may be collected apart from the money of orders in work, and a payment takes that much', () => {
    const shop = openShop();
    owing(shop, 1);
    const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION });
    const line = { ScheduleID, Amount: 30 * MILLION, Method: 2 as const, BankCardID: shop.bankCardId };
    must(addLine(shop.world, LINE_KIND.payCard, line, shop.owner));
    const told = () => must(getDetailDebt(shop.world, { PartyType: 1 }, shop.owner));
    const apart = { Closing: 31_018_000, InWork: 30 * MILLION, Collectable: 1_018_000 };
    expect([told().detail.Parties[0], told().totals]).toMatchObject([apart, apart]);
    const { Documents } = must(getDetailDebt(shop.world, { customerID: shop.customerId }, shop.owner)).detail;
    expect(Documents.filter(({ IsInWork }) => IsInWork)).toMatchObject([{ ScheduleID, Remain: 30 * MILLION }]);
    expect(codeOf(pay(shop, 1_018_001))).toBe('OverDebt');
    must(pay(shop, 1_018_000));
    expect(told().totals).toMatchObject({ Closing: 30 * MILLION, InWork: 30 * MILLION, Collectable: 0 });
  });

  test('what the shop owes is paid back, up to what it owes', () => {
    const shop = openShop();
    const order = owing(shop, 1);
    const raised = adjust(shop, { Amount: 100_000, ScheduleID: order });
    must(pay(shop, 1_118_000));
    must(cancelPayDebt(shop.world, { DebtID: must(raised).DebtID, Reason }, shop.owner));
    expect(debtOf(shop)).toBe(-100_000);
    expect(codeOf(pay(shop, 100_001, { Direction: 2 }))).toBe('OverDebt');
    expect(must(pay(shop, 100_000, { Direction: 2 })).Amount).toBe(100_000);
    expect([debtOf(shop), orderTotals(shop.world, orderOf(shop, order)).TotalSent]).toEqual([0, 100_000]);
  });
});

describe('paying with a card', () => {
  test('lowers the debt by the swipe less its fee, and is undone whole', () => {
    const shop = openShop();
    const { world, owner, posId } = shop;
    const [first, second] = [owing(shop, 2), owing(shop, 3)];
    const debt = debtOf(shop);
    const pos = balanceOf(world, 1, accounts.pos(posId));
    const paid = must(payByCard(shop, { Amount: 4 * MILLION, ScheduleID: second }));
    expect(paid).toMatchObject({
      Amount: -3_928_000,
      Allocations: [
        { ScheduleID: second, Amount: 3_018_000 },
        { ScheduleID: first, Amount: 910_000 },
      ],
    });
    expect([debtOf(shop), balanceOf(world, 1, accounts.pos(posId))]).toEqual([
      debt - 3_928_000,
      pos + 4 * MILLION - 52_800,
    ]);
    expect(orderTotals(world, orderOf(shop, second))).toMatchObject({
      CustomerDebt: 0,
      FeeAmount: 18_000 + 55_320,
      TotalTopUp: 3_018_000 + 55_320,
    });
    expect(world.swipes.rows.at(-1)).toMatchObject({ DebtID: paid.DebtID, Status: 1, PosFee: 52_800 });
    expect([...trialBalance(world).values()]).toEqual([0]);
    must(cancelPayDebt(world, { DebtID: paid.DebtID, Reason }, owner));
    expect([debtOf(shop), balanceOf(world, 1, accounts.pos(posId)), world.swipes.rows.at(-1)?.Status]).toEqual([
      debt,
      pos,
      3,
    ]);
    expect(codeOf(cancelPayDebt(world, { DebtID: paid.DebtID, Reason }, owner))).toBe('AlreadyCancelled');
  });

  test.each([
    [{ Amount: 9 * MILLION }, 'OverDebt'],
    [{ Amount: 0 }, 'Invalid'],
    [{ CustomerFeePercent: 100_000 }, 'Invalid'],
    [{ CustomerFeePercent: -1 }, 'Invalid'],
    [{ CardDataID: 99 }, 'NotFound'],
    [{ CustomerID: 99 }, 'NotFound'],
    [{ PosID: 99 }, 'NotFound'],
    [{ SwipedAt: 'trưa' }, 'Invalid'],
    [{ SwipedAt: '2026-11-20T23:00:00+07:00' }, 'FutureDate'],
    [{ OverrideReason: '' }, 'NeedReason'],
  ])('%o is refused and nothing changes', (wrong, code) => {
    const shop = openShop();
    owing(shop, 3);
    limitCard(shop);
    const before = imageOf(shop.world);
    expect(codeOf(payByCard(shop, wrong))).toBe(code);
    expect(imageOf(shop.world)).toBe(before);
  });
});

describe('adjusting', () => {
  test.each<[string, Partial<AdjustDebtCommand>, string]>([
    ['without a reason', { Reason: 'ngắn' }, 'ReasonRequired'],
    ['by nothing', { Amount: 0 }, 'Invalid'],
    ['a party that is not there', { PartyID: 99 }, 'NotFound'],
    ['another party’s order', { DebtType: 3, PartyID: 1, ScheduleID: 1 }, 'Invalid'],
    ['an order that is not there', { ScheduleID: 99 }, 'NotFound'],
    ['a day to come', { BusinessDate: '2026-11-21' }, 'FutureDate'],
    ['a day that is none', { BusinessDate: '2026-02-30' }, 'Invalid'],
    ['a discount that raises the debt', { AdjustKind: 1, Amount: 5 }, 'Invalid'],
    ['a discount for a collaborator', { AdjustKind: 1, DebtType: 3, PartyID: 1 }, 'Invalid'],
    ['off more than the order owes', { ScheduleID: 1, Amount: -1_018_001 }, 'OverDebt'],
    ['off more than the customer owes', { Amount: -1_018_001 }, 'OverDebt'],
  ])('%s is refused and nothing changes', (_, wrong, code) => {
    const shop = openShop();
    owing(shop, 1);
    const before = imageOf(shop.world);
    expect(codeOf(adjust(shop, { Amount: -5, ...wrong }))).toBe(code);
    expect(imageOf(shop.world)).toBe(before);
  });

  test('takes off the oldest first, raises what belongs to no order, and is undone', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const [first, second] = [owing(shop, 1), owing(shop, 2)];
    expect(must(adjust(shop, { Amount: -1_500_000 })).Allocations).toEqual([
      { ScheduleID: first, Amount: 1_018_000 },
      { ScheduleID: second, Amount: 482_000 },
    ]);
    const raised = must(adjust(shop, { Amount: 300_000 }));
    expect([debtOf(shop), debtOn(shop, 0), orderTotals(world, orderOf(shop, second)).TotalAdjust]).toEqual([
      1_836_000, 300_000, -482_000,
    ]);
    expect(must(getScheduleHistory(world, { ScheduleID: second }, owner)).Adjustments).toHaveLength(1);
    must(cancelPayDebt(world, { DebtID: raised.DebtID, Reason }, owner));
    expect([debtOf(shop), codeOf(cancelPayDebt(world, { DebtID: 99, Reason }, owner))]).toEqual([
      1_536_000,
      'NotFound',
    ]);
    expect(codeOf(cancelPayDebt(world, { DebtID: 1, Reason: 'x' }, owner))).toBe('ReasonRequired');
  });

  test.each([
    [{ AdjustKind: 1 }, accounts.discount, 'Giảm trừ cho khách'],
    [{ AdjustKind: 2 }, accounts.debtAdjustment, 'Điều chỉnh công nợ'],
    [{}, accounts.debtAdjustment, 'Điều chỉnh công nợ'],
  ] as const)(
    '%o is a loss on its own line, called by its name, and gone with its cancellation',
    (kind, account, name) => {
      const shop = openShop();
      const { world, owner } = shop;
      owing(shop, 1);
      const debt = must(adjust(shop, { Amount: -40_000, ...kind }));
      expect([
        balanceOf(world, owner.shopId, account),
        world.books.entries.at(-1)?.Description.startsWith(name),
      ]).toEqual([40_000, true]);
      expect(world.actions.rows.at(-1)?.Note).toContain(name);
      expect(debtView(world, debt, owner).AdjustKind).toBe(debt.AdjustKind);
      must(cancelPayDebt(world, { DebtID: debt.DebtID, Reason }, owner));
      expect(balanceOf(world, owner.shopId, account)).toBe(0);
    },
  );

  test('an order with a debt document is not cancelled before the document is', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const { ScheduleID } = startOrder(shop, { Amount: MILLION });
    const { DebtID } = must(adjust(shop, { Amount: 5, ScheduleID }));
    const cancel = () => codeOf(changeScheduleStatus(world, { ScheduleID, Status: 5, Note: Reason }, owner));
    expect(cancel()).toBe('HasLines');
    must(cancelPayDebt(world, { DebtID, Reason }, owner));
    expect(cancel()).toBe('done');
    expect(codeOf(adjust(shop, { Amount: 5, ScheduleID }))).toBe('WrongStatus');
  });
});

describe('correcting through the form', () => {
  test.each([1, 2, 3, 4] as const)(
    'a debt of kind %i needs the right to approve in its own menu, and is logged there',
    (DebtType) => {
      const shop = openShop();
      const { PartnerID } = must(savePartner(shop.world, { Name: 'Thẻ Việt', Phone: '0933333333' }, shop.owner));
      const PartyID = { 1: shop.customerId, 2: PartnerID, 3: shop.affId, 4: shop.posId }[DebtType];
      const command = { DebtType, PartyID, Amount: 5_000, Reason: 'Bù phí chuyển khoản' };
      const others = [1, 2, 3, 4].filter((type) => type !== DebtType).map((type) => debtMenu(type as 1 | 2 | 3 | 4));
      const wrong = hire(shop, 'ketoan', ...others.map((MenuID) => ({ MenuID, ActionIDs: [ACTION.approve] })));
      const before = imageOf(shop.world);
      expect(codeOf(changeDebt(shop.world, command, wrong))).toBe('Forbidden');
      expect(imageOf(shop.world)).toBe(before);
      const right = hire(shop, 'truongphong', { MenuID: debtMenu(DebtType), ActionIDs: [ACTION.approve] });
      expect(must(changeDebt(shop.world, command, right))).toMatchObject({ DebtType, PartyID, Amount: 5_000 });
      expect(shop.world.actions.rows.at(-1)).toMatchObject({ MenuID: debtMenu(DebtType), ActionID: ACTION.approve });
    },
  );
});

describe('the debt list', () => {
  test('opens into entries that add up to it, over any period, and documents that may be paid or cancelled', () => {
    const shop = openShop();
    const { world, owner, customerId } = shop;
    const order = owing(shop, 1);
    must(pay(shop, 18_000));
    const { detail, total } = must(getDetailDebt(world, { customerID: customerId }, owner));
    const [party] = detail.Parties;
    expect([total, party?.Closing, detail.Entries.at(-1)?.Balance]).toEqual([1, MILLION, MILLION]);
    expect(detail.Entries.reduce((sum, entry) => sum + entry.Increase - entry.Decrease, party?.Opening ?? 0)).toBe(
      MILLION,
    );
    expect(
      detail.Documents.map((document) => [document.Kind, document.Remain, document.Status, document.CanCancel]),
    ).toEqual([
      [1, 0, 2, true],
      [0, MILLION, 1, false],
    ]);
    expect(detail.Documents[1]).toMatchObject({
      ScheduleID: order,
      Amount: 1_018_000,
      PaidAmount: 18_000,
      CardLast4: '4821',
    });
    const before = must(getDetailDebt(world, { customerID: customerId, toDate: '2026-11-19' }, owner)).detail;
    expect([before.Parties[0]?.Closing, before.Entries]).toEqual([0, []]);
    const after = must(getDetailDebt(world, { customerID: customerId, fromDate: '2026-11-21' }, owner)).detail;
    expect([after.Parties[0]?.Opening, after.Entries]).toEqual([MILLION, []]);
  });

  test('shows every party kind, and customers by page, by words and only those who owe', () => {
    const shop = openShop();
    const { world, owner, posId, affId } = shop;
    owing(shop, 1);
    expect(must(getDetailDebt(world, { posID: posId }, owner)).detail.Parties[0]).toMatchObject({
      PartyType: 4,
      Closing: 0,
    });
    expect(must(getDetailDebt(world, { affID: affId }, owner)).detail.Parties[0]).toMatchObject({
      PartyType: 3,
      Code: 'CTV001',
    });
    expect(codeOf(getDetailDebt(world, { partnerID: 9 }, owner))).toBe('NotFound');
    expect(codeOf(getDetailDebt(world, { customerID: 1 }, { ...owner, shopId: 9 }))).toBe('NotFound');
    const list = (query: Parameters<typeof getDetailDebt>[1]) => must(getDetailDebt(world, query, owner));
    expect(list({ GeneralSearch: 'hoa', OnlyDebt: true })).toMatchObject({ total: 1, totals: { Closing: 1_018_000 } });
    expect(list({ OnlyDebt: true, toDate: '2026-11-19' }).total).toBe(0);
    expect(list({ GeneralSearch: 'không có' }).total).toBe(0);
  });

  test('the cards’ debts and what is outside orders add up to the customer’s', () => {
    const shop = openShop();
    const { world, owner, customerId, cardId } = shop;
    owing(shop, 1);
    owing(shop, 2);
    must(adjust(shop, { Amount: 7 }));
    expect(listDebtByCard(world, { customerID: customerId }, owner)).toMatchObject([
      { CardDataID: cardId, OrderCount: 2, Debt: 3_036_000, LastDate: '2026-11-20' },
      { OrderCount: 0, Debt: 7 },
    ]);
    expect(debtOf(shop)).toBe(3_036_007);
    expect(listDebtByCard(world, { customerID: 99 }, owner)).toEqual([]);
  });
});

/** A completed order on which the customer owes so many million and a fee of 18.000. */
function owing(shop: TestShop, millions: number): number {
  const { world, owner, bankCardId } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: millions * MILLION, CustomerFeePercent: 0, ExtraFee: 18_000 });
  const line = { ScheduleID, Amount: millions * MILLION, Method: 2 as const, BankCardID: bankCardId };
  must(addLine(world, LINE_KIND.payCard, line, owner));
  must(changeScheduleStatus(world, { ScheduleID, Status: 4 }, owner));
  return ScheduleID;
}

function pay({ world, owner, customerId }: TestShop, Amount: number, more = {}) {
  return payDebt(world, { CustomerID: customerId, Amount, Method: 1, ...more }, owner);
}

function payByCard(shop: TestShop, more: object) {
  const { world, owner, customerId, cardId, posId } = shop;
  const swipe = {
    CustomerID: customerId,
    CardDataID: cardId,
    PosID: posId,
    Amount: 2 * MILLION,
    CustomerFeePercent: 1800,
  };
  return payDebtWithCard(world, { ...swipe, OverrideReason: 'Khách trả nợ bằng thẻ', ...more }, owner);
}

/** A credit line any swipe of the tests goes beyond. */
function limitCard({ world, cardId }: TestShop): void {
  const card = world.cards.get(cardId);
  if (card) world.cards.put({ ...card, LimitAmount: MILLION });
}

function adjust({ world, owner, customerId }: TestShop, more: Partial<AdjustDebtCommand> & { Amount: number }) {
  const command = { DebtType: 1 as const, PartyID: customerId, Reason: 'Giảm phí theo thỏa thuận', ...more };
  return adjustDebt(world, command, owner);
}

function debtOf({ world, owner, customerId }: TestShop): number {
  return balanceOf(world, owner.shopId, accounts.customer(customerId));
}

function debtOn({ world, owner, customerId }: TestShop, scheduleId: number): number {
  return world.books.shops.get(owner.shopId)?.get(accounts.customer(customerId))?.orders.get(scheduleId) ?? 0;
}

function orderOf({ world }: TestShop, scheduleId: number) {
  const order = world.schedules.get(scheduleId);
  if (!order) throw new Error('The test has no such order.');
  return order;
}
