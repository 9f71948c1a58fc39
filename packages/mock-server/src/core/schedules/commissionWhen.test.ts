import { describe, expect, test } from 'vitest';
import { adjustDebt } from '../debts/adjustDebt.ts';
import { cancelPayDebt } from '../debts/cancelDebt.ts';
import { compareDebt } from '../debts/compareDebt.ts';
import { getDetailDebt } from '../debts/getDetailDebt.ts';
import { offsetCustomer } from '../debts/offsetCustomer.ts';
import { payDebt } from '../debts/payDebt.ts';
import { addBadExpense, deleteBadExpense } from '../losses/badExpense.ts';
import { decideLoss } from '../losses/decideLoss.ts';
import { trialBalance } from '../ledger/audit.ts';
import { balanceOf } from '../ledger/balance.ts';
import { accounts } from '../records/accounts.ts';
import type { CommissionWhen } from '../records/account.ts';
import { LINE_KIND } from '../records/schedule.ts';
import { hire } from '../testing/openCompany.ts';
import { codeOf, contextAt, must, openShop, startOrder } from '../testing/openShop.ts';
import { everyDay, identityFault } from '../testing/identityRules.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { correctPercent } from './correctPercent.ts';
import { addLine } from './moneyLines.ts';
import { scheduleView } from './scheduleView.ts';
import { addWithdrawal } from './swipes.ts';

const MILLION = 1_000_000;
const Reason = 'Khách không trả được nữa';
const FEE = 540_000;
const COMMISSION = 30_000;

describe('a commission is owed once the customer paid in full (domain §2(q))', () => {
  test('with the settlement as ever, unless the shop says otherwise', () => {
    const shop = withRule(undefined);
    const id = shop.settled();
    expect([shop.owed(), shop.told(id)]).toEqual([COMMISSION, [undefined, undefined]]);
  });

  test('parts leave it waiting, the last makes it owed on its day, and a cancel takes it back on that day', () => {
    const shop = withRule(2);
    const { world, owner } = shop;
    const id = shop.settled();
    expect([shop.owed(), shop.told(id)]).toEqual([0, [2, COMMISSION]]);
    expect(shop.waiting()).toEqual([COMMISSION, 1]);
    shop.pay(500_000);
    expect([shop.owed(), shop.told(id)]).toEqual([0, [2, COMMISSION]]);
    const last = shop.pay(40_000, '2026-11-23T09:00:00+07:00');
    expect([shop.owed(), shop.told(id), shop.days()]).toEqual([COMMISSION, [1, COMMISSION], ['2026-11-23']]);
    expect(shop.waiting()).toEqual([undefined, undefined]);
    must(
      cancelPayDebt(
        world,
        { DebtID: last.DebtID, Reason },
        contextAt('2026-11-25T09:00:00+07:00', owner.userId, owner.shopId),
      ),
    );
    expect([shop.owed(), shop.told(id)]).toEqual([0, [2, COMMISSION]]);
    expect(shop.days()).toEqual(['2026-11-23', '2026-11-23']);
    shop.holds();
  });

  test('what was paid before the settlement makes it owed with it', () => {
    const shop = withRule(2);
    const id = shop.settled({ topUp: FEE });
    expect([shop.owed(), shop.told(id), shop.days()]).toEqual([COMMISSION, [1, COMMISSION], ['2026-11-20']]);
  });

  test.each([
    ['a loss', (shop: Opened, id: number) => shop.lose(id, FEE)],
    ['a discount', (shop: Opened) => shop.adjust(-FEE, 1)],
    ['an adjustment', (shop: Opened) => shop.adjust(-FEE, 2)],
    ['a payment and a loss of the rest', (shop: Opened, id: number) => (shop.pay(500_000), shop.lose(id, 40_000))],
  ])('%s gives it up, for nobody paid', (_what, giveUp) => {
    const shop = withRule(2);
    const id = shop.settled();
    giveUp(shop, id);
    expect([shop.owed(), shop.told(id), shop.debt()]).toEqual([0, [3, COMMISSION], 0]);
    expect(shop.waiting()).toEqual([undefined, undefined]);
    shop.holds();
  });

  test('a loss that waits for a second person changes nothing before it is approved', () => {
    const shop = withRule(2);
    const { world } = shop;
    const second = hire(shop, 'duyet', { MenuID: MENU.badExpenses, ActionIDs: [ACTION.view, ACTION.approve] });
    shop.rule(2, true);
    const id = shop.settled();
    const loss = shop.lose(id, FEE);
    expect([loss.Status, shop.told(id)]).toEqual([0, [2, COMMISSION]]);
    must(decideLoss(world, { id: loss.id, Status: 1 }, second));
    expect([shop.owed(), shop.told(id)]).toEqual([0, [3, COMMISSION]]);
    expect(identityFault(world, everyDay(world))).toBeUndefined();
  });

  test('what was owed is taken back once more is owed and written off, and owed again without that', () => {
    const shop = withRule(2);
    const id = shop.settled();
    shop.pay(FEE);
    expect(shop.owed()).toBe(COMMISSION);
    shop.adjust(100_000, 2, id);
    expect([shop.owed(), shop.told(id)]).toEqual([0, [2, COMMISSION]]);
    const loss = shop.lose(id, 100_000);
    expect([shop.owed(), shop.told(id)]).toEqual([0, [3, COMMISSION]]);
    must(deleteBadExpense(shop.world, { id: loss.id, Reason }, shop.owner));
    shop.pay(100_000);
    expect([shop.owed(), shop.told(id)]).toEqual([COMMISSION, [1, COMMISSION]]);
    shop.holds();
  });

  test('an offset with another order of the customer pays it', () => {
    const shop = withRule(2);
    const id = shop.settled();
    const other = shop.settled({ topUp: 2 * FEE, isReferred: false, status: 3 });
    expect(shop.told(other)).toEqual([undefined, undefined]);
    must(offsetCustomer(shop.world, { CustomerID: shop.customerId, Amount: FEE }, shop.owner));
    expect([shop.owed(), shop.told(id)]).toEqual([COMMISSION, [1, COMMISSION]]);
    shop.holds();
  });

  test('reopening takes it back, and the next settlement has the rule of its day', () => {
    const shop = withRule(2);
    const { world, owner } = shop;
    const id = shop.settled({ topUp: FEE });
    must(changeScheduleStatus(world, { ScheduleID: id, Status: 2, Note: Reason }, owner));
    expect([shop.owed(), shop.told(id)]).toEqual([0, [2, COMMISSION]]);
    shop.rule(1);
    must(changeScheduleStatus(world, { ScheduleID: id, Status: 4 }, owner));
    expect([shop.owed(), shop.told(id)]).toEqual([COMMISSION, [undefined, undefined]]);
    shop.holds();
  });

  test('a switch leaves what is settled with the rule of its day', () => {
    const shop = withRule(undefined);
    shop.settled();
    shop.rule(2);
    expect(shop.owed()).toBe(COMMISSION);
    const waits = shop.settled();
    shop.rule(1);
    expect([shop.owed(), shop.told(waits)]).toEqual([COMMISSION, [2, COMMISSION]]);
    shop.pay(2 * FEE);
    expect([shop.owed(), shop.told(waits)]).toEqual([2 * COMMISSION, [1, COMMISSION]]);
    shop.holds();
  });

  test('a corrected rate counts once it is owed, and a fee that rises takes it back', () => {
    const shop = withRule(2);
    const { world, owner } = shop;
    const id = shop.settled();
    const higher = must(correctPercent(world, { ScheduleID: id, AffPercent: 200, Reason }, owner));
    expect([higher.After.AffAmount, shop.owed(), shop.told(id)]).toEqual([0, 0, [2, 60_000]]);
    shop.pay(FEE);
    expect(shop.owed()).toBe(60_000);
    const dearer = must(correctPercent(world, { ScheduleID: id, CustomerFeePercent: 2000, Reason }, owner));
    expect([dearer.After.AffAmount, shop.owed(), shop.told(id)]).toEqual([0, 0, [2, 60_000]]);
    shop.holds();
  });

  test('a balance agreed on with the collaborator stays: what is taken back later is of a later day', () => {
    const shop = withRule(2);
    const { world, owner } = shop;
    shop.settled();
    const paid = shop.pay(FEE);
    const later = contextAt('2026-11-25T09:00:00+07:00', owner.userId, owner.shopId);
    const party = { DebtType: 3 as const, PartyID: shop.affId };
    must(compareDebt(world, party, { Date: '2026-11-22', TheirBalance: -COMMISSION, Lock: true }, later));
    expect(codeOf(cancelPayDebt(world, { DebtID: paid.DebtID, Reason }, later))).toBe('done');
    expect([shop.owed(), shop.days()]).toEqual([0, ['2026-11-20', '2026-11-25']]);
    shop.holds();
  });
});

type Opened = ReturnType<typeof withRule>;

interface SettledAs {
  /** Paid before the settlement. */
  topUp?: number;
  /** Whether a collaborator referred the customer. */
  isReferred?: boolean;
  status?: 3 | 4;
}

/** A shop with that rule, in which orders of 30.000.000 đ at 1,8 % are settled, with a commission of 0,1 %. */
function withRule(rule: CommissionWhen | undefined) {
  const shop = openShop();
  const { world, owner, customerId, affId, bankCardId, posId } = shop;
  const setRule = (CommissionWhen: CommissionWhen | undefined, TwoPersons = false) => {
    const row = world.shops.get(owner.shopId);
    if (row) world.shops.put({ ...row, CommissionWhen, TwoPersons });
  };
  setRule(rule);
  const settled = ({ topUp = 0, isReferred = true, status = 4 }: SettledAs = {}) => {
    const { ScheduleID } = startOrder(shop, { Amount: 30 * MILLION, AffID: isReferred ? affId : undefined });
    const line = { ScheduleID, Amount: 30 * MILLION, Method: 2 as const, BankCardID: bankCardId };
    must(addLine(world, LINE_KIND.payCard, line, owner));
    must(addWithdrawal(world, { ScheduleID, Amount: 30 * MILLION, PosID: posId, OverrideReason: Reason }, owner));
    if (topUp > 0) must(addLine(world, LINE_KIND.topUp, { ...line, Amount: topUp }, owner));
    must(changeScheduleStatus(world, { ScheduleID, Status: status }, owner));
    return ScheduleID;
  };
  return {
    ...shop,
    rule: setRule,
    settled,
    pay: (Amount: number, now = owner.now) =>
      must(payDebt(world, { CustomerID: customerId, Amount, Method: 1 }, contextAt(now, owner.userId, owner.shopId))),
    lose: (ScheduleID: number, Amount: number) =>
      must(addBadExpense(world, { Kind: 3, ScheduleID, Amount, Reason }, owner)),
    adjust: (Amount: number, AdjustKind: 1 | 2, ScheduleID?: number) =>
      must(adjustDebt(world, { DebtType: 1, PartyID: customerId, Amount, AdjustKind, ScheduleID, Reason }, owner)),
    owed: () => 0 - balanceOf(world, owner.shopId, accounts.aff(affId)),
    debt: () => balanceOf(world, owner.shopId, accounts.customer(customerId)),
    days: () =>
      world.books.entries.filter(({ RefType }) => RefType === 'Commission').map((entry) => entry.BusinessDate),
    told: (id: number) => {
      const order = world.schedules.get(id);
      const view = order && scheduleView(world, order, owner);
      return [view?.CommissionState, view?.CommissionAmount];
    },
    waiting: () => {
      const [party] = must(getDetailDebt(world, { affID: affId }, owner)).detail.Parties;
      return [party?.CommissionWaiting, party?.CommissionWaitingCount];
    },
    /** The books balance, and the owner is richer by profit and capital alone, on every day. */
    holds: () => {
      expect([...trialBalance(world).values()].every((sum) => sum === 0)).toBe(true);
      expect(identityFault(world, everyDay(world))).toBeUndefined();
    },
  };
}
